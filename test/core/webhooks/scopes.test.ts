import { expect } from "chai";
import {
  type EventType,
  eventTypes,
  type ListEvents,
  permissions,
  type Scope,
  type UserActor,
  type Webhook,
  type WebhookId,
} from "../../../core/index.js";
import { answers, EngineWorld } from "./engine-world.js";
import { codeOf } from "../world.js";

const url = "https://receiver.example.com/hook";
const page = { limit: 50, sort: "createdAt", descending: false, after: null } as const;
const everything = { statuses: null, eventTypes: null, from: null, to: null } as const;

describe("the scopes of a token, for webhooks", () => {
  let world: EngineWorld;
  let owner: UserActor;
  const events: readonly EventType[] = ["client.created", "invoice.paid", "client.updated", "credit_note.created"];
  const limited = (...scopes: readonly Scope[]): UserActor => ({ ...owner, scopes: ["webhooks:write", ...scopes] });
  beforeEach(async () => {
    world = new EngineWorld(() => answers.status(500));
    owner = await world.owner();
  });
  const create = (actor: UserActor, types: Webhook["events"] = events) =>
    world.useCases.createWebhook(actor, { url, events: types });
  const change = (actor: UserActor, id: WebhookId, patch: object) => world.useCases.updateWebhook(actor, id, patch);

  it("must include the resource of each event type of a new subscription", async () => {
    expect(await codeOf(create(limited("clients:read")))).to.equal("forbidden");
    expect(await codeOf(create(limited(), ["client.created"]))).to.equal("forbidden");
    expect((await create(limited("clients:read", "invoices:write"))).events).to.deep.equal(events);
    expect((await create(limited("read"))).events).to.deep.equal(events);
  });

  it("must include every resource for a subscription to all event types, of which others see a list", async () => {
    const everything = ["*"] as const;
    for (const scopes of [["clients:read"], ["clients:read", "invoices:read"]] as const)
      expect(await codeOf(create(limited(...scopes), everything))).to.equal("forbidden");
    const { id } = await create(limited("read"), everything);
    const clientTypes = ["client.created", "client.updated", "client.deleted"];
    const some = limited("clients:read");
    expect((await world.useCases.getWebhook(owner, id)).webhook.events).to.deep.equal(everything);
    expect((await world.useCases.getWebhook(some, id)).webhook.events).to.deep.equal(clientTypes);
    expect((await change(some, id, { events: clientTypes })).webhook.version).to.equal(1);
    expect((await change(some, id, { events: ["client.deleted"] })).webhook.events).to.deep.equal(["client.deleted"]);
    const { events: left } = (await world.useCases.getWebhook(owner, id)).webhook;
    expect(left).to.have.members(eventTypes.filter((type) => type !== "client.created" && type !== "client.updated"));
    expect((await change(owner, id, { events: everything })).webhook.events).to.deep.equal(everything);
    expect((await change(owner, id, { events: ["invoice.paid"] })).webhook.events).to.deep.equal(["invoice.paid"]);
  });

  it("limit which event types a subscription shows", async () => {
    const { id } = await create(owner);
    const { useCases } = world;
    const seen = async (actor: UserActor) => [
      (await useCases.getWebhook(actor, id)).webhook.events,
      (await useCases.listWebhooks(actor, {}, page)).items[0]?.webhook.events,
      (await useCases.findWebhooks(actor, [id]))[0]?.webhook.events,
      (await change(actor, id, { description: "Same" })).webhook.events,
    ];
    for (const shown of await seen(owner)) expect(shown).to.deep.equal(events);
    for (const shown of await seen(limited())) expect(shown).to.deep.equal([]);
    for (const shown of await seen(limited("clients:read"))) expect(shown).to.deep.equal(["client.created", "client.updated"]);
    for (const shown of await seen(limited("invoices:read")))
      expect(shown).to.deep.equal(["invoice.paid", "credit_note.created"]);
    const feed = await useCases.listChanges(limited("changes:read"), { after: null, limit: 200, types: ["webhook"] });
    expect(feed.changes.map(({ model }) => model && "events" in model && model.events)).to.deep.equal([[], []]);
    const ping = JSON.parse((await useCases.pingWebhook(limited("clients:read"), id)).body) as { data: object };
    expect(ping.data).to.deep.include({ events: ["client.created", "client.updated"] });
  });

  it("limit which event types a change adds, removes and sends elsewhere", async () => {
    const { id } = await create(owner);
    const some = limited("clients:read");
    expect(await codeOf(change(some, id, { events: ["client.created", "invoice.paid"] }))).to.equal("forbidden");
    expect(await codeOf(change(some, id, { events: ["client.created", "invoice.voided"] }))).to.equal("forbidden");
    expect(await codeOf(change(some, id, { url: "https://other.example.com/" }))).to.equal("forbidden");
    expect((await change(some, id, { events: ["client.created", "client.updated"] })).webhook.version).to.equal(1);
    expect((await change(some, id, { events: ["client.updated"] })).webhook.events).to.deep.equal(["client.updated"]);
    const { webhook } = await world.useCases.getWebhook(owner, id);
    expect(webhook.events).to.deep.equal(["client.updated", "invoice.paid", "credit_note.created"]);
    expect((await change(some, id, { events: [] })).webhook.events).to.deep.equal([]);
    expect((await change(some, id, { status: "paused" })).webhook.status).to.equal("paused");
    const elsewhere = { url: "https://other.example.com/" };
    expect((await change(limited("invoices:read"), id, elsewhere)).webhook).to.deep.include(elsewhere);
  });

  it("limit which events are listed, and refuse to filter by others", async () => {
    const { useCases } = world;
    const { id: clientId } = await useCases.createClient(owner, { name: "Client" });
    await useCases.createProject(owner, { name: "Project", clientId });
    const listed = async (actor: UserActor, filter: ListEvents = {}) =>
      (await useCases.listEvents(actor, filter)).items.map(({ type }) => type);
    expect(await listed(owner)).to.include.members(["client.created", "project.created"]);
    const some = limited("projects:read");
    expect(await listed(some)).to.deep.equal(["project.created"]);
    expect(await listed(some, { types: ["project.created", "project.updated"] })).to.deep.equal(["project.created"]);
    expect(await codeOf(listed(some, { types: ["project.created", "client.created"] }))).to.equal("forbidden");
    expect(await listed(limited())).to.deep.equal([]);
  });

  it("limit which deliveries are listed, found and retried", async () => {
    const { useCases } = world;
    await create(owner, ["client.created", "project.created"]);
    const { id: clientId } = await useCases.createClient(owner, { name: "Client" });
    await useCases.createProject(owner, { name: "Project", clientId });
    const listed = async (actor: UserActor, filter: object = {}) =>
      (await useCases.listWebhookDeliveries(actor, { ...everything, ...filter }, page)).items.map(({ eventType }) => eventType);
    expect(await listed(owner)).to.have.members(["client.created", "project.created"]);
    const some = limited("projects:read");
    expect(await listed(some)).to.deep.equal(["project.created"]);
    expect(await listed(some, { eventTypes: ["client.created"] })).to.deep.equal([]);
    expect(await listed(limited())).to.deep.equal([]);
    const { items } = await useCases.listWebhookDeliveries(owner, everything, page);
    for (const { id, eventType } of items) {
      const isShown = eventType === "project.created";
      for (const use of [useCases.getWebhookDelivery, useCases.retryWebhookDelivery]) {
        expect(await codeOf(use(some, id))).to.equal(isShown ? "resolved" : "not_found");
        expect(await codeOf(use(owner, id))).to.equal("resolved");
      }
    }
  });

  it("hide nothing from a role that may use webhooks", () => {
    const roles = Object.keys(permissions["webhooks:read"]) as UserActor["role"][];
    for (const role of roles.filter((one) => permissions["webhooks:read"][one] === "all"))
      for (const kind of ["time_entries", "invoices", "clients", "projects", "users"] as const)
        expect(permissions[`${kind}:read`][role]).to.equal("all");
  });
});
