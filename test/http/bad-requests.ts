import type { Route } from "../../adapters/http/route.js";
import { prefixOf } from "../../adapters/http/schemas/annotations.js";
import type { Request } from "./harness.js";
import { type Path, type Shape, soundTexts, soundUrl } from "./schema-walk.js";
import { pathOf } from "./storages.js";

type Ids = Readonly<Record<string, string>>;

/** A placeholder in JSON for text that JSON.stringify cannot produce. */
const DEEP = "@@deep@@";
const deep = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
const proto = '{"__proto__":{"a":1}}';

/** The values to try for every property of every body. */
export const values: readonly unknown[] = [
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

/** For bodies that the same code reads: those of members, and of routes with the body of another one. */
export const fewer = [null, "a\u0000b", DEEP];

/** Values that a database could reject. */
export const storable = [null, -1, 1e21, "x", "x".repeat(20_001), "a\u0000b", "\ud800", "9999-12-31T23:59:60Z", "🕰️é\u202e"];

/** Every property that the schema has, by its path. */
function propertiesOf(schema: Shape, path: Path = []): Path[] {
  if (schema.items) return [[...path, "0"], ...propertiesOf(schema.items, [...path, "0"])];
  return Object.entries(schema.properties ?? {}).flatMap(([name, one]) => [
    [...path, name],
    ...propertiesOf(one, [...path, name]),
  ]);
}

/** Fields that the rules require but the schemas do not. */
const needed: readonly string[] = ["tax.rate"];

/** The minimal body of the schema, with `value` at the path. */
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
  const prefix = prefixOf(schema);
  if (prefix !== undefined) return ids[prefix];
  if (schema.enum) return schema.enum[0];
  if (name === "url") return soundUrl;
  if ([schema.type].flat().includes("integer")) return 100;
  return soundTexts[schema.format ?? ""] ?? "x";
}

/** The minimal valid body; for an invoice with a line, for an entry with an end. */
function validBody(route: Route, ids: Ids): Record<string, unknown> {
  const body = sample(route.body as Shape, ids, [], undefined) as Record<string, unknown>;
  if (/^((create|preview)Invoice|exportInvoicePreview)$/.test(route.operation))
    body["lines"] = [{ description: "x", quantity: "1", unit_price: 100 }];
  if (route.operation === "createTimeEntry")
    Object.assign(body, { start_time: "2026-03-03T08:00:00Z", end_time: "2026-03-03T09:00:00Z" });
  return body;
}

/** Lists whose taxes must suit each other. */
const taxedTogether: readonly string[] = ["allowances", "charges"];

/** For an allowance or charge of an invoice, lines with the same tax and nothing else, so that only its own rules can reject it. */
function suited(path: Path): Record<string, unknown> {
  const [list = ""] = path;
  if (!taxedTogether.includes(list)) return {};
  const line = { description: "x", quantity: "1", unit_price: 100 };
  const none = Object.fromEntries(taxedTogether.filter((other) => other !== list).map((other) => [other, []]));
  return { ...none, lines: [path.includes("tax") ? { ...line, tax: { category: "S", rate: "1" } } : line] };
}

const written = (body: unknown) => JSON.stringify(body).replaceAll(`"${DEEP}"`, deep).replaceAll('"@@proto@@"', proto);

export interface Try {
  readonly what: string;
  readonly path: string;
  readonly request: Request;
  /** The required status, if the contract allows only one. */
  readonly status?: number;
  /** The path of the 422 error: it must point at it, above it or below it. */
  readonly pointer?: string;
}

/** Every property with every value. */
export function wrongValues(route: Route, ids: Ids, tried: readonly unknown[], depth = Infinity): Try[] {
  const schema = route.body as Shape;
  const paths = propertiesOf(schema).filter((path) => path.length <= depth);
  return paths.flatMap((path) =>
    tried.map((value): Try => {
      const body = { ...validBody(route, ids), ...suited(path), ...(sample(schema, ids, path, value) as object) };
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
export function wrongBodies(route: Route, ids: Ids): Try[] {
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
export function wrongTargets(route: Route, ids: Ids): Try[] {
  const { method, operation } = route;
  const file = route.raw && { raw: "x", headers: { "Content-Type": route.raw.mediaTypes?.[0] ?? "" } };
  const request: Request = { method, ...(route.body ? { body: validBody(route, ids) } : file) };
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

/** Whether an invalid value has the wrong type, rather than being out of range. */
const isMalformed = (parameter: object): boolean => "opaque" in parameter || "minimum" in parameter;

const encodeBroken = (id: string) => (id.includes("%") ? id : encodeURIComponent(id));
