import { expect } from "chai";
import { INVITATIONS_PER_HOUR, INVOICE_MAILS_PER_HOUR, instant } from "../../core/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { systemPorts } from "../system-ports.js";
import { type Api, type Reply, startHarness } from "./harness.js";

const HOUR_MS = 3_600_000;

interface Scene {
  readonly api: Api;
  readonly client: string;
  /** Moves the clock. */
  wait(ms: number): void;
}

/** Runs the test against its own service. The clock moves only when the test moves it. */
async function withService(mailLimit: number | null, test: (scene: Scene) => Promise<void>): Promise<void> {
  let now = Date.UTC(2026, 2, 2, 9);
  const clock = { now: () => instant(now) };
  const harness = await startHarness(memoryPorts({ ...systemPorts, clock, mailLimit }));
  try {
    const api = harness.api((await harness.createWorkspace()).tokens.owner);
    const client = (await api("/v1/clients", { body: { name: "Ada Ltd" } })).body["id"];
    now += HOUR_MS;
    await test({ api, client: String(client), wait: (ms) => void (now += ms) });
  } finally {
    await harness.close();
  }
}

const invite = (api: Api, email: string) => api("/v1/users", { body: { email } });

async function invoice({ api, client }: Scene): Promise<string> {
  const lines = [{ description: "Design", quantity: "1", unit_price: 9_000 }];
  return String((await api("/v1/invoices", { body: { client_id: client, lines } })).body["id"]);
}

const send = (api: Api, id: string, to: readonly string[], cc: readonly string[] = []) =>
  api(`/v1/invoices/${id}/send`, { body: { to, cc } });

function expectLimited(reply: Reply, detail: string, seconds: number): void {
  expect(reply.body).to.include({ status: 429, code: "mail_limit", detail, retry_after: seconds });
  expect(reply.headers.get("retry-after")).to.equal(String(seconds));
}

describe("limits on mail", () => {
  it(`allow ${INVITATIONS_PER_HOUR} invitations an hour to one address, even if they are withdrawn in between`, () =>
    withService(200, async ({ api, wait }) => {
      for (let n = 0; n < INVITATIONS_PER_HOUR; n++) {
        const { status, body } = await invite(api, n % 2 === 0 ? "ada@example.com" : "Ada@Example.com");
        expect(status).to.equal(201);
        expect((await api(`/v1/users/${String(body["id"])}`, { method: "DELETE" })).status).to.equal(204);
      }
      const detail = "The limit for ada@example.com is 5 invitations per hour. Try again in 12 minutes.";
      expectLimited(await invite(api, "ada@example.com"), detail, 720);
      const users = (await api("/v1/users")).body["data"] as { email: string }[];
      expect(users.filter(({ email }) => email === "ada@example.com")).to.deep.equal([]);
      expect((await invite(api, "bob@example.com")).status).to.equal(201);
      wait(HOUR_MS / INVITATIONS_PER_HOUR);
      expect((await invite(api, "ada@example.com")).status).to.equal(201);
    }));

  it("count a resent invitation, and keep the link of the previous mail when they reject it", () =>
    withService(200, async ({ api }) => {
      const { body } = await invite(api, "ada@example.com");
      const again = () => api(`/v1/users/${String(body["id"])}/resend-invitation`, { method: "POST" });
      const replies = [];
      for (let n = 0; n < 100; n++) replies.push(await again());
      expect(replies.filter(({ status }) => status === 200)).to.have.length(INVITATIONS_PER_HOUR - 1);
      expect(new Set(replies.slice(INVITATIONS_PER_HOUR - 1).map(({ status }) => status))).to.deep.equal(new Set([429]));
      const user = await api(`/v1/users/${String(body["id"])}`);
      expect(user.body["version"]).to.equal(INVITATIONS_PER_HOUR);
    }));

  it(`allow ${INVOICE_MAILS_PER_HOUR} invoice mails an hour to one recipient, in to or cc, and issue nothing beyond`, () =>
    withService(null, async (scene) => {
      const { api } = scene;
      const first = await invoice(scene);
      for (let n = 0; n < INVOICE_MAILS_PER_HOUR; n++) {
        const reply =
          n % 2 === 0
            ? send(api, first, ["a@example.com", "A@example.com"])
            : send(api, first, ["b@example.com"], ["a@example.com"]);
        expect((await reply).status).to.equal(202);
      }
      const draft = await invoice(scene);
      const detail = "The limit for a@example.com is 20 emails per hour. Try again in 3 minutes.";
      expectLimited(await send(api, draft, ["a@example.com", "c@example.com"]), detail, 180);
      expect((await api(`/v1/invoices/${draft}`)).body["status"]).to.equal("draft");
      expect((await send(api, draft, ["c@example.com"])).status).to.equal(202);
    }));

  it("allow a workspace the configured number of mails an hour, and do not count rejected ones", () =>
    withService(3, async (scene) => {
      const { api, wait } = scene;
      const id = await invoice(scene);
      expect((await invite(api, "ada@example.com")).status).to.equal(201);
      for (const to of ["a@example.com", "b@example.com"]) expect((await send(api, id, [to])).status).to.equal(202);
      const detail = "The limit for this workspace is 3 emails per hour. Try again in 20 minutes.";
      for (let n = 0; n < INVOICE_MAILS_PER_HOUR; n++) expectLimited(await send(api, id, ["c@example.com"]), detail, 1_200);
      wait(HOUR_MS / 3);
      expect((await send(api, id, ["c@example.com"])).status).to.equal(202);
    }));

  it("count each recipient of a mail once, and never wait for more than an hour's mails", () =>
    withService(4, async (scene) => {
      const { api, wait } = scene;
      const id = await invoice(scene);
      const repeated = await send(api, id, ["a@example.com", "A@example.com"], ["a@EXAMPLE.com", "b@example.com"]);
      expect([repeated.status, repeated.body["to"], repeated.body["cc"]]).to.deep.equal([
        202,
        ["a@example.com"],
        ["b@example.com"],
      ]);
      const detail = "The limit for this workspace is 4 emails per hour. Try again in 15 minutes.";
      expectLimited(await send(api, id, ["a@example.com", "b@example.com", "c@example.com"]), detail, 900);
      expect((await send(api, id, ["a@example.com", "c@example.com"])).status).to.equal(202);
      wait(HOUR_MS);
      const six = Array.from({ length: 6 }, (_, n) => `${n}@example.com`);
      expect((await send(api, id, six)).status).to.equal(202);
      const all = "The limit for this workspace is 4 emails per hour. Try again in 60 minutes.";
      expectLimited(await send(api, id, six), all, 3_600);
    }));
});
