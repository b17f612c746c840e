import { request as httpRequest } from "node:http";
import { expect } from "chai";
import type { Route } from "../../adapters/http/route.js";
import { routes } from "../../adapters/http/routes/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import type { Role } from "../../core/index.js";
import { describedStatus } from "../described/every-response.js";
import { type Api, type Harness, type Reply, type Request, startHarness, type HarnessPorts } from "./harness.js";
import { createScene, dump, idsByPrefix, onServer, pathOf, required, type Scene } from "./storages.js";
import { idFields, type Path, type Shape, soundTexts, soundUrl } from "./schema-walk.js";

type Ids = Readonly<Record<string, string>>;

let sent = 0;
/** In JSON texts, replaced by what JSON.stringify cannot write. */
const DEEP = "@@deep@@";
const deep = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
const proto = '{"__proto__":{"a":1}}';

/** The values that every property of every body is tried with. */
const values: readonly unknown[] = [
  null,
  true,
  "",
  "x",
  1.5,
  -1,
  1e21,
  [],
  {},
  [null],
  "x".repeat(20_001),
  "a\u0000b",
  "\ud800",
  "2026-02-30",
  "9999-12-31T23:59:60Z",
  "🕰️é\u202e",
  "@@proto@@",
  DEEP,
];

/** For members, whose bodies are read by the same code. */
const fewer = [null, "a\u0000b", DEEP];

/** What a database could stumble over. */
const storable = [null, -1, 1e21, "x", "x".repeat(20_001), "a\u0000b", "\ud800", "9999-12-31T23:59:60Z", "🕰️é\u202e"];

/** Every property that the schema has, by its path. */
function propertiesOf(schema: Shape, path: Path = []): Path[] {
  if (schema.items) return [[...path, "0"], ...propertiesOf(schema.items, [...path, "0"])];
  return Object.entries(schema.properties ?? {}).flatMap(([name, one]) => [
    [...path, name],
    ...propertiesOf(one, [...path, name]),
  ]);
}

/** What no schema demands but the rules do. */
const needed: readonly string[] = ["tax.rate"];

/** The least that the schema takes, but with `value` at the path. */
function sample(schema: Shape, ids: Ids, path: Path, value: unknown, name = ""): unknown {
  const [next, ...rest] = path;
  if (schema.items && next === undefined) return schema.minItems ? [sample(schema.items, ids, [], value, name)] : [];
  if (schema.items) return [rest.length === 0 ? value : sample(schema.items, ids, rest, value, name)];
  if (!schema.properties) return plain(schema, ids, name);
  const wanted = Object.entries(schema.properties).filter(
    ([key]) => key === next || schema.required?.includes(key) || needed.includes(`${name}.${key}`),
  );
  const fields = wanted.map(([key, one]) => [
    key,
    key === next && rest.length === 0 ? value : sample(one, ids, key === next ? rest : [], value, key),
  ]);
  return Object.fromEntries(fields) as Record<string, unknown>;
}

function plain(schema: Shape, ids: Ids, name: string): unknown {
  const prefix = idFields[name];
  if (prefix !== undefined) return ids[prefix];
  if (schema.enum) return schema.enum[0];
  if (name === "url") return soundUrl;
  if ([schema.type].flat().includes("integer")) return 100;
  return soundTexts[schema.format ?? ""] ?? "x";
}

/** The least valid body; of an invoice with a line, of an entry with an end, so that it can stand. */
function validBody(route: Route, ids: Ids): Record<string, unknown> {
  const body = sample(route.body as Shape, ids, [], undefined) as Record<string, unknown>;
  if (/^(create|preview)Invoice$/.test(route.operation)) body["lines"] = [{ description: "x", quantity: "1", unit_price: 100 }];
  if (route.operation === "createTimeEntry")
    Object.assign(body, { start_time: "2026-03-03T08:00:00Z", end_time: "2026-03-03T09:00:00Z" });
  return body;
}

const written = (body: unknown) => JSON.stringify(body).replaceAll(`"${DEEP}"`, deep).replaceAll('"@@proto@@"', proto);

interface Try {
  readonly what: string;
  readonly path: string;
  readonly request: Request;
  /** What the answer has to be, where the contract leaves one only. */
  readonly status?: number;
  /** Where a 422 has to point, at or above or below. */
  readonly pointer?: string;
}

/** Every property with every value. */
function wrongValues(route: Route, ids: Ids, tried: readonly unknown[], depth = Infinity): Try[] {
  const schema = route.body as Shape;
  const paths = propertiesOf(schema).filter((path) => path.length <= depth);
  return paths.flatMap((path) =>
    tried.map((value): Try => {
      const body = { ...validBody(route, ids), ...(sample(schema, ids, path, value) as object) };
      const what = `${route.operation} ${path.join(".")} = ${JSON.stringify(value).slice(0, 40)}`;
      return {
        what,
        path: pathOf(route, ids),
        request: { method: route.method, raw: written(body) },
        pointer: `/${path.join("/")}`,
      };
    }),
  );
}

const invalidUtf8: Uint8Array<ArrayBuffer> = new Uint8Array([0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]);

/** Bodies that are wrong as a whole. */
function wrongBodies(route: Route, ids: Ids): Try[] {
  const { method } = route;
  const path = pathOf(route, ids);
  const text = written(validBody(route, ids));
  const raw = (what: string, body: string | Uint8Array<ArrayBuffer>, status?: number, headers = {}): Try => ({
    what: `${route.operation} with ${what}`,
    path,
    request: { method, raw: body, headers },
    ...(status === undefined ? {} : { status }),
  });
  const extra = (name: string): Try => ({
    ...raw(
      `the field ${JSON.stringify(name).slice(0, 20)}`,
      `${text.slice(0, -1)}${text === "{}" ? "" : ","}${JSON.stringify(name)}:1}`,
    ),
    pointer: name.includes("\u0000") ? "" : `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
  });
  return [
    ...["{", '{"a":}', "{'a':1}", "nonsense", "\ufeff{}x", '{"a":1}{}'].map((body) => raw(`broken JSON ${body}`, body, 400)),
    ...["[]", '"x"', "1", "null", "true", deep].map((body) => ({ ...raw(`the JSON ${body.slice(0, 9)}`, body), pointer: "" })),
    raw("invalid UTF-8", invalidUtf8, 400),
    raw("the type text/plain", text, 415, { "Content-Type": "text/plain" }),
    raw("a form", "a=1", 415, { "Content-Type": "application/x-www-form-urlencoded" }),
    raw("a compressed body", text, 415, { "Content-Encoding": "gzip" }),
    raw("Accept: text/plain", text, 406, { Accept: "text/plain" }),
    raw("2 MiB", `{"a":"${"x".repeat(2_097_152)}"}`, 413),
    ...(route.bodyOptional ? [] : [raw("no body", "", 400)]),
    ...["surprise", "__proto__", "constructor", "toString", "a/b~c", "a\u0000b"].map(extra),
  ];
}

const wrongIds = [
  "x",
  "%00",
  "%ff",
  "%zz",
  "..%2f",
  "te_",
  "x".repeat(3_000),
  "🕰",
  "te_8zzzzzzzzzzzzzzzzzzzzzzzzz",
  "ws_01h455vb4pex5vsknk084sn02q",
];

/** Paths and queries that are wrong. */
function wrongTargets(route: Route, ids: Ids): Try[] {
  const { method, operation } = route;
  const request: Request = { method, ...(route.body ? { body: validBody(route, ids) } : {}) };
  const path = pathOf(route, ids);
  const query = (text: string, status?: number): Try => ({
    what: `${operation} ?${text.slice(0, 40)}`,
    path: `${path}?${text}`,
    request,
    ...(status ? { status } : {}),
  });
  const otherIds = Object.values(ids).filter((id) => !id.startsWith(`${route.id}_`));
  const paths = route.id
    ? [...wrongIds, ...otherIds].map((id): Try => ({
        what: `${operation} of ${id.slice(0, 40)}`,
        path: pathOf({ ...route, path: route.path.replace(":id", "@") }, {}).replace("@", encodeBroken(id)),
        request,
      }))
    : [];
  const lists = route.sorts
    ? [
        ...["0", "201", "-1", "9".repeat(40)].map((limit) => query(`limit=${limit}`, 422)),
        ...["abc", "1e3", "", "1.5"].map((limit) => query(`limit=${limit}`, 400)),
        ...["x", "", "%00", "W10", "bnVsbA", "x".repeat(3_000), "%ff"].map((cursor) => query(`cursor=${cursor}`, 400)),
        ...["nonsense", "", "--start_time", "__proto__", "id"].map((sort) => query(`sort=${sort}`, 422)),
        query("limit=1&limit=2", 400),
      ]
    : [];
  const known = Object.entries(route.query ?? {}).flatMap(([name, parameter]) => [
    query(
      `${name}=${"anyText" in parameter || "text" in parameter ? "x".repeat(255) : "nonsense"}`,
      isMalformed(parameter) ? 400 : 422,
    ),
    query(`${name}=%00`, isMalformed(parameter) ? 400 : 422),
    ...(Object.keys(parameter).some((kind) => kind.startsWith("any")) ? [] : [query(`${name}=a&${name}=a`, 400)]),
  ]);
  return [
    ...paths,
    ...lists,
    ...known,
    query("surprise=1", 400),
    query("__proto__=1", 400),
    query("%00=1", 400),
    query("%ff", 400),
  ];
}

/** Whether a wrong value is no value at all of such a parameter, rather than one that is out of range. */
const isMalformed = (parameter: object): boolean => "opaque" in parameter || "minimum" in parameter;

const encodeBroken = (id: string) => (id.includes("%") ? id : encodeURIComponent(id));

/** The status has to be that of the table, unless something that is checked before it refuses. */
function judge({ what, status, pointer }: Try, role: Role, reply: Reply): void {
  const label = `${role}: ${what} → ${reply.status} ${JSON.stringify(reply.body).slice(0, 500)}`;
  expect(reply.status, label).to.be.lessThan(500);
  expect(reply.headers.get("x-request-id"), label).to.be.a("string");
  if (reply.status < 400) {
    expect(status, label).to.equal(undefined);
    return;
  }
  requireProblem(reply, label);
  if (status === 400 || status === 406 || status === 413 || status === 415) expect(reply.status, label).to.equal(status);
  else if (status !== undefined && role === "owner") expect(reply.status, label).to.equal(status);
  if (reply.status !== 422) return;
  const pointers = (reply.body["errors"] as { pointer: string }[]).map((error) => error.pointer);
  expect(pointers, label).not.to.deep.equal([]);
  if (pointer !== undefined) {
    const names = (found: string) =>
      found === pointer || found.startsWith(`${pointer}/`) || (found !== "" && pointer.startsWith(`${found}/`));
    expect(pointers.some(names), label).to.equal(true);
  }
}

function requireProblem({ status, headers, body }: Reply, label: string): void {
  expect(headers.get("content-type"), label).to.match(/^application\/problem\+json/);
  expect(body, label).to.include.keys("type", "title", "status", "detail", "code", "request_id", "errors");
  expect(body["status"], label).to.equal(status);
  expect(body["request_id"], label).to.equal(headers.get("x-request-id"));
  for (const name of ["type", "title", "detail", "code"]) expect(body[name], label).to.be.a("string").and.not.equal("");
  for (const error of body["errors"] as object[]) expect(error, label).to.have.all.keys("pointer", "code", "message");
  if (status === 401) expect(headers.get("www-authenticate"), label).to.match(/^Bearer/);
}

const WIDTH = 24;

/** Sends all of them, some at a time, and gives back the refused ones. */
async function sendAll(scene: Scene, role: Role, tries: readonly Try[]): Promise<Try[]> {
  const refused: Try[] = [];
  const failures: string[] = [];
  for (let start = 0; start < tries.length; start += WIDTH) {
    const batch = tries.slice(start, start + WIDTH);
    const replies = await Promise.all(batch.map(({ path, request }) => scene.api(role)(path, request)));
    sent += batch.length;
    for (const [index, one] of batch.entries()) {
      const reply = required(replies[index]);
      try {
        judge(one, role, reply);
      } catch (error) {
        failures.push((error as Error).message);
      }
      if (reply.status >= 400) refused.push(one);
    }
  }
  expect(failures.slice(0, 12), `${failures.length} wrong answers`).to.deep.equal([]);
  return refused;
}

/** What is refused changes nothing: of a role that succeeds with some, the refused ones are sent once more by themselves. */
async function sendAndCompare(scene: Scene, role: Role, tries: readonly Try[]): Promise<void> {
  const owner = scene.api("owner");
  const before = await dump(owner);
  const refused = await sendAll(scene, role, tries);
  if (refused.length === tries.length) expect(await dump(owner)).to.deep.equal(before);
  else {
    const between = await dump(owner);
    const again = await sendAll(scene, role, refused);
    expect(again.length, "refused again").to.equal(refused.length);
    expect(await dump(owner)).to.deep.equal(between);
  }
}

function wholeTable(ports: () => HarnessPorts, tried: readonly Role[], owners: readonly unknown[]): void {
  let harness: Harness | undefined;
  before(async () => {
    harness = await startHarness(ports());
  });
  after(() => harness?.close());
  afterEach(() => expect(harness?.logged).to.deep.equal([]));

  for (const route of routes) {
    for (const role of tried) {
      it(`${route.operation} refuses bad input of ${role} with a problem, and without an effect`, async () => {
        const scene = await createScene(required(harness));
        const ids = { ...idsByPrefix(scene) };
        const wrong = () => (role === "owner" ? wrongValues(route, ids, owners) : wrongValues(route, ids, fewer, 1));
        const bodies = route.body ? [...wrongBodies(route, ids), ...wrong()] : [];
        await sendAndCompare(scene, role, [...bodies, ...wrongTargets(route, ids)]);
      });
    }
  }
}

describe("bad input over HTTP, in memory", () => {
  const ports = memoryPorts();
  wholeTable(() => ports, ["owner", "member"], values);
  after(() => console.log(`      ${sent} bad requests were sent so far`));
});
onServer("bad input over HTTP", (ports) => {
  wholeTable(ports, ["owner"], storable);
  after(() => console.log(`      ${sent} bad requests were sent so far`));
});

/** Sends the body in chunks, without its length. */
function chunked(url: string, token: string, bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json", "Transfer-Encoding": "chunked" };
    const request = httpRequest(`${url}/v1/clients`, { method: "POST", headers }, (response) => {
      describedStatus(response, "POST", "/v1/clients").then(resolve, reject);
    });
    request.on("error", reject);
    for (let left = bytes; left > 0; left -= 65_536) request.write(" ".repeat(Math.min(left, 65_536)));
    request.end();
  });
}

/** Requests that two refusals fit, neighbours in the order of checks, and the one that has to come. */
function neighbours(ask: (role: Role | null, path: string, request?: Request) => Promise<Reply>, narrow: () => Promise<Api>) {
  const unknown = "/v1/clients/cli_01h455vb4pex5vsknk084sn02q";
  const plainText = { Accept: "text/plain" };
  const typed = { "Content-Type": "text/plain" };
  const archived = async () => {
    const { body } = await ask("owner", "/v1/projects", { body: { name: "Gone" } });
    await ask("owner", `/v1/projects/${body["id"] as string}`, { method: "PATCH", body: { status: "archived" } });
    return `/v1/projects/${body["id"] as string}/tasks`;
  };
  const wrong = { surprise: 1 };
  const ownersUser = async () => `/v1/users/${(await ask("owner", "/v1/me")).body["id"] as string}`;
  const nothingToBill = async () => {
    const { body } = await ask("owner", "/v1/clients", { body: { name: "Gone" } });
    await ask("owner", `/v1/clients/${body["id"] as string}`, { method: "PATCH", body: { status: "archived" } });
    return { client_id: body["id"], from_time: {} };
  };
  const order: readonly (readonly [title: string, status: number, ask: () => Promise<Reply>])[] = [
    ["401 before 404 of the path", 401, () => ask(null, "/v1/nonsense")],
    ["404 of the path before 405", 404, () => ask("owner", "/v1/nonsense", { method: "PUT" })],
    ["405 before 406", 405, () => ask("owner", "/v1/clients", { method: "PUT", headers: plainText })],
    ["406 before 415", 406, () => ask("owner", "/v1/clients", { raw: "x", headers: { ...plainText, ...typed } })],
    ["415 before 403", 415, () => ask("member", "/v1/clients", { raw: "x", headers: typed })],
    ["413 before 403", 413, () => ask("member", "/v1/clients", { raw: "x".repeat(2_097_152) })],
    ["400 of the body before 403", 400, () => ask("member", "/v1/clients", { raw: "{" })],
    ["400 of the query before 403", 400, () => ask("member", "/v1/clients?surprise=1")],
    ["403 before 404 of the id", 403, () => ask("member", unknown, { method: "PATCH", body: {} })],
    ["404 of the id before 422", 404, () => ask("owner", unknown, { method: "PATCH", body: { surprise: 1 } })],
    ["404 of the id before 422 of the query", 404, () => ask("owner", `${unknown}?apply_to=x`, { method: "PATCH", body: {} })],
    ["403 before 422", 403, () => ask("member", "/v1/clients", { body: { surprise: 1 } })],
    ["403 of an owner's user before 422", 403, async () => ask("admin", await ownersUser(), { method: "PATCH", body: wrong })],
    ["403 of a narrow token before 422", 403, async () => (await narrow())("/v1/me", { method: "PATCH", body: wrong })],
    ["422 of an invoice before 409", 422, async () => ask("owner", "/v1/invoices", { body: await nothingToBill() })],
    ["422 before 409", 422, async () => ask("owner", await archived(), { body: { name: "" } })],
    ["409 at last", 409, async () => ask("owner", await archived(), { body: { name: "x" } })],
  ];
  return order;
}

describe("refusals over HTTP", () => {
  let harness: Harness;
  let scene: Scene;
  before(async () => {
    harness = await startHarness(memoryPorts());
    scene = await createScene(harness);
  });
  after(() => harness.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));
  const ask = async (role: Role | null, path: string, request: Request = {}) => {
    const reply = await (role ? scene.api(role) : harness.api(null))(path, request);
    if (reply.status >= 400) requireProblem(reply, path);
    return reply;
  };

  it("refuse 2 MiB sent in chunks with 413", async () => {
    expect(await chunked(harness.url, scene.workspace.tokens.owner, 2_097_152)).to.equal(413);
  });

  it("refuse every method that no row has with 405, and Allow names those that a row has", async () => {
    for (const path of new Set(routes.map((route) => pathOf(route, idsByPrefix(scene))))) {
      const rows = routes.filter((route) => new RegExp(`^/v1${route.path.replace(":id", "[^/]+")}$`).test(path));
      const allowed = new Set<string>(rows.map(({ method }) => method));
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].filter((one) => !allowed.has(one))) {
        const reply = await ask("owner", path, { method });
        expect(reply.status, `${method} ${path}`).to.equal(405);
        const named = (reply.headers.get("allow") ?? "").split(", ").filter((one) => one !== "HEAD");
        expect(named.sort(), path).to.deep.equal([...allowed].sort());
      }
    }
  });

  it("tell of all that is wrong with an invoice together, a client that is none among it", async () => {
    const body = { client_id: "cli_01h455vb4pex5vsknk084sn02q", due_date: "2026-01-01", issue_date: "2026-02-01", lines: [] };
    const reply = await ask("owner", "/v1/invoices", { body });
    const pointers = (reply.body["errors"] as { pointer: string }[]).map(({ pointer }) => pointer);
    expect([reply.status, pointers.sort()]).to.deep.equal([422, ["/client_id", "/due_date"]]);
  });

  const narrow = async () => {
    const { body } = await ask("owner", "/v1/tokens", { body: { name: "Reads", scopes: ["read"] } });
    return harness.api(body["token"] as string);
  };
  for (const [title, status, send] of neighbours(ask, narrow)) {
    it(`come in order: ${title}`, async () => {
      const reply = await send();
      expect(reply.status, JSON.stringify(reply.body)).to.equal(status);
    });
  }
});

const strange = 'e\u0301ß漢字🕰️\u202e\t\n"\\'.repeat(700);
const year9999 = { issue_date: "9999-12-30", due_date: "9999-12-31", period: { start: "1970-01-01", end: "9999-12-31" } };
const moment = { start_time: "2026-03-03T08:00:00.000Z", end_time: "2026-03-03T08:00:00.001Z" };
const tags = Array.from({ length: 50 }, (_, index) => `${index}`.padEnd(100, "ü"));
const onePiece = { description: "x", quantity: "1", unit_price: 1 };
const extremes: readonly (readonly [title: string, path: string, body: (ids: Scene["ids"]) => Record<string, unknown>])[] = [
  ["notes of 10,000 characters", "/projects", () => ({ name: "x", notes: "x".repeat(10_000) })],
  ["notes of every kind of character", "/projects", () => ({ name: "x".repeat(200), notes: strange })],
  ["notes of an entry", "/time-entries", ({ project }) => ({ project_id: project, ...moment, notes: strange })],
  ["a budget of 10^15", "/projects", () => ({ name: "x", budget: { kind: "amount", value: 10 ** 15 } })],
  ["a rate of 10^12", "/clients", () => ({ name: "x", rate: 10 ** 12, payment_terms_days: 3650 })],
  ["50 tags of 100 characters", "/time-entries", ({ project }) => ({ project_id: project, ...moment, tags })],
  [
    "an invoice of the year 9999",
    "/invoices",
    ({ client }) => ({ client_id: client, ...year9999, notes: strange, lines: [onePiece] }),
  ],
];

function keepsExtremes(ports: () => HarnessPorts): void {
  let harness: Harness | undefined;
  let scene: Scene;
  before(async () => {
    harness = await startHarness(ports());
    scene = await createScene(harness);
  });
  after(() => harness?.close());
  afterEach(() => expect(harness?.logged).to.deep.equal([]));

  for (const [title, path, bodyOf] of extremes) {
    it(`keeps ${title}`, async () => {
      const { lines, ...plainFields } = bodyOf(scene.ids);
      const created = await scene.api("owner")(`/v1${path}`, { body: { ...plainFields, ...(lines ? { lines } : {}) } });
      expect(created.status, JSON.stringify(created.body).slice(0, 500)).to.equal(201);
      const { body } = await scene.api("owner")(created.headers.get("location") ?? "");
      expect(body).to.deep.include(plainFields);
      expect(body).to.deep.equal(created.body);
    });
  }

  it("keeps a token until the last millisecond of the year 9999", async () => {
    const token = { name: "é".repeat(100), expires_at: "9999-12-31T23:59:59.999Z" };
    const { status, body } = await scene.api("owner")("/v1/tokens", { body: token });
    expect(status, JSON.stringify(body)).to.equal(201);
    const listed = await scene.api("owner")("/v1/tokens?limit=200");
    expect((listed.body["data"] as { id: string }[]).find(({ id }) => id === body["id"])).to.deep.include(token);
  });

  it("keeps a line of 10^15, and adds up to it exactly", async () => {
    const lines = [{ ...onePiece, unit_price: 10 ** 15 - 1 }, onePiece];
    const { status, body } = await scene.api("owner")("/v1/invoices", { body: { client_id: scene.ids.client, lines } });
    expect([status, body["total"]], JSON.stringify(body)).to.deep.equal([201, 10 ** 15]);
  });
}

const memory = memoryPorts();
describe("extreme input over HTTP, in memory", () => keepsExtremes(() => memory));
onServer("extreme input over HTTP", keepsExtremes);
