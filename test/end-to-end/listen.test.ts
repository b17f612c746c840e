import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { deliveredTypes } from "../../core/index.js";
import { verifyServiceSignature, verifyWebhook } from "../../webhooks/index.js";
import { type Api, type Harness, startHarness } from "../http/harness.js";
import { killed } from "../processes.js";
import { systemPorts } from "../system-ports.js";
import { commandLine } from "./command-line.js";
import { launched } from "./service-process.js";
import { until } from "./until.js";
import { type Received, WebhookReceiver } from "./webhook-receiver.js";

/** Passes requests on to the service, unless the connection is lost. */
class Front {
  isLost = false;
  private constructor(readonly server: Server) {}

  static async before(harness: Harness): Promise<Front> {
    const server = createServer((incoming, outgoing) => {
      if (front.isLost) {
        incoming.socket.destroy();
        return;
      }
      const passed = request(new URL(incoming.url ?? "", harness.url), { method: incoming.method, headers: incoming.headers });
      passed.on("response", (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on("error", () => incoming.socket.destroy());
      incoming.pipe(passed);
    });
    const front = new Front(server);
    await once(server.listen(0, "127.0.0.1"), "listening");
    return front;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const SECRET = /^whsec_\S{44}$/;

describe("stint listen", function () {
  this.timeout(120_000);
  const stint = commandLine();
  let harness: Harness;
  let front: Front;
  let receiver: WebhookReceiver;
  let owner: Api;
  let token: string;
  let listening: ReturnType<typeof launched> | undefined;

  beforeEach(async () => {
    harness = await startHarness(memoryPorts(systemPorts));
    front = await Front.before(harness);
    receiver = await WebhookReceiver.start();
    token = (await harness.createWorkspace()).tokens.owner;
    owner = harness.api(token);
  });
  afterEach(async () => {
    if (listening) await killed(listening.child);
    receiver.close();
    front.close();
    await harness.close();
  });

  const settings = () => ({ STINT_URL: front.url, STINT_TOKEN: token });
  const lines = () => listening?.output ?? [];
  const said = (words: string | RegExp) => until(String(words), () => lines().find((line) => line.match(words)));
  const client = async (name: string): Promise<void> => {
    expect((await owner("/v1/clients", { body: { name } })).status).to.equal(201);
  };
  const named = (name: string) =>
    until(`the event about ${name}`, () => receiver.received.find(({ payload }) => payload.data["name"] === name));

  /** Returns the secret. */
  async function begin(...words: readonly string[]): Promise<string> {
    listening = launched(["listen", "--forward-to", receiver.url, ...words], settings());
    return said(SECRET);
  }

  async function ended(): Promise<number | null> {
    const child = listening?.child;
    if (child?.exitCode === null) await once(child, "exit");
    return child?.exitCode ?? null;
  }

  it("forwards events as deliveries, signed with the secret that it prints, and prints a line for each", async () => {
    await client("Before");
    const secret = await begin();
    await client("Ada");
    const { headers, body, payload } = await named("Ada");
    const verified = verifyWebhook({ headers, body, secret });
    expect(verified).to.include({ type: "client.created", attempt: 1 });
    expect(verifyServiceSignature(body, headers["x-service-signature"], secret)).to.equal(true);
    const events = (await owner("/v1/events?type=client.created")).body["data"] as { id: string; body: string }[];
    expect(events[0]).to.include({ id: verified.id, body: body.toString() });
    expect(payload.data).to.include({ name: "Ada" });
    await said(new RegExp(`^\\d{4}-\\S+Z  client\\.created +${verified.id}  200  \\d+ ms$`));
    expect((await owner("/v1/webhook-deliveries")).body["data"]).to.deep.equal([]);
    listening?.child.kill("SIGINT");
    expect(await ended()).to.equal(0);
  });

  it("uses the same secret again for the same token, which is not that of the workspace", async () => {
    const first = await begin();
    if (listening) await killed(listening.child);
    expect(await begin()).to.equal(first);
    expect((await owner("/v1/workspace/webhook-secret")).body["secret"]).to.not.equal(first);
  });

  it("forwards only the listed types, each event once", async () => {
    await begin("--events", "project.created,client.updated");
    await client("Ada");
    await owner("/v1/projects", { body: { name: "Website" } });
    await named("Website");
    await owner("/v1/projects", { body: { name: "Shop" } });
    await named("Shop");
    expect(receiver.received.map(({ payload }) => payload.data["name"])).to.deep.equal(["Website", "Shop"]);
  });

  it("says which events the token may not see, or ends if it may see none of those that were asked for", async () => {
    const tokenFor = async (...scopes: readonly string[]) =>
      String((await owner("/v1/tokens", { body: { name: "Some", scopes } })).body["token"]);
    token = await tokenFor("webhooks:read", "projects:read", "clients:read", "invoices:read");
    await begin();
    for (const [kind, scope] of [
      ["time_entry", "time_entries:read"],
      ["user", "users:read"],
      ["task", "tasks:read"],
      ["expense", "expenses:read"],
      ["milestone", "milestones:read"],
      ["quote", "quotes:read"],
      ["recurring_invoice", "recurring_invoices:read"],
      ["reminder", "reminders:read"],
      ["bank_statement", "bank_statements:read"],
      ["bank_transaction", "bank_transactions:read"],
    ])
      await said(`Events ${kind}.* are left out. The token's scopes do not include ${scope}.`);
    await client("Ada");
    await named("Ada");
    expect(lines().filter((line) => /Events (?:client|project|invoice|credit_note)\.\*/.test(line))).to.deep.equal([]);
    for (const [scopes, events, scope] of [
      [["webhooks:read", "invoices:read"], ["--events", "invoice.paid,client.created"], "clients:read"],
      [["webhooks:read"], [], "do not include"],
      [["clients:read"], ["--events", "client.created"], "webhooks:read"],
    ] as const) {
      const given = { ...settings(), STINT_TOKEN: await tokenFor(...scopes) };
      const failed = await stint(["listen", "--forward-to", "localhost:1", ...events], given);
      expect([failed.code, failed.out], failed.err).to.deep.equal([1, ""]);
      expect(failed.err).to.contain("The token's scopes do not include").and.contain(scope);
    }
  });

  it("goes on after a receiver that fails or is down", async () => {
    await begin();
    receiver.answer = () => 500;
    await client("Refused");
    await said("  500  ");
    const { url } = receiver;
    receiver.close();
    await client("Unheard");
    await said("  connection_failed: ");
    const again = createServer((incoming, outgoing) => void incoming.resume().on("end", () => outgoing.end()));
    await once(again.listen(Number(new URL(url).port), "127.0.0.1"), "listening");
    await client("Heard");
    await said("  200  ");
    again.closeAllConnections();
    again.close();
  });

  it("goes on after a lost connection to the service, with the events that happened meanwhile", async () => {
    await begin();
    front.isLost = true;
    await said("cannot be reached. Trying again.");
    await client("Meanwhile");
    front.isLost = false;
    await named("Meanwhile");
    await said("responds again");
    listening?.child.kill("SIGINT");
    expect(await ended()).to.equal(0);
  });

  it("ends at once with what is wrong", async () => {
    for (const [words, given, code, sentence] of [
      [["--forward-to", "localhost:1"], { STINT_TOKEN: "unknown" }, 1, "The token is unknown"],
      [
        ["--forward-to", "localhost:1", "--url", "http://127.0.0.1:1"],
        {},
        3,
        "http://127.0.0.1:1: The service cannot be reached",
      ],
      [["--forward-to", "localhost:1"], { STINT_TOKEN: "" }, 2, "npx stint token create"],
      [["--forward-to", "localhost:1"], { STINT_URL: "stint" }, 2, "STINT_URL must be a URL"],
      [["--forward-to", "http://"], {}, 2, "--forward-to must be a URL"],
      [[], {}, 2, "--forward-to is required"],
      [["--forward-to", "localhost:1", "--events", "invoice.eaten"], {}, 2, 'no event type "invoice.eaten"'],
    ] as const) {
      const failed = await stint(["listen", ...words], { ...settings(), ...given });
      expect([failed.code, failed.out], failed.err).to.deep.equal([code, ""]);
      expect(failed.err).to.contain(sentence);
      expect(failed.err).to.not.contain(token);
    }
  });
});

describe("stint trigger", function () {
  this.timeout(120_000);
  const stint = commandLine();
  let receiver: WebhookReceiver;
  const settings = { STINT_TOKEN: "stint_a_token", STINT_URL: "http://127.0.0.1:1" };

  before(async () => {
    receiver = await WebhookReceiver.start();
  });
  after(() => receiver.close());

  it("sends an example of every type without a service, signed with the secret of listen for the same token", async () => {
    for (const type of deliveredTypes) {
      const sent = await stint(["trigger", type, "--forward-to", receiver.url], settings);
      expect(sent.code, sent.err).to.equal(0);
      const [, secret = ""] = /Signed with (\S+)/.exec(sent.out) ?? [];
      const { headers, body } = receiver.received.at(-1) as Received;
      const verified = verifyWebhook({ headers, body, secret });
      expect(verified.type).to.equal(type);
      expect(verified.data).to.be.an("object").that.is.not.empty;
      expect(sent.out).to.contain(verified.id);
    }
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).to.equal(deliveredTypes.length);
  });

  it("fails if the receiver does not accept the example, and for a type that does not exist", async () => {
    receiver.answer = () => 422;
    const refused = await stint(["trigger", "invoice.paid", "--forward-to", receiver.url], settings);
    expect([refused.code, refused.err.includes("  422  ")]).to.deep.equal([1, true]);
    expect(refused.out, "the secret, which the receiver may lack").to.match(/^Signed with whsec_\S{44}$/m);
    for (const words of [[], ["invoice.eaten"]]) {
      const unknown = await stint(["trigger", ...words, "--forward-to", receiver.url], settings);
      expect([unknown.code, unknown.err.includes("npx stint trigger --help")]).to.deep.equal([2, true]);
    }
  });

  it("lists all types with --help", async () => {
    const { code, out } = await stint(["trigger", "--help"], {});
    expect(code).to.equal(0);
    for (const type of deliveredTypes) expect(out.split("\n")).to.include(`  ${type}`);
  });
});
