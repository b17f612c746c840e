import { expect } from "chai";
import { memoryPorts } from "../../../adapters/memory/index.js";
import { type Api, type Harness, type HarnessPorts, type Reply, startHarness } from "../harness.js";
import { createScene, forEachStorage, type Scene } from "../storages.js";
import { reasonOf } from "../../reasons.js";

const names = (reply: Reply): unknown[] => (reply.body["data"] as { name: string }[]).map(({ name }) => name);
const ids = (reply: Reply): unknown[] => (reply.body["data"] as { id: string }[]).map(({ id }) => id);
const codeOf = ({ status, body }: Reply): unknown[] => [
  status,
  reasonOf(body),
  (body["errors"] as { pointer: string }[])[0]?.pointer,
];

async function made(api: Api, path: string, body: object): Promise<Record<string, unknown>> {
  const reply = await api(`/v1${path}`, { body });
  expect(reply.status, JSON.stringify(reply.body)).to.equal(201);
  return reply.body;
}

function define(ports: () => HarnessPorts): void {
  let harness: Harness;
  let scene: Scene;
  let owner: Api;
  before(async () => {
    harness = await startHarness(ports());
  });
  beforeEach(async () => {
    scene = await createScene(harness);
    owner = scene.api("owner");
  });
  after(() => harness?.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  const list = async (path: string): Promise<Reply> => {
    const reply = await owner(`/v1${path}`);
    expect(reply.status, JSON.stringify(reply.body)).to.equal(200);
    return reply;
  };

  it("filter clients, projects and tasks", async () => {
    const client = await made(owner, "/clients", { name: "Übersee 100%", email: "Post@example.org", currency: "JPY" });
    const project = await made(owner, "/projects", { name: "Ärger", client_id: client["id"], code: "X-1", billable: false });
    const task = await made(owner, `/projects/${String(project["id"])}/tasks`, { name: "Näheres", billable: false });
    await owner(`/v1/clients/${String(client["id"])}`, { method: "PATCH", body: { status: "archived" } });
    for (const query of [
      "status=archived",
      "name=%C3%BCBER",
      "name=0%25",
      "email=post%40EXAMPLE.org",
      "currency=JPY&currency=KWD",
    ])
      expect(ids(await list(`/clients?${query}`)), query).to.deep.equal([client["id"]]);
    for (const query of [
      `client_id=${String(client["id"])}`,
      "code=X-1&code=none",
      "billable=false",
      "name=%C3%84r",
      "status=active&name=rger",
    ])
      expect(ids(await list(`/projects?${query}`)), query).to.deep.equal([project["id"]]);
    for (const query of [`project_id=${String(project["id"])}`, "billable=false", "name=N%C3%84H"])
      expect(ids(await list(`/tasks?${query}`)), query).to.deep.equal([task["id"]]);
    expect(ids(await list(`/projects/${String(project["id"])}/tasks?name=n%C3%A4&status=active`))).to.deep.equal([task["id"]]);
    expect(ids(await list(`/projects/${scene.ids.project}/tasks?name=n%C3%A4`))).to.deep.equal([]);
    expect(ids(await list("/projects?name=_"))).to.deep.equal([]);
    for (const path of ["clients", "projects", "tasks"])
      expect(ids(await list(`/${path}?updated_since=9999-01-01T00:00:00Z`)), path).to.deep.equal([]);
    expect(ids(await list(`/tasks?updated_since=0000-01-01T00:00:00Z`))).to.have.length(2);
  });

  it("filter users, tokens, webhooks, messages, deliveries and entries", async () => {
    const { actors } = scene.workspace;
    expect(ids(await list("/users?role=accountant&role=admin"))).to.have.members([actors.accountant.userId, actors.admin.userId]);
    expect(ids(await list("/users?status=invited&role=member")))
      .to.include(scene.ids.user)
      .and.not.include(actors.member.userId);
    const { email } = (await owner(`/v1/users/${scene.ids.user}`)).body as { email: string };
    expect(ids(await list(`/users?email=${email.toUpperCase()}&name=INVITED`))).to.deep.equal([scene.ids.user]);
    const ownerTokens = ids(await list(`/tokens?user_id=${actors.owner.userId}`));
    expect(ownerTokens).to.include(scene.ids.token);
    expect(ids(await list("/tokens"))).to.have.length.greaterThan(ownerTokens.length);
    expect(ids(await scene.api("member")(`/v1/tokens?user_id=${actors.owner.userId}`))).to.deep.equal([]);
    expect(ids(await list("/webhooks?status=paused"))).to.deep.equal([]);
    expect(ids(await list("/webhooks?status=paused&status=active"))).to.deep.equal([scene.ids.webhook]);
    const delivery = (await owner(`/v1/webhook-deliveries/${scene.ids.delivery}`)).body;
    expect(ids(await list(`/webhook-deliveries?event_id=${String(delivery["event_id"])}`))).to.deep.equal([scene.ids.delivery]);
    await owner(`/v1/invoices/${scene.ids.invoice}/send`, { body: { to: ["a@example.com"] } });
    expect(ids(await list(`/invoices/${scene.ids.invoice}/messages?status=queued`))).to.have.length(1);
    expect(ids(await list(`/invoices/${scene.ids.invoice}/messages?status=sent&status=failed`))).to.deep.equal([]);
    await owner(`/v1/time-entries/${scene.ids.entry}`, { method: "PATCH", body: { notes: "Größe_1" } });
    expect(ids(await list("/time-entries?notes=GR%C3%96"))).to.deep.equal([scene.ids.entry]);
    expect(ids(await list("/time-entries?notes=%C3%9FE_"))).to.deep.equal([scene.ids.entry]);
    expect(ids(await list("/time-entries?notes=%25"))).to.deep.equal([]);
  });

  it("filter invoices by dates, both inclusive, and by overdue as of today in the workspace", async () => {
    const client = (await made(owner, "/clients", { name: "Payer" }))["id"] as string;
    const lines = [{ description: "x", quantity: "1", unit_price: 1 }];
    const invoice = async (issue_date: string, due_date: string, number: boolean) => {
      const { id } = await made(owner, "/invoices", { client_id: client, lines, issue_date, due_date });
      if (number)
        expect((await owner(`/v1/invoices/${String(id)}`, { method: "PATCH", body: { status: "open" } })).status).to.equal(200);
      return id;
    };
    const day = (offset: number) => {
      const at = new Date(harness.ports.clock.now() + offset * 86_400_000);
      return new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(at);
    };
    const late = await invoice(day(-20), day(-2), true);
    const due = await invoice(day(-20), day(2), true);
    const draft = await invoice(day(-10), day(-5), false);
    const undated = (await made(owner, "/invoices", { client_id: client, lines }))["id"];
    const of = async (query: string) => ids(await list(`/invoices?client_id=${client}&${query}`));
    expect(await of("overdue=true")).to.deep.equal([late]);
    expect(await of("overdue=false")).to.have.members([due, draft, undated]);
    expect(await of("status=draft")).to.have.members([draft, undated]);
    expect(await of("status=draft&status=open&overdue=false&sort=due_date")).to.deep.equal([draft, due, undated]);
    expect(await of(`issue_date_from=${day(-20)}&issue_date_to=${day(-20)}`)).to.have.members([late, due]);
    expect(await of(`due_date_from=${day(-2)}&due_date_to=${day(2)}`)).to.have.members([late, due]);
    expect(await of(`due_date_to=${day(-3)}`)).to.deep.equal([draft]);
    expect(await of("due_date_from=0000-01-01&currency=EUR&sort=-due_date")).to.deep.equal([due, late, draft]);
    const { number } = (await owner(`/v1/invoices/${String(late)}`)).body as { number: string };
    expect(await of(`number=${number}`)).to.deep.equal([late]);
    expect(await of(`number=${number.toLowerCase()}`)).to.deep.equal([]);
    const seen: unknown[] = [];
    for (let path: string | undefined = `/invoices?client_id=${client}&limit=1&sort=-issue_date`; path !== undefined;) {
      const reply: Reply = await list(path);
      seen.push(...ids(reply));
      path = /^<\/v1([^>]+)>/.exec(reply.headers.get("link") ?? "")?.[1];
    }
    expect(seen[0]).to.equal(undated);
    expect(seen[1]).to.equal(draft);
    expect(seen.slice(2)).to.have.members([late, due]);
  });

  it("page by name through texts that every locale sorts differently", async () => {
    const all = [
      "z",
      "Z",
      "a",
      "Ä",
      "\ufffd",
      "😀",
      "a",
      '"quoted", \\',
      "x".repeat(200),
      `!${"\\".repeat(198)}!`,
      "😀".repeat(100),
    ];
    for (const name of all) await made(owner, "/projects", { name, code: "sorted" });
    const seen: unknown[] = [];
    for (let path: string | undefined = "/projects?code=sorted&sort=name&limit=2"; path !== undefined;) {
      const reply: Reply = await list(path);
      seen.push(...names(reply));
      expect((reply.body["next_cursor"] as string | null)?.length ?? 0).to.be.at.most(2_000);
      path = /^<\/v1([^>]+)>/.exec(reply.headers.get("link") ?? "")?.[1];
    }
    expect(seen).to.deep.equal(all.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
    expect(names(await list("/projects?code=sorted&sort=-name"))).to.deep.equal(seen.toReversed());
  });

  it("return 400 for every cursor of another order, never 500", async () => {
    for (const name of ["Second", "Third"]) await made(owner, "/projects", { name });
    const cursorOf = async (path: string) => (await list(`${path}&limit=1`)).body["next_cursor"] as string;
    const [byName, byTime] = [await cursorOf("/projects?sort=name"), await cursorOf("/projects?sort=updated_at")];
    const parse = (cursor: string) => JSON.parse(Buffer.from(cursor, "base64url").toString()) as [unknown, string, string];
    const forged = (cursor: string, key: unknown) => {
      const [, id, digest] = parse(cursor);
      return Buffer.from(JSON.stringify([key, id, digest])).toString("base64url");
    };
    const refused = async (query: string) => {
      const reply = await owner(`/v1/projects?${query}`);
      expect([reply.status, reply.body["code"]], query.slice(0, 200)).to.deep.equal([400, "invalid_cursor"]);
    };
    for (const key of [null, 1, true, [], {}, "a\u0000b", "\ud800", "x".repeat(201), "x".repeat(100_000 / 64)])
      await refused(`sort=name&cursor=${forged(byName, key)}`);
    for (const key of [null, 5, "", "2026-01-01", "2026-02-30T00:00:00Z", "x"])
      await refused(`sort=updated_at&cursor=${forged(byTime, key)}`);
    await refused(`sort=name&cursor=${byTime}`);
    await refused(`sort=-name&cursor=${byName}`);
    await refused(`sort=name&status=active&cursor=${byName}`);
    await refused(`sort=name&cursor=${byName}${"A".repeat(2_000)}`);
    for (const key of ["", "'); drop table projects; --", "％", "\uffff", "x".repeat(200)])
      expect((await owner(`/v1/projects?sort=name&cursor=${forged(byName, key)}`)).status).to.equal(200);
    const lines = [{ description: "x", quantity: "1", unit_price: 1 }];
    for (const issue_date of ["2026-01-01", "2026-01-02"])
      await made(owner, "/invoices", { client_id: scene.ids.client, lines, issue_date });
    const byDay = await cursorOf("/invoices?sort=issue_date");
    for (const [key, status] of [
      ["0000-01-01", 200],
      ["9999-12-31", 200],
      [null, 200],
      ["2026-02-30", 400],
      ["infinity", 400],
      ["0001-01-01 BC", 400],
      [7, 400],
    ] as const)
      expect((await owner(`/v1/invoices?sort=issue_date&cursor=${forged(byDay, key)}`)).status, String(key)).to.equal(status);
    for (const key of ["0000-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"])
      expect((await owner(`/v1/projects?sort=updated_at&cursor=${forged(byTime, key)}`)).status, key).to.equal(200);
  });
}

forEachStorage("filters and orders over HTTP", define);

describe("the limits of filters over HTTP", () => {
  let harness: Harness;
  let scene: Scene;
  before(async () => {
    harness = await startHarness(memoryPorts());
    scene = await createScene(harness);
  });
  after(() => harness.close());

  it("reject unknown values", async () => {
    for (const [query, code, pointer] of [
      ["clients?status=gone", "not_allowed", "/status"],
      ["clients?currency=XXX", "not_allowed", "/currency"],
      ["clients?status=active&status=", "not_allowed", "/status"],
      ["projects?client_id=prj_01h455vb4pex5vsknk084sn02q", "id_malformed", "/client_id"],
      ["projects?billable=yes", "not_allowed", "/billable"],
      [`projects?name=${"x".repeat(101)}`, "too_long", "/name"],
      ["projects?name=%00", "invalid_character", "/name"],
      ["invoices?issue_date_from=2026-02-30", "date_malformed", "/issue_date_from"],
      ["invoices?due_date_to=2026-03-01T00:00:00Z", "date_malformed", "/due_date_to"],
      ["invoices?overdue=1", "not_allowed", "/overdue"],
      ["invoices?sort=number", "not_allowed", "/sort"],
      ["users?role=god", "not_allowed", "/role"],
      ["users?updated_since=yesterday", "instant_malformed", "/updated_since"],
      ["tasks?sort=status", "not_allowed", "/sort"],
      ["time-entries?expand=tags", "not_allowed", "/expand"],
    ] as const)
      expect(codeOf(await scene.api("owner")(`/v1/${query}`)), query).to.deep.equal([422, code, pointer]);
    for (const query of ["projects?name=a&name=b", "invoices?overdue=true&overdue=true", "invoices?due_date_to=x&due_date_to=y"])
      expect(codeOf(await scene.api("owner")(`/v1/${query}`)).slice(0, 2), query).to.deep.equal([400, "repeated_parameter"]);
  });

  it("reject members who filter by fields of users that they cannot see", async () => {
    const member = scene.api("member");
    for (const query of ["email=a%40example.com", "updated_since=2026-01-01T00:00:00Z", "sort=updated_at", "sort=-updated_at"]) {
      const reply = await member(`/v1/users?${query}`);
      expect([reply.status, reply.body["code"]], query).to.deep.equal([403, "forbidden"]);
      expect((await scene.api("accountant")(`/v1/users?${query}`)).status, query).to.equal(200);
    }
    for (const query of ["name=a", "role=owner", "status=active", "sort=name", "sort=created_at", "limit=1"])
      expect((await member(`/v1/users?${query}`)).status, query).to.equal(200);
  });

  it("match nothing for ids of another workspace", async () => {
    const other = await createScene(harness);
    const owner = scene.api("owner");
    for (const query of [
      `projects?client_id=${other.ids.client}`,
      `tasks?project_id=${other.ids.project}`,
      `invoices?client_id=${other.ids.client}`,
      `tokens?user_id=${other.ids.user}`,
      `time-entries?user_id=${other.workspace.actors.owner.userId}`,
    ])
      expect((await owner(`/v1/${query}`)).body["data"], query).to.deep.equal([]);
  });
});

describe("the filter overdue", () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness(memoryPorts());
  });
  after(() => harness.close());

  it("uses today in the workspace's time zone", async () => {
    const scene = await createScene(harness);
    const owner = scene.api("owner");
    const [ahead, behind] = ["Pacific/Kiritimati", "Pacific/Pago_Pago"] as const;
    const due_date = new Intl.DateTimeFormat("en-CA", { timeZone: behind }).format(harness.ports.clock.now());
    const lines = [{ description: "x", quantity: "1", unit_price: 1 }];
    const body = { client_id: scene.ids.client, lines, issue_date: "2026-01-01", due_date };
    const id = (await made(owner, "/invoices", body))["id"];
    await owner(`/v1/invoices/${String(id)}`, { method: "PATCH", body: { status: "open" } });
    for (const [time_zone, overdue] of [
      [ahead, true],
      [behind, false],
    ] as const) {
      expect((await owner("/v1/workspace", { method: "PATCH", body: { time_zone } })).status).to.equal(200);
      expect(ids(await owner("/v1/invoices?overdue=true")).includes(id), time_zone).to.equal(overdue);
      expect(ids(await owner("/v1/invoices?overdue=false")).includes(id), time_zone).to.equal(!overdue);
    }
  });
});
