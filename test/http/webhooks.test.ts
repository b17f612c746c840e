import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { deliveryHeaders, eventTypes, instant } from "../../core/index.js";
import { systemPorts } from "../system-ports.js";
import { type Api, furnish, type Harness, type Reply, startHarness, type TestWorkspace } from "./harness.js";

const DAY = 86_400_000;
const url = "https://receiver.example.com/hook";
const problems = ({ body }: Reply): string[] =>
  ((body["errors"] ?? []) as { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`);

describe("webhooks over HTTP", () => {
  let harness: Harness;
  let workspace: TestWorkspace;
  let owner: Api;
  let now: number;

  beforeEach(async () => {
    now = Date.parse("2026-03-02T08:00:00Z");
    harness = await startHarness(memoryPorts({ ...systemPorts, clock: { now: () => instant(now) } }));
    workspace = await harness.createWorkspace();
    owner = harness.api(workspace.tokens.owner);
  });
  afterEach(() => harness.close());

  const create = (body: object = {}) => owner("/v1/webhooks", { body: { url, events: ["invoice.paid"], ...body } });

  it("return id, url, events and created_at as specified, and the other fields", async () => {
    const { status, headers, body } = await create({ events: ["invoice.paid", "user.invited"], description: "Ours" });
    expect([status, headers.get("location")]).to.deep.equal([201, `/v1/webhooks/${body["id"] as string}`]);
    expect(body).to.deep.equal({
      id: body["id"],
      url,
      events: ["invoice.paid", "user.invited"],
      description: "Ours",
      status: "active",
      failing_since: null,
      created_at: "2026-03-02T08:00:00.000Z",
      updated_at: "2026-03-02T08:00:00.000Z",
      version: 1,
    });
    expect((await owner(`/v1/webhooks/${body["id"] as string}`)).body).to.deep.equal(body);
    expect((await owner("/v1/webhooks")).body["data"]).to.deep.equal([body]);
  });

  it("accept every event type", async () => {
    expect((await create({ events: eventTypes })).status).to.equal(201);
  });

  const wrong: readonly (readonly [body: Record<string, unknown>, problem: string])[] = [
    [{ url: undefined }, "/url required"],
    [{ events: undefined }, "/events required"],
    [{ url: "receiver" }, "/url url_malformed"],
    [{ url: "http://93.184.216.34/hook" }, "/url url_not_https"],
    [{ url: "ftp://receiver.example.com" }, "/url url_not_https"],
    [{ url: "https://user:secret@receiver.example.com" }, "/url url_with_user_info"],
    [{ url: `${url}#part` }, "/url url_with_fragment"],
    [{ url: "https://10.0.0.1/hook" }, "/url url_not_public"],
    [{ url: "https://0xa9fea9fe/latest" }, "/url url_not_public"],
    [{ url: "https://[::ffff:10.0.0.1]/" }, "/url url_not_public"],
    [{ url: `https://example.com/${"x".repeat(2_048)}` }, "/url too_long"],
    [{ events: [] }, "/events too_few"],
    [{ events: ["invoice.opened"] }, "/events/0 not_allowed"],
    [{ events: ["webhook.ping"] }, "/events/0 not_allowed"],
    [{ events: ["invoice.paid", "invoice.paid"] }, "/events not_unique"],
    [{ secret: "whsec_mine" }, "/secret unknown_field"],
  ];
  for (const [body, problem] of wrong) {
    it(`reject ${JSON.stringify(body).slice(0, 60)} with ${problem}`, async () => {
      const reply = await create(body);
      expect(reply.status, JSON.stringify(reply.body)).to.equal(422);
      expect(problems(reply)).to.deep.equal([problem]);
    });
  }

  it("accept http: and a loopback address if the operator allows that range", async () => {
    expect((await create({ url: "http://127.0.0.1:9000/hook" })).status).to.equal(201);
  });

  it("reject the 21st subscription of a workspace, until one is deleted", async () => {
    const made: string[] = [];
    for (let n = 0; n < 20; n++) made.push((await create()).body["id"] as string);
    const refused = await create();
    expect([refused.status, refused.body["code"], refused.body["limit"]]).to.deep.equal([409, "too_many_webhooks", 20]);
    expect((await owner(`/v1/webhooks/${made[0] ?? ""}`, { method: "DELETE" })).status).to.equal(204);
    expect((await create()).status).to.equal(201);
  });

  it("show the secret to the owner, always the same, and sign with the previous one for a day after a rotation", async () => {
    const first = await owner("/v1/workspace/webhook-secret");
    expect(first.body["secret"]).to.match(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect((await owner("/v1/workspace/webhook-secret")).body).to.deep.equal(first.body);
    const rotated = await owner("/v1/workspace/webhook-secret/rotate", { method: "POST" });
    expect(rotated.status).to.equal(200);
    expect(rotated.body["secret"])
      .to.match(/^whsec_/)
      .and.not.equal(first.body["secret"]);
    expect(rotated.body).to.include({ rotated_at: "2026-03-02T08:00:00.000Z", version: 2 });
    await furnish(owner);
    expect(await signatures()).to.equal(2);
    now += DAY - 60_000;
    await furnish(owner);
    expect(await signatures()).to.equal(2);
    now += 60_000;
    await furnish(owner);
    expect(await signatures()).to.equal(1);
  });

  /** The number of signatures of the newest delivery. */
  async function signatures(): Promise<number> {
    const claims = await harness.ports.deliveryQueue.claim({
      now: instant(now),
      leasedUntil: instant(now + 1),
      limit: 50,
      slots: 200,
    });
    const newest = claims.at(-1);
    if (!newest) throw new Error("Nothing is due.");
    return (deliveryHeaders(newest, instant(now), harness.ports.webhookSecrets)["webhook-signature"] ?? "").split(" ").length;
  }

  it("list deliveries by subscription, status, type and time", async () => {
    const { webhook } = await furnish(owner);
    now += 1_000;
    const other = (await create({ events: ["time_entry.created", "task.created"] })).body["id"] as string;
    await furnish(owner);
    const list = async (query: string) =>
      (await owner(`/v1/webhook-deliveries?${query}`)).body["data"] as Record<string, unknown>[];
    expect(await list("")).to.have.length(5);
    expect(await list(`webhook_id=${webhook}`)).to.have.length(2);
    expect((await list(`webhook_id=${other}`)).map((one) => one["event_type"])).to.have.members([
      "time_entry.created",
      "task.created",
    ]);
    expect(await list(`webhook_id=${webhook}&webhook_id=${other}`)).to.have.length(4);
    expect(await list("updated_since=2026-03-02T08:00:01Z")).to.have.length(4);
    expect((await owner("/v1/webhooks?updated_since=2026-03-02T08:00:01Z")).body["data"]).to.have.length(2);
    expect(await list("event_type=task.created")).to.have.length(1);
    expect(await list("status=succeeded&status=failed")).to.deep.equal([]);
    expect(await list("from=2026-03-02T08:00:01Z")).to.have.length(4);
    expect(await list("to=2026-03-02T08:00:01Z")).to.have.length(1);
    expect(await list("from=2026-03-02T09:00:01%2B01:00&status=pending&event_type=task.created")).to.have.length(1);
    await owner(`/v1/webhooks/${other}`, { method: "DELETE" });
    expect(await list("status=cancelled")).to.have.length(2);
    expect(await list("sort=created_at")).to.deep.equal((await list("sort=-created_at")).reverse());
  });

  it("list events without a subscription, by type and time, with the exact body, and only those that the token may read", async () => {
    await owner("/v1/clients", { body: { name: "Ada Ltd" } });
    now += 1_000;
    const { client } = await furnish(owner);
    const list = async (query: string, api = owner) =>
      (await api(`/v1/events?${query}`)).body["data"] as Record<string, unknown>[];
    const types = async (query: string, api = owner) => (await list(query, api)).map(({ type }) => type);
    const [newest] = await list("type=client.created");
    expect(newest).to.have.all.keys("id", "type", "created_at", "body");
    expect(newest).to.include({ type: "client.created", created_at: "2026-03-02T08:00:01.000Z" });
    const { type, timestamp, data } = JSON.parse(String(newest?.["body"])) as Record<string, unknown>;
    expect([type, timestamp]).to.deep.equal(["client.created", Date.parse("2026-03-02T08:00:01Z") / 1_000]);
    expect(data).to.include({ id: client });
    expect(await types("type=client.created")).to.have.length(2);
    expect(await types("type=client.created&from=2026-03-02T08:00:01Z")).to.have.length(1);
    expect(await types("type=client.created&to=2026-03-02T08:00:01Z")).to.have.length(1);
    expect(await list("sort=created_at")).to.deep.equal((await list("")).reverse());
    const webhook = (await create()).body["id"] as string;
    await owner(`/v1/webhooks/${webhook}/ping`, { method: "POST" });
    expect(await types("")).to.not.include("webhook.ping");
    const narrow = await owner("/v1/tokens", { body: { name: "Narrow", scopes: ["webhooks:read", "time_entries:read"] } });
    const some = harness.api(String(narrow.body["secret"] ?? narrow.body["token"]));
    expect(new Set(await types("", some))).to.deep.equal(new Set(["time_entry.created"]));
    const refused = await some("/v1/events?type=time_entry.created&type=client.created");
    expect([refused.status, refused.body["detail"]]).to.deep.equal([403, "The token's scopes do not include clients:read."]);
  });
});
