import { expect } from "chai";
import { memoryPorts } from "../../../adapters/memory/index.js";
import { instant } from "../../../core/index.js";
import { systemPorts } from "../../system-ports.js";
import { type Api, type Harness, type Reply, startHarness, type TestWorkspace } from "../harness.js";
import { onServer } from "../storages.js";

const policy = { perMinute: 60, burst: 10 };
const left = (reply: Reply): number => Number(/r=(\d+)/.exec(reply.headers.get("ratelimit") ?? "")?.[1] ?? "-1");

describe("the rate limit over HTTP", () => {
  let now = Date.UTC(2026, 2, 1);
  let harness: Harness;
  let workspace: TestWorkspace;
  let owner: Api;
  before(async () => {
    const ports = memoryPorts({ ...systemPorts, clock: { now: () => instant(now) } });
    harness = await startHarness(ports, { rateLimit: { ...policy, quota: ports.requestQuota }, trustedProxies: 1 });
  });
  beforeEach(async () => {
    now += 3_600_000;
    workspace = await harness.createWorkspace();
    owner = harness.api(workspace.tokens.owner);
  });
  after(() => harness?.close());

  it("allows a burst, then returns 429 with the seconds to wait, and allows requests after them", async () => {
    for (let request = 1; request <= 10; request++) {
      const reply = await owner("/v1/me");
      expect([reply.status, left(reply)]).to.deep.equal([200, 10 - request]);
      expect(reply.headers.get("ratelimit-policy")).to.equal('"default";q=60;w=60');
    }
    const refused = await owner("/v1/me");
    expect([refused.status, refused.body["code"], refused.headers.get("retry-after")]).to.deep.equal([429, "rate_limited", "1"]);
    expect(refused.headers.get("ratelimit")).to.equal('"default";r=0;t=10');
    now += 1_000;
    expect((await owner("/v1/me")).status).to.equal(200);
    expect((await owner("/v1/me")).status).to.equal(429);
    now += 10_000;
    expect(left(await owner("/v1/me"))).to.equal(9);
  });

  it("counts each token separately, and every response that it receives", async () => {
    for (let request = 0; request < 5; request++) {
      expect((await owner("/v1/nothing")).status).to.equal(404);
      expect((await owner("/v1/projects", { body: {} })).status).to.equal(422);
    }
    expect((await owner("/v1/me")).status).to.equal(429);
    expect((await harness.api(workspace.tokens.member)("/v1/me")).status).to.equal(200);
    expect((await harness.api(null)("/healthz")).headers.get("ratelimit")).to.equal(null);
  });

  it("limits an address that tries tokens, but not known tokens or other addresses", async () => {
    const from = (address: string, token: string) =>
      harness.api(token)("/v1/me", { headers: { "X-Forwarded-For": `10.9.9.9, ${address}` } });
    expect((await from("192.0.2.7", workspace.tokens.owner)).status).to.equal(200);
    const answers: number[] = [];
    for (let guess = 0; guess < 12; guess++) answers.push((await from("192.0.2.7", `stint_guess${guess}`)).status);
    expect(answers).to.deep.equal([...Array<number>(10).fill(401), 429, 429]);
    expect((await from("192.0.2.7", workspace.tokens.owner)).status).to.equal(200);
    expect((await from("192.0.2.8", "stint_guess")).status).to.equal(401);
    expect((await from("192.0.2.7", workspace.tokens.member)).status, "not known yet").to.equal(429);
    now += 1_000;
    expect((await from("192.0.2.7", workspace.tokens.member)).status).to.equal(200);
  });

  it("counts CSV lists, PDFs and reports at their documented cost", async () => {
    const client = (await owner("/v1/clients", { body: { name: "Ada Ltd" } })).body["id"];
    const lines = [{ description: "Design", quantity: "1", unit_price: 9_000 }];
    const { body } = await owner("/v1/invoices", { body: { client_id: client, lines } });
    for (const [path, cost, how] of [
      ["/v1/reports/time?group_by=project", 5, {}],
      ["/v1/clients", 10, { headers: { Accept: "text/csv" } }],
      ["/v1/clients.csv", 10, {}],
      [`/v1/invoices/${String(body["id"])}/export`, 10, {}],
    ] as const) {
      now += 60_000;
      const reply = await owner(path, how);
      expect([path, reply.status, left(reply)]).to.deep.equal([path, 200, 10 - cost]);
    }
    now += 5_000;
    const refused = await owner("/v1/clients.csv");
    expect([refused.status, refused.headers.get("retry-after"), left(refused)]).to.deep.equal([429, "5", 5]);
    expect((await owner("/v1/clients")).status, "a cheaper one").to.equal(200);
    now += 7_000;
    expect((await owner("/v1/clients.csv")).status).to.equal(200);
  });

  it("limits requests without a token by address, at their documented cost", async () => {
    const accept = () => harness.api(null)("/v1/invitations/accept", { body: { token: "x" } });
    const answers: number[] = [];
    for (let guess = 0; guess < 11; guess++) answers.push((await accept()).status);
    expect(answers.slice(0, 2)).to.not.include(429);
    expect(new Set(answers.slice(2))).to.deep.equal(new Set([429]));
  });

  it("allows as many simultaneous requests as consecutive ones", async () => {
    const replies = await Promise.all(Array.from({ length: 40 }, () => owner("/v1/me")));
    expect(replies.filter(({ status }) => status === 200).length).to.equal(10);
    expect(replies.filter(({ status }) => status === 429).length).to.equal(30);
  });
});

onServer("the rate limit of several processes", (ports, open) => {
  const harnesses: Harness[] = [];
  const wide = { perMinute: 600, burst: 100 };
  let now = Date.UTC(2026, 2, 1);
  before(async () => {
    for (const each of [ports(), await open()]) {
      const timed = { ...each, clock: { now: () => instant(now) } };
      harnesses.push(await startHarness(timed, { rateLimit: { ...wide, quota: each.requestQuota } }));
    }
  });
  after(() => Promise.all(harnesses.map((harness) => harness.close())));

  /** The number of requests that both allow until they have rejected 50. */
  async function passed(apis: readonly Api[]): Promise<number> {
    const statuses: number[] = [];
    while (statuses.filter((status) => status === 429).length < 50) {
      const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => (apis[index % 2] as Api)("/v1/me")));
      statuses.push(...replies.map(({ status }) => status));
    }
    return statuses.filter((status) => status === 200).length;
  }

  it("is shared by all of them", async () => {
    const [first, second] = harnesses as [Harness, Harness];
    const { tokens } = await first.createWorkspace();
    const apis = [first.api(tokens.owner), second.api(tokens.owner)];
    expect(await passed(apis)).to.equal(wide.burst);
    now += 6_000;
    expect(await passed(apis)).to.equal(wide.perMinute / 10);
  });
});
