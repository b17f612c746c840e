import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { instant } from "../../core/index.js";
import { systemPorts } from "../system-ports.js";
import { type Api, type Harness, startHarness } from "./harness.js";
import { reasonOf } from "../reasons.js";

/** A port without a listener. */
const url = "http://127.0.0.1:1/hook";
const HOUR = 3_600_000;

describe("the delivery report over HTTP", () => {
  let harness: Harness;
  let owner: Api;
  let now: number;

  beforeEach(async () => {
    now = Date.parse("2026-03-02T08:15:00Z");
    harness = await startHarness(memoryPorts({ ...systemPorts, clock: { now: () => instant(now) } }));
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
  });
  afterEach(() => harness.close());

  const report = async (query = "") => owner(`/v1/reports/deliveries${query}`);
  const attempt = async () => {
    await owner("/v1/users", { body: { email: `${now}@example.com` } });
    await harness.reactions.deliveries.wake();
    await harness.reactions.deliveries.idle();
  };

  it("counts the attempts of the last 24 hours by hour, with figures for each interval", async () => {
    const { body: webhook } = await owner("/v1/webhooks", { body: { url, events: ["user.invited"] } });
    await attempt();
    now += 3 * HOUR;
    const { status, body } = await report();
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body).to.include({ from: "2026-03-01T12:00:00.000Z", to: "2026-03-02T12:00:00.000Z", interval: "hour" });
    const intervals = body["intervals"] as Record<string, unknown>[];
    expect(intervals).to.have.length(24);
    expect(intervals.map(({ start }) => start).slice(0, 2)).to.deep.equal([
      "2026-03-01T12:00:00.000Z",
      "2026-03-01T13:00:00.000Z",
    ]);
    const [busy, ...more] = intervals.filter(({ attempts }) => attempts !== 0);
    expect(busy).to.include({ start: "2026-03-02T08:00:00.000Z", attempts: 1, succeeded: 0, failed: 1 });
    expect(more).to.deep.equal([]);
    expect(body["totals"]).to.include({ attempts: 1, succeeded: 0, failed: 1 });
    const of = async (id: string) => ((await report(`?webhook_id=${id}`)).body["totals"] as { attempts: number }).attempts;
    expect(await of(webhook["id"] as string)).to.equal(1);
    expect(await of("wh_01h455vb4pex5vsknk084sn02q")).to.equal(0);
  });

  it("uses days of the requested zone", async () => {
    const { body } = await report("?interval=day&time_zone=Asia/Tokyo&from=2026-03-01T00:00:00Z&to=2026-03-02T00:00:00Z");
    const starts = (body["intervals"] as { start: string }[]).map(({ start }) => start);
    expect(starts).to.deep.equal(["2026-03-01T00:00:00.000Z", "2026-03-01T15:00:00.000Z"]);
    expect(body["totals"]).to.include({ attempts: 0, duration_p50_ms: null, duration_p95_ms: null });
  });

  it("reports an invalid range", async () => {
    const code = async (query: string) => reasonOf((await report(query)).body);
    expect(await code("?from=2026-03-02T09:00:00Z")).to.equal("range_reversed");
    expect(await code("?from=2026-01-01T00:00:00Z")).to.equal("range_too_long");
    expect((await report("?from=2026-01-01T00:00:00Z&interval=day")).status).to.equal(200);
  });
});
