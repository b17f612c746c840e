import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { instant } from "../../core/index.js";
import { systemPorts } from "../system-ports.js";
import { type Api, type Harness, startHarness } from "./harness.js";

/** A port without a listener. */
const url = "http://127.0.0.1:1/hook";
const MINUTE = 60_000;

describe("resending deliveries over HTTP", () => {
  let harness: Harness;
  let owner: Api;
  let admin: Api;
  let now: number;
  const at = () => new Date(now).toISOString();

  beforeEach(async () => {
    now = Date.parse("2026-03-02T08:00:00Z");
    harness = await startHarness(memoryPorts({ ...systemPorts, clock: { now: () => instant(now) } }));
    const { tokens } = await harness.createWorkspace();
    owner = harness.api(tokens.owner);
    admin = harness.api(tokens.admin);
  });
  afterEach(() => harness.close());

  const subscribe = async (body: object = {}) =>
    (await owner("/v1/webhooks", { body: { url, events: ["user.invited"], ...body } })).body["id"] as string;
  const happen = async (count = 1) => {
    for (let n = 0; n < count; n++) {
      now += 1;
      await owner("/v1/users", { body: { email: `${n}-${now}@example.com` } });
    }
  };
  const list = async (query = "") =>
    (await owner(`/v1/webhook-deliveries?sort=created_at${query}`)).body["data"] as Record<string, unknown>[];
  const single = async () => {
    const [delivery] = await list();
    return (await owner(`/v1/webhook-deliveries/${delivery?.["id"] as string}`)).body;
  };
  /** Sends what is due, which fails. */
  const fail = async (minutes = 0) => {
    for (let step = 0; step <= minutes; step++) {
      now += step === 0 ? 0 : MINUTE;
      await harness.reactions.deliveries.wake();
      await harness.reactions.deliveries.idle();
    }
  };

  it("retries one delivery, in a new round if it had failed for good", async () => {
    await subscribe();
    await happen();
    await fail(40);
    const failed = await single();
    expect(failed).to.include({ status: "failed", attempt_count: 6, next_attempt_at: null });
    const { status, body } = await owner(`/v1/webhook-deliveries/${failed["id"] as string}/retry`, { method: "POST" });
    expect(status).to.equal(202);
    expect(body).to.deep.include({ ...failed, status: "pending", next_attempt_at: at(), updated_at: at(), version: 8 });
    await fail();
    expect(await single()).to.include({
      status: "pending",
      attempt_count: 7,
      next_attempt_at: new Date(now + MINUTE).toISOString(),
    });
    await fail(40);
    expect(await single()).to.include({ status: "failed", attempt_count: 12 });
  });

  it("brings a waiting retry forward, and changes nothing if it is due anyway", async () => {
    await subscribe();
    await happen();
    const due = await single();
    const retry = async () => (await admin(`/v1/webhook-deliveries/${due["id"] as string}/retry`, { method: "POST" })).body;
    expect(await retry()).to.deep.equal(due);
    await fail();
    now += 5_000;
    expect(await retry()).to.include({ status: "pending", attempt_count: 1, next_attempt_at: at() });
    await fail();
    expect(await single()).to.include({ attempt_count: 2, next_attempt_at: new Date(now + 2 * MINUTE).toISOString() });
  });

  it("rejects a retry for a deleted subscription", async () => {
    const id = await subscribe();
    await happen();
    const { id: delivery } = await single();
    await owner(`/v1/webhooks/${id}`, { method: "DELETE" });
    const reply = await owner(`/v1/webhook-deliveries/${delivery as string}/retry`, { method: "POST" });
    expect([reply.status, reply.body["code"]]).to.deep.equal([409, "webhook_deleted"]);
    const unknown = await owner(`/v1/webhook-deliveries/${systemPorts.ids.next("whd")}/retry`, { method: "POST" });
    expect(unknown.status).to.equal(404);
  });

  it("recovers deliveries that failed since a time, and returns their number", async () => {
    const id = await subscribe();
    await happen(2);
    await fail(40);
    const since = at();
    await happen(3);
    await fail(40);
    expect(await list("&status=failed")).to.have.length(5);
    const recover = (body: object) => owner(`/v1/webhooks/${id}/recover`, { body });
    const { status, body } = await recover({ since });
    expect([status, body]).to.deep.equal([202, { count: 3 }]);
    expect(await list("&status=pending")).to.have.length(3);
    expect((await recover({ since })).body).to.deep.equal({ count: 0 });
    expect((await recover({ since: "2026-01-01T00:00:00+01:00" })).body).to.deep.equal({ count: 2 });
    expect((await recover({})).status).to.equal(422);
    expect((await recover({ since: "yesterday" })).body["errors"]).to.have.nested.property("[0].code", "instant_malformed");
    expect((await owner(`/v1/webhooks/${systemPorts.ids.next("wh")}/recover`, { body: { since } })).status).to.equal(404);
  });

  it("recovers once under one Idempotency-Key", async () => {
    const id = await subscribe();
    await happen(2);
    await fail(40);
    const ask = () =>
      owner(`/v1/webhooks/${id}/recover`, { body: { since: "2026-01-01T00:00:00Z" }, headers: { "Idempotency-Key": "again" } });
    expect((await ask()).body).to.deep.equal({ count: 2 });
    await fail(40);
    const repeat = await ask();
    expect([repeat.body, repeat.headers.get("idempotency-replayed")]).to.deep.equal([{ count: 2 }, "true"]);
    expect(await list("&status=failed")).to.have.length(2);
  });

  it("pings a subscription with itself as data, whatever its event types, and no other", async () => {
    const id = await subscribe({ events: ["invoice.paid"] });
    await subscribe();
    const { status, body } = await owner(`/v1/webhooks/${id}/ping`, { method: "POST" });
    expect(status).to.equal(202);
    expect(body).to.include({ webhook_id: id, event_type: "webhook.ping", status: "pending", attempt_count: 0 });
    expect(JSON.parse(body["body"] as string)).to.deep.equal({
      type: "webhook.ping",
      timestamp: Math.floor(now / 1_000),
      data: (await owner(`/v1/webhooks/${id}`)).body,
    });
    expect(await list("&event_type=webhook.ping")).to.have.length(1);
    expect(await list()).to.have.length(1);
    expect((await owner("/v1/webhooks", { body: { url, events: ["webhook.ping"] } })).status).to.equal(422);
  });

  it("holds the ping of a paused subscription until it is resumed", async () => {
    const id = await subscribe();
    await owner(`/v1/webhooks/${id}`, { method: "PATCH", body: { status: "paused" } });
    await owner(`/v1/webhooks/${id}/ping`, { method: "POST" });
    await fail();
    expect(await single()).to.include({ status: "pending", attempt_count: 0 });
    await owner(`/v1/webhooks/${id}`, { method: "PATCH", body: { status: "active" } });
    await fail();
    expect(await single()).to.include({ attempt_count: 1 });
  });

  it("backfills a new subscription with its event types since a time", async () => {
    await happen(2);
    const from = new Date(now + 1).toISOString();
    await happen(3);
    const id = await subscribe({ backfill_from: from });
    await subscribe();
    const made = await list();
    expect(made.map((one) => [one["webhook_id"], one["created_at"], one["next_attempt_at"]])).to.deep.equal(
      Array.from({ length: 3 }, () => [id, at(), at()]),
    );
    expect((await owner(`/v1/webhooks/${id}`)).body).to.not.have.property("backfill_from");
    const wrong = await owner("/v1/webhooks", { body: { url, events: ["user.invited"], backfill_from: "2026-03-02" } });
    expect(wrong.status).to.equal(422);
  });
});
