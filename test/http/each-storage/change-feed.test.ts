import { expect } from "chai";
import { routes } from "../../../adapters/http/routes/index.js";
import { CHANGES_KEPT_MS, changeTypes, plusMilliseconds } from "../../../core/index.js";
import { type Api, type Harness, type HarnessPorts, startHarness } from "../harness.js";
import { createScene, forEachStorage, pathOf, type Scene } from "../storages.js";

interface Change {
  readonly type: string;
  readonly action: string;
  readonly id: string;
  readonly version: number;
  readonly at: string;
  readonly data: Record<string, unknown> | null;
}

interface Read {
  readonly changes: readonly Change[];
  readonly cursor: string;
}

async function page(api: Api, query: string) {
  const { status, body } = await api(`/v1/changes${query}`);
  expect(status, JSON.stringify(body)).to.equal(200);
  return body as unknown as { data: Change[]; next_cursor: string; has_more: boolean };
}

/** All changes after the cursor. */
async function follow(api: Api, cursor?: string, filter = ""): Promise<Read> {
  const changes: Change[] = [];
  for (let next = cursor; ;) {
    const { data, next_cursor, has_more } = await page(api, `?limit=50${next === undefined ? "" : `&cursor=${next}`}${filter}`);
    changes.push(...data);
    next = next_cursor;
    if (!has_more) return { changes, cursor: next };
  }
}

const lists = { project: "projects", client: "clients", time_entry: "time-entries", user: "users" } as const;

async function listed(api: Api, path: string): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let cursor: unknown = null;
  do {
    const { body } = await api(`/v1/${path}?limit=200${typeof cursor === "string" ? `&cursor=${cursor}` : ""}`);
    items.push(...(body["data"] as Record<string, unknown>[]));
    cursor = body["next_cursor"];
  } while (typeof cursor === "string");
  return items;
}

/** The copy of a client that uses only the feed. */
class Copy {
  readonly resources = new Map<string, Change>();

  take(changes: readonly Change[]): void {
    for (const change of changes) {
      const known = this.resources.get(change.id);
      expect(change.version, `${change.type} ${change.id}`).to.equal((known?.version ?? 0) + 1);
      expect(change.action).to.equal(known === undefined ? "created" : change.data === null ? "deleted" : "updated");
      this.resources.set(change.id, change);
    }
  }

  of(type: string): Record<string, unknown>[] {
    return [...this.resources.values()].flatMap((change) => (change.type === type && change.data ? [change.data] : []));
  }
}

const byId = (a: Record<string, unknown>, b: Record<string, unknown>): number => (String(a["id"]) < String(b["id"]) ? -1 : 1);

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

  const patch = (path: string, body: unknown) => owner(path, { method: "PATCH", body });

  it("contain created, updated and deleted resources as GET returned them, and a cursor to continue with", async () => {
    const begun = await follow(owner);
    const path = `/v1/projects/${(await owner("/v1/projects", { body: { name: "New" } })).body["id"] as string}`;
    const first = (await owner(path)).body;
    await patch(path, { name: "Changed" });
    const second = (await owner(path)).body;
    await patch(path, { name: "Changed" });
    expect((await owner(path, { method: "DELETE" })).status).to.equal(204);
    const { changes, cursor } = await follow(owner, begun.cursor);
    const id = first["id"];
    expect(changes.map(({ at, ...change }) => [change, typeof at])).to.deep.equal([
      [{ type: "project", action: "created", id, version: 1, data: first }, "string"],
      [{ type: "project", action: "updated", id, version: 2, data: second }, "string"],
      [{ type: "project", action: "deleted", id, version: 3, data: null }, "string"],
    ]);
    expect(await page(owner, `?cursor=${cursor}`)).to.deep.equal({ data: [], next_cursor: cursor, has_more: false });
  });

  it("start with the oldest change, or on request at the end, and can be limited to types", async () => {
    const { changes } = await follow(owner);
    const types = new Set(changes.map(({ type }) => type));
    expect([...types].sort()).to.deep.equal([...changeTypes].sort());
    const end = await page(owner, "?start=end");
    expect([end.data, end.has_more]).to.deep.equal([[], false]);
    await patch(`/v1/clients/${scene.ids.client}`, { name: "After" });
    await patch(`/v1/projects/${scene.ids.project}`, { name: "After" });
    expect((await follow(owner, end.next_cursor)).changes.map(({ type }) => type)).to.deep.equal(["client", "project"]);
    const some = await follow(owner, end.next_cursor, "&type=project&type=task");
    expect(some.changes.map(({ type }) => type)).to.deep.equal(["project"]);
    expect((await follow(owner, some.cursor)).changes).to.deep.equal([]);
  });

  it("show every kind as its own GET does", async () => {
    const { changes } = await follow(owner);
    const latest = new Map(changes.map((change) => [change.id, change]));
    const pathTo = (id: string): string => {
      const reader = routes.find(
        (route) => route.method === "GET" && /^\/[^/]+\/:id$/.test(route.path) && id.startsWith(`${route.id}_`),
      );
      return reader ? pathOf(reader, { [reader.id ?? ""]: id }) : "/v1/workspace";
    };
    for (const { type, id, data } of latest.values()) {
      const path = pathTo(id);
      if (type !== "token") expect(data, path).to.deep.equal((await owner(path)).body);
      expect(JSON.stringify(data)).to.not.match(/hash|whsec_|"token":/);
    }
    const tokens = await listed(owner, "tokens");
    for (const token of tokens) {
      const { last_used_at: _, ...known } = latest.get(token["id"] as string)?.data ?? {};
      expect(token).to.include(known);
    }
  });

  it("contain every entry that billing, voiding and rate changes affect, without an event", async () => {
    const { cursor } = await follow(owner);
    const { body: draft } = await owner("/v1/invoices", {
      body: { client_id: scene.ids.client, from_time: { project_ids: [scene.ids.project] } },
    });
    await patch(`/v1/invoices/${draft["id"] as string}`, { status: "void" });
    await owner(`/v1/clients/${scene.ids.client}?apply_to=unbilled`, { method: "PATCH", body: { rate: 7_000 } });
    const { changes } = await follow(owner, cursor, "&type=time_entry");
    const told = changes.map(({ id, data }) => [id, data?.["status"], (data?.["rate"] as { amount: number }).amount]);
    expect(told).to.deep.equal([
      [scene.ids.entry, "billed", 6_000],
      [scene.ids.entry, "recorded", 6_000],
      [scene.ids.entry, "recorded", 7_000],
    ]);
  });

  it("are hidden from members, and from accountants and restricted tokens if they may not read them", async () => {
    expect((await scene.api("member")("/v1/changes")).status).to.equal(403);
    const { changes } = await follow(scene.api("accountant"));
    const types = new Set(changes.map(({ type }) => type));
    expect([types.has("invoice"), types.has("webhook"), types.has("token")]).to.deep.equal([true, false, false]);
    expect((await follow(scene.api("accountant"), undefined, "&type=webhook")).changes).to.deep.equal([]);
    const narrow = async (scopes: string[]) =>
      harness.api((await owner("/v1/tokens", { body: { name: "Narrow", scopes } })).body["token"] as string);
    const some = await follow(await narrow(["changes:read", "projects:read"]));
    expect([...new Set(some.changes.map(({ type }) => type))]).to.deep.equal(["project"]);
    expect((await (await narrow(["projects:read"]))("/v1/changes")).status).to.equal(403);
  });

  it("reject invalid cursors and unknown parameters", async () => {
    const other = await createScene(harness);
    const { cursor } = await follow(other.api("owner"));
    for (const wrong of ["x", "", "e30", Buffer.from("[1]").toString("base64url"), `${cursor}x`]) {
      const { status, body } = await owner(`/v1/changes?cursor=${wrong}`);
      expect([status, body["code"]], wrong).to.deep.equal([400, "invalid_cursor"]);
    }
    for (const [query, status] of [
      ["limit=0", 422],
      ["limit=201", 422],
      ["limit=x", 400],
      ["type=invoices", 422],
      ["start=now", 422],
      ["sort=at", 400],
    ] as const) {
      expect((await owner(`/v1/changes?${query}`)).status, query).to.equal(status);
    }
  });

  it("return 410 for a cursor whose changes were removed, and start again without one", async () => {
    const first = await page(owner, "?limit=1");
    const { cursor } = await follow(owner);
    const { clock, housekeeping } = harness.ports;
    const before = plusMilliseconds(clock.now(), 1_000);
    expect(CHANGES_KEPT_MS).to.equal(90 * 24 * 3_600_000);
    while ((await housekeeping.purgeChanges(before, 100)) > 0);
    const { status, body } = await owner(`/v1/changes?cursor=${first.next_cursor}`);
    expect([status, body["code"]]).to.deep.equal([410, "cursor_expired"]);
    await patch(`/v1/clients/${scene.ids.client}`, { name: "Later" });
    for (const from of [undefined, cursor]) {
      expect((await follow(owner, from)).changes.map(({ version, type }) => [type, version])).to.deep.equal([["client", 2]]);
    }
  });

  it("include everything that 50 concurrent writers do: a copy that follows them equals the lists", async function () {
    this.timeout(120_000);
    const copy = new Copy();
    let { changes, cursor } = await follow(owner);
    copy.take(changes);
    let writing = true;
    const following = (async () => {
      while (writing) {
        ({ changes, cursor } = await follow(owner, cursor));
        copy.take(changes);
      }
    })();
    const writer = async (index: number): Promise<void> => {
      for (let turn = 0; turn < 3; turn++) {
        const made = await owner("/v1/projects", { body: { name: `${index}.${turn}` } });
        const project = `/v1/projects/${made.body["id"] as string}`;
        const entry = await owner("/v1/time-entries", {
          body: { project_id: made.body["id"], start_time: "2026-03-02T08:00:00Z", end_time: "2026-03-02T09:00:00Z" },
        });
        await patch(`/v1/clients/${scene.ids.client}`, { notes: `${index}.${turn}` });
        await patch(project, { notes: `${index}` });
        if (turn === 1) await owner(`/v1/time-entries/${entry.body["id"] as string}`, { method: "DELETE" });
        if (turn === 1) expect((await owner(project, { method: "DELETE" })).status).to.equal(204);
      }
    };
    await Promise.all(Array.from({ length: 50 }, (_, index) => writer(index)));
    writing = false;
    await following;
    copy.take((await follow(owner, cursor)).changes);
    for (const [type, path] of Object.entries(lists)) {
      expect(copy.of(type).sort(byId), type).to.deep.equal((await listed(owner, path)).sort(byId));
    }
    expect(copy.of("project").length).to.equal(101);
  });
}

forEachStorage("changes over HTTP", define);
