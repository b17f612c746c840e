import type { Route } from "../../adapters/http/route.js";
import { routes } from "../../adapters/http/routes/index.js";
import { prefixOf } from "../../adapters/http/schemas/annotations.js";
import type { Request } from "./harness.js";
import { type Path, type Shape, soundTexts, soundUrl } from "./schema-walk.js";
import { pathOf } from "./storages.js";

type Ids = Readonly<Record<string, string>>;

/** A placeholder in JSON for text that JSON.stringify cannot produce. */
const DEEP = "@@deep@@";
const deep = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
/** A placeholder for an object with a property that JSON.stringify omits. */
const PROTO = "@@proto@@";
const proto = '{"__proto__":{"a":1}}';

const long = "x".repeat(20_001);

/** Texts that no field accepts. */
const refusedTexts: readonly unknown[] = ["a\u0000b", "\ud800", long];
/** Texts for fields that accept any, and for those with a format, a prefix or a list of values. */
const texts = {
  any: ["", "🕰️é\u202e", ...refusedTexts],
  some: ["", "x", "2026-02-30", "9999-12-31T23:59:60Z", "🕰️é\u202e", ...refusedTexts],
};
/** One value of each type. */
const typical: readonly unknown[] = [true, "x", 1.5, [], {}];

/** The values to try for a property: those of its type, null, and one of another type, a different one for each property. */
function valuesFor(schema: Shape, turn: number): readonly Wrong[] {
  const types = [schema.type].flat();
  const others = typical.filter((value) => !types.includes(typeOf(value)));
  const own = {
    string: [schema.format, schema.enum, prefixOf(schema)].every((one) => one === undefined) ? texts.any : texts.some,
    integer: [1.5, -1, 1e21],
    boolean: [],
    array: [[], [null], DEEP],
    object: [{}, PROTO, DEEP],
  };
  return [
    { value: null, isRefused: !types.includes("null") },
    { value: others[turn % others.length], isRefused: true },
    ...Object.entries(own)
      .flatMap(([type, all]) => (types.includes(type) ? all : []))
      .map((value) => ({
        value,
        isRefused: refusedTexts.includes(value) || value === 1.5 || value === 1e21,
      })),
  ];
}

interface Wrong {
  readonly value: unknown;
  /** Whether no field of this type accepts it. */
  readonly isRefused: boolean;
}

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? "array" : typeof value === "number" ? "integer" : typeof value;

interface Property {
  readonly path: Path;
  readonly schema: Shape;
}

/** Every property that the schema has. */
function propertiesOf(schema: Shape, path: Path = []): Property[] {
  const inner = schema.items ? { 0: schema.items } : (schema.properties ?? {});
  return Object.entries(inner).flatMap(([name, one]: [string, Shape]) => [
    { path: [...path, name], schema: one },
    ...propertiesOf(one, [...path, name]),
  ]);
}

/** Fields that the rules require but the schemas do not. */
const needed: readonly string[] = ["tax.rate", "accounts.iban"];

/** Fields that the rules require beside others. */
const besides: Readonly<Record<string, string>> = { changes: "ids" };

/** The minimal body of the schema, with `value` at the path. */
function sample(schema: Shape, ids: Ids, path: Path, value: unknown, name = ""): unknown {
  const [next, ...rest] = path;
  if (schema.items && next === undefined) return schema.minItems ? [sample(schema.items, ids, [], value, name)] : [];
  if (schema.items) return [rest.length === 0 ? value : sample(schema.items, ids, rest, value, name)];
  if (!schema.properties) return plain(schema, ids, name);
  const wanted = Object.entries(schema.properties).filter(
    ([key]) => key === next || schema.required?.includes(key) || needed.includes(`${name}.${key}`) || key === besides[next ?? ""],
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
  if (name === "language") return "de";
  if (name === "scheme") return "0002";
  if (name === "iban") return "DE02120300000000202051";
  if ([schema.type].flat().includes("integer")) return 100;
  const { format = "", minLength = 0 } = schema;
  return soundTexts[format] ?? (minLength > 1 ? "0".repeat(minLength) : "x");
}

/** The minimal valid body; for an invoice with a line, for an entry with an end. */
function validBody(route: Route, ids: Ids): Record<string, unknown> {
  const body = sample(route.body as Shape, ids, [], undefined) as Record<string, unknown>;
  if (/^((create|preview)Invoice|exportInvoicePreview|createRecurringInvoice|createQuote)$/.test(route.operation))
    body["lines"] = [{ description: "x", quantity: "1", unit_price: 100 }];
  if (route.operation === "createTimeEntry")
    Object.assign(body, { start_time: "2026-03-03T08:00:00Z", end_time: "2026-03-03T09:00:00Z" });
  if (route.operation === "createExpense") body["amount"] = 100;
  return body;
}

/** Lists whose taxes must suit each other. */
const taxedTogether: readonly string[] = ["allowances", "charges"];

/**
 * For an allowance or charge of an invoice, lines with the same tax and nothing else, so that only its own rules can reject it; likewise for the time of
 * a recurring invoice a period that is over, and without its project an expense is not billable.
 */
function suited({ operation }: Route, path: Path): Record<string, unknown> {
  const [list = ""] = path;
  if (operation === "updateExpense" && list === "project_id") return { billable: false };
  if (operation.endsWith("RecurringInvoice") && (list === "from_time" || list === "from_expenses"))
    return { period: "preceding" };
  if (operation.endsWith("RecurringInvoice") && list === "retainer") return { period: "preceding", from_time: null };
  if (!taxedTogether.includes(list)) return {};
  const line = { description: "x", quantity: "1", unit_price: 100 };
  const none = Object.fromEntries(taxedTogether.filter((other) => other !== list).map((other) => [other, []]));
  return { ...none, lines: [path.includes("tax") ? { ...line, tax: { category: "S", rate: "1" } } : line] };
}

const textOf = (body: unknown) => JSON.stringify(body).replaceAll(`"${DEEP}"`, deep).replaceAll(`"${PROTO}"`, proto);

export interface Try {
  readonly what: string;
  readonly path: string;
  readonly request: Request;
  /** The required status, if the contract allows only one. */
  readonly status?: number;
  /** Whether the contract allows no success. */
  readonly isRefused?: boolean;
  /** The path of the 422 error: it must point at it, above it or below it. */
  readonly pointer?: string;
}

/** Every property with the values for it. */
export function wrongValues(route: Route, ids: Ids): Try[] {
  const body = route.body as Shape;
  return propertiesOf(body).flatMap(({ path, schema }, turn) =>
    valuesFor(schema, turn).map(({ value, isRefused }): Try => {
      const written = { ...validBody(route, ids), ...suited(route, path), ...(sample(body, ids, path, value) as object) };
      return {
        what: `${route.operation} ${path.join(".")} = ${JSON.stringify(value).slice(0, 40)}`,
        path: pathOf(route, ids),
        request: { method: route.method, raw: textOf(written) },
        pointer: `/${path.join("/")}`,
        isRefused,
      };
    }),
  );
}

const invalidUtf8: Uint8Array<ArrayBuffer> = new Uint8Array([0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]);

/** The first route that requires a JSON body, and the first that does not. The same code reads the bodies of all others. */
const firstOfBodies = [false, true].map((isOptional) =>
  routes.find((one) => one.body && (one.bodyOptional ?? false) === isOptional),
);

/** Bodies that are wrong as a whole: all of them for two routes, and one of each kind for the others. */
export function wrongBodies(route: Route, ids: Ids): Try[] {
  const { method } = route;
  const few = <T>(all: readonly T[]): readonly T[] => (firstOfBodies.includes(route) ? all : all.slice(0, 1));
  const path = pathOf(route, ids);
  const text = textOf(validBody(route, ids));
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
    ...few(["{", '{"a":}', "{'a':1}", "nonsense", "\ufeff{}x", '{"a":1}{}']).map((body) => raw(`broken JSON ${body}`, body, 400)),
    ...few(["[]", '"x"', "1", "null", "true", deep]).map((body) => ({
      ...raw(`the JSON ${body.slice(0, 9)}`, body),
      pointer: "",
    })),
    ...few([
      raw("the type text/plain", text, 415, { "Content-Type": "text/plain" }),
      raw("a form", "a=1", 415, { "Content-Type": "application/x-www-form-urlencoded" }),
      raw("a compressed body", text, 415, { "Content-Encoding": "gzip" }),
      raw("Accept: text/plain", text, 406, { Accept: "text/plain" }),
      raw("2 MiB", `{"a":"${"x".repeat(2_097_152)}"}`, 413),
      raw("invalid UTF-8", invalidUtf8, 400),
    ]),
    ...(route.bodyOptional ? [] : [raw("no body", "", 400)]),
    ...few(["surprise", "__proto__", "constructor", "toString", "a/b~c", "a\u0000b"]).map(extra),
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

/** The routes with an id of a kind that no route before them has. */
const firstOfIds = routes.filter(({ id }, index) => routes.findIndex((one) => one.id === id) === index);

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
    ? [...(firstOfIds.includes(route) ? wrongIds : []), ...otherIds.slice(0, firstOfIds.includes(route) ? Infinity : 1)].map(
        (id): Try => ({
          what: `${operation} of ${id.slice(0, 40)}`,
          path: pathOf({ ...route, path: route.path.replace(":id", "@") }, {}).replace("@", encodeBroken(id)),
          request,
        }),
      )
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
  const known = Object.entries(route.query ?? {}).flatMap(([given, parameter]) => {
    const name = "pairs" in parameter ? `${given}[key]` : given;
    return [
      query(
        `${name}=${"pairs" in parameter || "anyText" in parameter || "text" in parameter ? "x".repeat(501) : "no_such"}`,
        isMalformed(parameter) ? 400 : 422,
      ),
      ...("pairs" in parameter
        ? [query(`${given}=x`, 400), query(`${given}[${"x".repeat(41)}]=x`, 422), query(`${given}[key=x`, 400)]
        : []),
      query(`${name}=%00`, isMalformed(parameter) ? 400 : 422),
      ...(Object.keys(parameter).some((kind) => kind.startsWith("any")) ? [] : [query(`${name}=a&${name}=a`, 400)]),
    ];
  });
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
