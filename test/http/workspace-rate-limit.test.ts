import { expect } from "chai";
import fc from "fast-check";
import { memoryPorts } from "../../adapters/memory/index.js";
import { RateLimit } from "../../adapters/http/rate-limit.js";
import { instant, type QuotaPolicy, type QuotaShare, type RequestQuota } from "../../core/index.js";
import { systemPorts } from "../system-ports.js";
import { type Api, type Harness, type Reply, startHarness, type TestWorkspace } from "./harness.js";

const each = { perMinute: 600, burst: 100 };
const all = { perMinute: 60, burst: 30 };
const KIB = 1_024;

/** Counts what is leased of the buckets of workspaces. */
class WatchedQuota implements RequestQuota {
  leases = 0;
  lowest = Infinity;

  constructor(private readonly quota: RequestQuota) {}

  async lease(key: string, wanted: number, policy: QuotaPolicy, now: ReturnType<typeof instant>): Promise<QuotaShare> {
    const share = await this.quota.lease(key, wanted, policy, now);
    if (key.startsWith("workspace")) this.leases += 1;
    this.lowest = Math.min(this.lowest, share.remaining, share.granted);
    return share;
  }
}

describe("the rate limit of a workspace", () => {
  let now = Date.UTC(2026, 2, 1);
  let harness: Harness;
  let workspace: TestWorkspace;
  let owner: Api;
  let member: Api;
  const ports = memoryPorts({ ...systemPorts, clock: { now: () => instant(now) } });
  const quota = new WatchedQuota(ports.requestQuota);
  before(async () => {
    harness = await startHarness(ports, { rateLimit: { ...each, quota }, workspaceRateLimit: { ...all, quota } });
  });
  beforeEach(async () => {
    now += 3_600_000;
    workspace = await harness.createWorkspace();
    owner = harness.api(workspace.tokens.owner);
    member = harness.api(workspace.tokens.member);
  });
  after(() => harness.close());
  const statuses = async (count: number, send: (index: number) => Promise<Reply>): Promise<readonly number[]> => {
    const found: number[] = [];
    for (let index = 0; index < count; index += 1) found.push((await send(index)).status);
    return found;
  };
  const noted = (kib: number) =>
    owner("/v1/projects", { body: { name: "Large", notes: "x".repeat(kib * KIB) }, headers: { Connection: "close" } });

  it("counts the requests of all its tokens, and not those of others", async () => {
    const both = await statuses(31, (index) => (index % 2 === 0 ? owner : member)("/v1/me"));
    expect(both).to.deep.equal([...Array<number>(30).fill(200), 429]);
    const other = await harness.createWorkspace();
    expect((await harness.api(other.tokens.owner)("/v1/me")).status).to.equal(200);
  });

  it("returns 429 with the time to wait, refills, and leaves the headers to the token", async () => {
    await statuses(29, () => member("/v1/me"));
    const last = await owner("/v1/me");
    expect(last.headers.get("ratelimit-policy")).to.equal('"default";q=600;w=60');
    expect(last.headers.get("ratelimit")).to.match(/^"default";r=99;/);
    const refused = await owner("/v1/me");
    expect([refused.status, refused.body["code"], refused.headers.get("retry-after")]).to.deep.equal([429, "rate_limited", "1"]);
    expect(refused.body["detail"]).to.contain("of the workspace is 60 requests per minute");
    now += 1_000;
    expect(await statuses(2, () => owner("/v1/me"))).to.deep.equal([200, 429]);
    now += 600_000;
    expect(await statuses(31, () => owner("/v1/me"))).to.deep.equal([...Array<number>(30).fill(200), 429]);
  });

  it("counts large bodies as several requests before it parses them, and the token does not", async () => {
    // 30 requests: one of 16 + 1, then 13 are left.
    const first = await noted(16 * 16);
    expect([first.status, first.headers.get("ratelimit")]).to.deep.equal([422, '"default";r=99;t=1']);
    const second = await noted(14 * 16);
    expect([second.status, second.body["code"]]).to.deep.equal([429, "rate_limited"]);
    const third = await owner("/v1/projects", { raw: "x".repeat(17 * 16 * KIB) });
    expect(third.body["code"]).to.equal("rate_limited");
  });

  it("counts large responses after they are sent, and never has less than nothing", async () => {
    const notes = "ä".repeat(9_000);
    const project = await owner("/v1/projects", { body: { name: "Long notes" } });
    for (let index = 0; index < 5; index += 1) {
      const range = { start_time: "2026-02-01T08:00:00Z", end_time: "2026-02-01T09:00:00Z" };
      const created = await owner("/v1/time-entries", { body: { project_id: project.body["id"], notes, ...range } });
      expect(created.status).to.equal(201);
      now += 60_000;
    }
    now += 600_000;
    // 5 entries of 9,000 characters are more than 2 times 16 KiB.
    const answers = await statuses(12, () => owner("/v1/time-entries"));
    expect(answers).to.deep.equal([...Array<number>(10).fill(200), 429, 429]);
    expect(quota.lowest).to.be.at.least(0);
  });

  it("needs no access to the store for most requests", async () => {
    const before = quota.leases;
    now += 600_000;
    await statuses(30, () => owner("/v1/me"));
    expect(quota.leases - before).to.be.at.most(30 / Math.round(all.perMinute / 60));
  });
});

describe("a token bucket that is drained", () => {
  it("never has less than nothing, and refills whatever the clock does", async () => {
    const step = fc.record({
      drain: fc.boolean(),
      cost: fc.integer({ min: 1, max: 50 }),
      ahead: fc.integer({ min: -90_000, max: 90_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        let now = Date.UTC(2026, 0, 1);
        let latest = now;
        const quota = new WatchedQuota(memoryPorts(systemPorts).requestQuota);
        const limit = new RateLimit(quota, { now: () => instant(now) }, all, "workspace");
        for (const { drain, cost, ahead } of steps) {
          now += ahead;
          latest = Math.max(latest, now);
          await (drain ? limit.drain("w", cost) : limit.spend("w", cost).catch(() => undefined));
          expect(Number(/r=(-?\d+)/.exec(limit.header("w"))?.[1])).to.be.within(0, all.burst);
        }
        expect(quota.lowest).to.be.at.least(0);
        now = latest + 60_000;
        await limit.spend("w", all.burst);
      }),
    );
  });
});
