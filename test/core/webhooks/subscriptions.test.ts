import { expect } from "chai";
import { memoryPorts } from "../../../adapters/memory/index.js";
import {
  createUseCases,
  type DeliveryId,
  type EventType,
  DEFAULT_WEBHOOK_LIMIT,
  parseCurrency,
  parseInstant,
  parseTimeZone,
  type UserActor,
  type Webhook,
  type WebhookId,
  webhookView,
} from "../../../core/index.js";
import { refusal } from "../issues.js";
import { codeOf, createWorld, type World } from "../world.js";
import { answers, EngineWorld } from "./engine-world.js";

const url = "https://receiver.example.com/hook";
const page = { limit: 50, sort: "createdAt", descending: false, after: null } as const;
const all = { webhookIds: undefined, statuses: null, eventTypes: null, from: null, to: null } as const;
const unknown = {
  webhook: "wh_00000000000000000000000000" as WebhookId,
  delivery: "whd_00000000000000000000000000" as DeliveryId,
};

describe("the subscriptions of a workspace", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
  });
  const create = (events: Webhook["events"] = ["invoice.paid"], changes: object = {}) =>
    world.useCases.createWebhook(world.owner, { url, events, ...changes });

  it("are active and without a description at first, listed, found and shown", async () => {
    const { useCases, owner } = world;
    const webhook = await create();
    expect(webhook).to.deep.include({ url, events: ["invoice.paid"], description: "", status: "active", version: 1 });
    expect(webhook.id).to.match(/^wh_/);
    const watched = { webhook, failingSince: null };
    expect(await useCases.getWebhook(owner, webhook.id)).to.deep.equal(watched);
    expect((await useCases.listWebhooks(owner, {}, page)).items).to.deep.equal([watched]);
    expect(await useCases.findWebhooks(owner, [webhook.id, unknown.webhook])).to.deep.equal([watched]);
    expect(await useCases.findWebhooks(owner, [])).to.deep.equal([]);
    expect(webhookView(webhook, parseInstant("2026-03-02T08:00:00Z"))).to.deep.equal({
      ...{ id: webhook.id, url, events: ["invoice.paid"], description: "", status: "active", version: 1 },
      ...{
        failing_since: "2026-03-02T08:00:00.000Z",
        created_at: "2026-03-02T08:00:00.000Z",
        updated_at: "2026-03-02T08:00:00.000Z",
      },
    });
  });

  it("change by the fields of a patch, with a new version only if anything changes", async () => {
    const { useCases, owner } = world;
    const { id } = await create();
    const change = (patch: object) => useCases.updateWebhook(owner, id, patch);
    expect((await change({ description: "" })).webhook.version).to.equal(1);
    const { webhook, failingSince } = await change({ description: "Bookkeeping", status: "paused" });
    expect(webhook).to.deep.include({ url, description: "Bookkeeping", status: "paused", version: 2 });
    expect(failingSince).to.equal(null);
    expect(await refusal(change({ events: [] }))).to.deep.equal({
      ...{ at: "events", code: "too_few", message: "Must contain at least one event type.", details: {} },
    });
    expect((await useCases.getWebhook(owner, id)).webhook).to.deep.equal(webhook);
    expect(await refusal(create([]))).to.include({ at: "events", code: "too_few" });
    expect((await refusal(create(["invoice.opened" as EventType]))).message).to.match(/^Must be one of .*invoice\.paid, .*\.$/);
    expect((await refusal(create(["invoice.paid", "invoice.paid"]))).message).to.equal("Must be unique.");
    expect(await refusal(create(["invoice.paid", "*"]))).to.include({ at: "events.1", code: "not_allowed" });
    expect((await refusal(create(["invoice.paid"], { url: `${url}/${"x".repeat(2_048)}` }))).message).to.equal(
      "Must have at most 2048 characters.",
    );
  });

  it("are at most 20, until one is deleted", async () => {
    const { useCases, owner } = world;
    const { id } = await create();
    for (let n = 1; n < DEFAULT_WEBHOOK_LIMIT; n++) await create();
    expect(await refusal(create())).to.deep.equal({
      ...{ at: "", code: "too_many_webhooks", details: { limit: 20 } },
      message: "A workspace can have at most 20 webhook subscriptions.",
    });
    await useCases.deleteWebhook(owner, id);
    expect(await codeOf(useCases.getWebhook(owner, id))).to.equal("not_found");
    expect(await codeOf(create())).to.equal("resolved");
  });

  it("are as many as the operator allows", async () => {
    const ports = memoryPorts({ webhookLimit: 2 });
    const few = createUseCases(ports);
    const { token } = await few.createWorkspace({
      ...{ name: "Few", ownerEmail: "owner@example.com" },
      ...{ currency: parseCurrency("EUR"), timeZone: parseTimeZone("UTC") },
    });
    const owner = await few.authenticate(token);
    const made = async () => owner && few.createWebhook(owner, { url, events: ["invoice.paid"] });
    await made();
    await made();
    expect(await refusal(made()))
      .to.include({ code: "too_many_webhooks" })
      .and.deep.include({ details: { limit: 2 } });
  });

  it("are for those who administer the workspace, and the secret for owners", async () => {
    const { useCases, owner } = world;
    const { id } = await create();
    const { delivery } = await useCases.pingWebhook(owner, id);
    const attempts = (actor: UserActor): readonly (() => Promise<unknown>)[] => [
      () => useCases.createWebhook(actor, { url, events: ["invoice.paid"] }),
      () => useCases.listWebhooks(actor, {}, page),
      () => useCases.getWebhook(actor, id),
      () => useCases.findWebhooks(actor, [id]),
      () => useCases.updateWebhook(actor, id, { description: "x" }),
      () => useCases.listWebhookDeliveries(actor, all, page),
      () => useCases.getWebhookDelivery(actor, delivery.id),
      () => useCases.retryWebhookDelivery(actor, delivery.id),
      () => useCases.recoverWebhookDeliveries(actor, id, parseInstant("2026-01-01T00:00:00Z")),
      () => useCases.pingWebhook(actor, id),
      () => useCases.deleteWebhook(actor, id),
    ];
    const codes = async (actor: UserActor) => {
      const found: string[] = [];
      for (const attempt of attempts(actor)) found.push(await codeOf(attempt()));
      return new Set(found);
    };
    expect(await codes(await world.actor("member"))).to.deep.equal(new Set(["forbidden"]));
    const admin = await world.actor("admin");
    expect(await codeOf(useCases.getWebhookSecret(admin))).to.equal("forbidden");
    expect(await codeOf(useCases.rotateWebhookSecret(admin))).to.equal("forbidden");
    expect(await codes(admin)).to.deep.equal(new Set(["resolved"]));
  });

  it("are not found if they do not exist, and neither are their deliveries", async () => {
    const { useCases, owner } = world;
    const since = parseInstant("2026-01-01T00:00:00Z");
    const message = async (attempt: Promise<unknown>) => (await refusal(attempt)).message;
    for (const attempt of [
      useCases.getWebhook(owner, unknown.webhook),
      useCases.updateWebhook(owner, unknown.webhook, {}),
      useCases.deleteWebhook(owner, unknown.webhook),
      useCases.recoverWebhookDeliveries(owner, unknown.webhook, since),
      useCases.pingWebhook(owner, unknown.webhook),
    ])
      expect(await message(attempt)).to.equal("There is no such webhook in this workspace.");
    for (const attempt of [
      useCases.getWebhookDelivery(owner, unknown.delivery),
      useCases.retryWebhookDelivery(owner, unknown.delivery),
    ])
      expect(await message(attempt)).to.equal("There is no such delivery in this workspace.");
  });

  it("share one secret, which a rotation replaces", async () => {
    const { useCases, owner } = world;
    const first = await useCases.getWebhookSecret(owner);
    expect(first).to.deep.include({ replaced: [], rotatedAt: null, version: 1 });
    await create();
    expect(await useCases.getWebhookSecret(owner)).to.deep.equal(first);
    world.at("2026-03-02T09:00:00Z");
    const second = await useCases.rotateWebhookSecret(owner);
    const rotatedAt = parseInstant("2026-03-02T09:00:00Z");
    expect(second).to.deep.include({ replaced: [{ secret: first.current, at: rotatedAt }], version: 2, rotatedAt });
    expect(second.current).to.not.equal(first.current);
    expect(await useCases.getWebhookSecret(owner)).to.deep.equal(second);
  });
});

describe("the deliveries of a subscription", () => {
  it("are pinged, retried and recovered, and say since when they fail", async () => {
    let status = 410;
    const world = new EngineWorld(() => answers.status(status));
    const { useCases } = world;
    const owner = await world.owner();
    const id = await world.subscribe(owner, url);
    const { delivery, body, attempts } = await useCases.pingWebhook(owner, id);
    expect([delivery.eventType, delivery.status, attempts]).to.deep.equal(["webhook.ping", "pending", []]);
    expect(JSON.parse(body)).to.deep.include({ type: "webhook.ping" });
    expect(JSON.parse(body).data).to.include({ id, url, failing_since: null });
    const engine = world.engine();
    await world.pass(engine, 90_000_000, 600_000);
    const failed = await useCases.getWebhookDelivery(owner, delivery.id);
    expect(failed.delivery.status).to.equal("failed");
    expect(failed.body).to.equal(body);
    expect(failed.attempts.length).to.equal(failed.delivery.attempts).and.to.be.greaterThan(0);
    const { failingSince } = await useCases.getWebhook(owner, id);
    expect(failingSince).to.equal(failed.attempts[0]?.at);
    const [listed] = (await useCases.listWebhooks(owner, {}, page)).items;
    const [found] = await useCases.findWebhooks(owner, [id]);
    expect([listed?.failingSince, found?.failingSince]).to.deep.equal([failingSince, failingSince]);
    expect((await useCases.updateWebhook(owner, id, { description: "x" })).failingSince).to.equal(failingSince);
    const again = await useCases.pingWebhook(owner, id);
    expect(JSON.parse(again.body).data.failing_since).to.be.a("string");
    status = 200;
    const retried = await useCases.retryWebhookDelivery(owner, delivery.id);
    expect(retried.delivery).to.include({ status: "pending", earlierAttempts: failed.delivery.attempts });
    expect([retried.body, retried.attempts]).to.deep.equal([body, failed.attempts]);
    expect((await useCases.retryWebhookDelivery(owner, delivery.id)).delivery.version).to.equal(retried.delivery.version);
    await world.settle(engine);
    expect((await useCases.getWebhookDelivery(owner, delivery.id)).delivery.status).to.equal("succeeded");
    expect((await useCases.getWebhook(owner, id)).failingSince).to.equal(null);
    expect(await useCases.recoverWebhookDeliveries(owner, id, parseInstant("2026-01-01T00:00:00Z"))).to.equal(0);
  });

  it("cannot be retried once their subscription is deleted", async () => {
    const world = new EngineWorld(() => answers.status(410));
    const owner = await world.owner();
    const id = await world.subscribe(owner, url);
    const { delivery } = await world.useCases.pingWebhook(owner, id);
    await world.useCases.deleteWebhook(owner, id);
    expect(await refusal(world.useCases.retryWebhookDelivery(owner, delivery.id))).to.deep.equal({
      ...{ at: "", code: "webhook_deleted", details: {} },
      message: "The subscription was deleted, so its deliveries cannot be retried.",
    });
  });

  it("contain past events only if the subscription asks for them", async () => {
    const world = new EngineWorld(() => answers.status(200));
    const owner = await world.owner();
    await world.happen(owner, 2);
    await world.subscribe(owner, url);
    expect(await world.deliveries(owner)).to.deep.equal([]);
    await world.useCases.createWebhook(owner, {
      url,
      events: ["user.invited"],
      backfillFrom: parseInstant("2026-01-01T00:00:00Z"),
    });
    expect(await world.deliveries(owner)).to.have.length(2);
  });
});
