import { expect } from "chai";
import type { Route } from "../../../adapters/http/route.js";
import { prefixOf } from "../../../adapters/http/schemas/annotations.js";
import { routes } from "../../../adapters/http/routes/index.js";
import { type IdPrefix, roles } from "../../../core/index.js";
import { type Api, type Harness, startHarness, type HarnessPorts } from "../harness.js";
import { createScene, dump, forEachStorage, idsByPrefix, onServer, pathOf, type Scene } from "../storages.js";
import { type Path, type Shape, soundTexts, soundUrl } from "../schema-walk.js";
import { reasonOf } from "../../reasons.js";
import { bankFileRequest } from "../bank-files.js";

interface Reference {
  readonly path: Path;
  readonly prefix: IdPrefix;
}

/** The ids in a schema. Paths consist of field names, and `0` for a list's item. */
function references(schema: Shape, path: Path = []): Reference[] {
  const prefix = prefixOf(schema);
  if (prefix !== undefined) return [{ path, prefix }];
  if (schema.items) return references(schema.items, [...path, "0"]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => references(property, [...path, name]));
}

const fieldOf = (path: Path): string => path.findLast((part) => part !== "0") ?? "";

/** The minimal body of the schema, with the ids and the value at the path. */
function sample(schema: Shape, ids: Readonly<Record<string, string>>, path: Path, value: string, name = ""): unknown {
  const [next, ...rest] = path;
  if (path.length === 0 && prefixOf(schema) !== undefined) return value;
  if (schema.items) return [sample(schema.items, ids, rest, value, name)];
  if (schema.properties) {
    const isBeside = (key: string) => next === "changes" && key === "ids";
    const wanted = Object.entries(schema.properties).filter(
      ([key]) => key === next || schema.required?.includes(key) || isBeside(key),
    );
    return Object.fromEntries(
      wanted.map(([key, one]) => [key, key === next ? sample(one, ids, rest, value, key) : least(one, ids, key)]),
    );
  }
  return least(schema, ids, name);
}

function least(schema: Shape, ids: Readonly<Record<string, string>>, name: string): unknown {
  const prefix = prefixOf(schema);
  if (prefix !== undefined) return ids[prefix];
  if (schema.items) return schema.minItems ? [least(schema.items, ids, name)] : [];
  if (schema.properties) return sample(schema, ids, [""], "");
  if (schema.enum) return schema.enum[0];
  if (schema.type === "integer") return 100;
  if (name === "url") return soundUrl;
  return soundTexts[String((schema as { format?: string }).format)] ?? "x";
}

/** Every name that the schema knows. */
function fieldNames(schema: Shape): string[] {
  if (schema.items) return fieldNames(schema.items);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [name, ...fieldNames(property)]);
}

/** Lines of a new invoice cannot name what they bill; `from_time`, `from_expenses` and `from_milestones` add it. */
const claimed: Readonly<Record<string, string>> = {
  "lines.time_entry_ids": "time_line",
  "lines.expense_ids": "expense_line",
  "lines.milestone_ids": "milestone_line",
};

function validBody(route: Route, ids: Readonly<Record<string, string>>): unknown {
  if (!route.body) return undefined;
  const isMaking = route.operation.endsWith("Invoice") && route.method === "POST";
  const body = sample(route.body as Shape, ids, isMaking ? ["lines", "0"] : [], "") as object;
  return route.operation === "createExpense" ? { ...body, amount: 100 } : body;
}

/** Creates another resource for the route's list. */
async function secondOf(route: Route, scene: Scene): Promise<void> {
  const { api, ids } = scene;
  if (route.operation === "listWebhookDeliveries" || route.operation === "listEvents") {
    const body = { project_id: ids.project, start_time: "2026-03-03T08:00:00Z", end_time: "2026-03-03T09:00:00Z" };
    await api("owner")("/v1/time-entries", { body });
    return;
  }
  if (route.operation === "listInvoiceMessages") {
    for (let n = 0; n < 2; n++) await api("owner")(`/v1/invoices/${ids.invoice}/send`, { body: {} });
    return;
  }
  if (route.operation === "listClientMessages") {
    for (let n = 0; n < 2; n++)
      await api("owner")(`/v1/clients/${ids.client}/statement/send`, { body: { to: ["ada@example.com"] } });
    return;
  }
  if (route.operation === "listQuoteLinks") {
    await api("owner")(`/v1/quotes/${ids.quote}/issue`, { body: {} });
    for (let n = 0; n < 2; n++) await api("owner")(`/v1/quotes/${ids.quote}/links`, { body: {} });
    return;
  }
  if (route.operation === "listDocumentLinks") {
    await api("owner")(`/v1/invoices/${ids.invoice}/issue`, { body: {} });
    for (let n = 0; n < 2; n++) await api("owner")(`/v1/invoices/${ids.invoice}/links`, { body: {} });
    return;
  }
  if (route.operation === "listTasksOfAllProjects") {
    await api("owner")(`/v1/projects/${ids.project}/tasks`, { body: { name: "Second" } });
    return;
  }
  if (route.operation === "listReminders") {
    const { invoice_id: invoice } = (await api("owner")(`/v1/reminders/${ids.reminder}`)).body;
    await api("owner")(`/v1/invoices/${String(invoice)}/reminders`, { body: {} });
    return;
  }
  if (route.operation === "listBankStatements" || route.operation === "listBankTransactions") {
    const { path, ...request } = bankFileRequest(route.operation);
    await api("owner")(`/v1${path}`, request);
    return;
  }
  const creation = routes.find(({ method, path }) => method === "POST" && path === route.path);
  if (!creation) throw new Error(`Nothing makes what ${route.operation} lists.`);
  await scene.api("owner")(pathOf(creation, idsByPrefix(scene)), { body: validBody(creation, idsByPrefix(scene)) });
}

const errorsOf = (problem: object) => ((problem as { errors?: unknown }).errors ?? []) as { pointer: string; code: string }[];
const idsOf = (text: unknown): string[] => JSON.stringify(text).match(/\b[a-z]+_[0-9a-z]{26}\b/g) ?? [];

function define(ports: () => HarnessPorts): void {
  let harness: Harness | undefined;
  let ours: Scene;
  let theirs: Scene;
  let untouched: Record<string, unknown>;
  let owner: Api;
  const send = (api: Api, { method, body: schema, raw }: Route, path: string, body?: unknown) => {
    const [type] = raw?.mediaTypes ?? [];
    const file = type === undefined ? {} : { raw: new Uint8Array(1), headers: { "Content-Type": type } };
    return api(path, { method, ...file, ...(schema ? { body: body ?? {} } : {}) });
  };
  const withId = routes.filter((route) => route.id !== undefined);
  // Requests are not recorded here, since their paths have the IDs that these tests send. The tests of the request log and of storages isolate it.
  const lists = routes.filter(({ sorts, operation }) => sorts !== undefined && operation !== "listRequests");

  before(async () => {
    harness = await startHarness(ports());
    ours = await createScene(harness);
    theirs = await createScene(harness);
    owner = ours.api("owner");
    for (const route of lists) await secondOf(route, theirs);
    untouched = await dump(theirs.api("owner"));
  });
  after(async () => {
    expect(await dump(theirs.api("owner")), "the other workspace").to.deep.equal(untouched);
    await harness?.close();
  });
  afterEach(() => expect(harness?.logged).to.deep.equal([]));

  for (const route of withId) {
    it(`${route.operation} returns 404 for another workspace's id`, async () => {
      const reply = await send(owner, route, pathOf(route, idsByPrefix(theirs)), validBody(route, idsByPrefix(ours)));
      expect([reply.status, reply.body["code"]]).to.deep.equal([404, "not_found"]);
      for (const role of roles) {
        const { status } = await send(
          ours.api(role),
          route,
          pathOf(route, idsByPrefix(theirs)),
          validBody(route, idsByPrefix(ours)),
        );
        expect(status, role).to.be.oneOf([403, 404]);
      }
    });
  }

  it("covers every id field of every body", () => {
    const fields = routes.flatMap(({ body }) => (body ? references(body as Shape).map(({ path }) => fieldOf(path)) : []));
    expect(fields).to.include.members([
      "client_id",
      "project_id",
      "task_id",
      "user_id",
      "time_entry_ids",
      "expense_ids",
      "milestone_ids",
      "user_ids",
    ]);
    const named = routes.flatMap(({ body }) => (body ? fieldNames(body as Shape) : [])).filter((name) => /(^|_)ids?$/.test(name));
    expect(
      named.filter((name) => !fields.includes(name) && !["tax_id", "vat_id", "legal_id", "external_id"].includes(name)),
    ).to.deep.equal([]);
  });

  for (const route of routes) {
    for (const { path, prefix } of route.body ? references(route.body as Shape) : []) {
      it(`${route.operation} rejects another workspace's id in ${path.join(".")} like an unknown one`, async () => {
        const own = idsByPrefix(ours);
        const refusal = async (id: string) => {
          const reply = await send(owner, route, pathOf(route, own), sample(route.body as Shape, own, path, id));
          return { ...reply.body, request_id: null, status: reply.status };
        };
        const reply = await refusal(idsByPrefix(theirs)[prefix] ?? "");
        expect(reply).to.deep.equal(await refusal(`${prefix}_01h455vb4pex5vsknk084sn02q`));
        // A filter matches nothing of another workspace, as in lists.
        if (path[0] === "filter") {
          expect(reply).to.deep.include({ status: 200, results: [] });
          return;
        }
        const errors = errorsOf(reply);
        expect(reply.status, JSON.stringify(reply)).to.equal(422);
        const making = route.method === "POST" ? claimed[`${String(path[0])}.${fieldOf(path)}`] : undefined;
        const expected = making
          ? { pointer: "/lines/0", code: making }
          : { pointer: `/${path.join("/")}`, code: path[0] === "ids" ? "not_found" : "unknown_reference" };
        expect(errors.map(({ pointer, code }) => ({ pointer, code }))).to.deep.include(expected);
      });
    }
  }

  it("bills no entry of another workspace on a time line", async () => {
    const made = await owner("/v1/invoices", { body: { client_id: ours.ids.client, from_time: {} } });
    expect(made.status, JSON.stringify(made.body)).to.equal(201);
    const path = `/v1/invoices/${made.body["id"] as string}`;
    const [line] = (made.body["lines"] as Record<string, unknown>[]).map((one): Record<string, unknown> => ({
      ...one,
      net: undefined,
    }));
    const own = line?.["time_entry_ids"] as string[];
    expect(own).to.deep.equal([ours.ids.entry]);
    const reply = await owner(path, {
      method: "PATCH",
      body: { lines: [{ ...line, time_entry_ids: [...own, theirs.ids.entry] }] },
    });
    expect([reply.status, reasonOf(reply.body)], JSON.stringify(reply.body)).to.deep.equal([422, "unknown_reference"]);
    expect((await owner(path)).body).to.deep.equal(made.body);
    await owner(path, { method: "PATCH", body: { status: "void" } });
  });

  it("lists and shows nothing of another workspace", async () => {
    const mine = idsOf(await dump(owner));
    const foreign = new Set(idsOf(untouched));
    expect(mine.filter((id) => foreign.has(id))).to.deep.equal([]);
    expect(mine).to.include.members(Object.values(ours.ids));
    expect([...foreign]).to.include.members(Object.values(theirs.ids));
  });

  for (const route of lists) {
    it(`${route.operation} returns nothing of another workspace for its cursor`, async () => {
      const { body } = await theirs.api("owner")(`${pathOf(route, idsByPrefix(theirs))}?limit=1`);
      expect(body["next_cursor"], "a second page").to.be.a("string");
      const path = `${pathOf(route, idsByPrefix(ours))}?limit=200&cursor=${body["next_cursor"] as string}`;
      const reply = await owner(path);
      const foreign = new Set(idsOf(untouched));
      expect(reply.status).to.be.oneOf([200, 400]);
      expect(idsOf(reply.body).filter((id) => foreign.has(id))).to.deep.equal([]);
    });
  }

  it("returns nothing of another workspace to members and accountants", async () => {
    const foreign = new Set(idsOf(untouched));
    for (const role of roles) {
      for (const route of routes.filter(({ method }) => method === "GET")) {
        const reply = await ours.api(role)(pathOf(route, idsByPrefix(ours)));
        expect(
          idsOf(reply.body).filter((id) => foreign.has(id)),
          `${role} ${route.operation}`,
        ).to.deep.equal([]);
      }
    }
  });
}

forEachStorage("workspaces kept apart over HTTP", define);
onServer("workspaces kept apart over HTTP by row-level security alone", define, { filterByWorkspace: false });
