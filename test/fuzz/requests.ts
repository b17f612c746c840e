import fc from "fast-check";
import { roles, type Role } from "../../core/index.js";
import { description, type Node, type Operation } from "../described/description.js";
import { ownFont } from "../own-fonts.js";
import { placeholder, resolved, strange, valuesOf } from "./values.js";

/** A generated request with placeholders for ids. */
export interface Drawn {
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for none; a string or bytes are sent as they are. */
  readonly body: unknown;
  readonly raw: boolean;
  readonly role: Role | "nobody" | "wrong";
}

interface Parameter extends Node {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: Node;
  readonly example: unknown;
}

const idSpelling = /\b([a-z]+)_[0-9a-z]{26}\b/;

/** The example with placeholders for the ids in it. */
function exampleWithIds(example: unknown): fc.Arbitrary<unknown> {
  return fc.nat(1_000).map((index) => {
    const text = JSON.stringify(example).replace(new RegExp(idSpelling, "g"), (_, prefix: string) => placeholder(prefix, index));
    return JSON.parse(text) as unknown;
  });
}

function parametersOf(operation: Operation): readonly Parameter[] {
  return (operation.node["parameters"] as Node[]).map((one) => resolved(one) as unknown as Parameter);
}

/** A valid body: the example with some fields omitted or replaced, or a completely generated one. */
function bodies(operation: Operation): fc.Arbitrary<unknown> {
  const media = description.at([
    "paths",
    operation.path,
    operation.method.toLowerCase(),
    "requestBody",
    "content",
    "application/json",
  ]);
  if (!media) return fc.constant(undefined);
  const { properties = {}, required = [] } = resolved(media["schema"] as Node);
  const names = Object.keys(properties);
  const drawn = valuesOf(media["schema"] as Node);
  const one =
    names.length === 0
      ? fc.constant({})
      : fc.constantFrom(...names).chain((name) => fc.record({ [name]: valuesOf(properties[name] ?? {}) }));
  const fewer = fc
    .tuple(exampleWithIds(media["example"]), fc.subarray(names.filter((name) => !required.includes(name))))
    .map(([example, gone]) => Object.fromEntries(Object.entries(example as object).filter(([name]) => !gone.includes(name))));
  const changed = fc.tuple(fewer, one).map(([example, field]) => ({ ...example, ...field }));
  return fc.oneof({ weight: 3, arbitrary: fewer }, { weight: 3, arbitrary: changed }, { weight: 2, arbitrary: drawn });
}

/** Valid requests of the owner. */
export function soundRequests(operation: Operation): fc.Arbitrary<Drawn> {
  const parameters = parametersOf(operation);
  const prefixOf = (name: string): string => {
    const parameter = parameters.find((one) => one.in === "path" && one.name === name);
    return idSpelling.exec(String(parameter?.example))?.[1] ?? "";
  };
  const file = fileFor(operation);
  const queries = parameters.filter((one) => one.in === "query" && one.name !== "cursor");
  const query = fc.tuple(
    ...queries.map((one) =>
      fc.option(valuesOf(one.schema["type"] === "array" ? one.schema : withWords(one)), { freq: 1, nil: undefined }),
    ),
  );
  const base = fc.record({ index: fc.nat(1_000), query, body: bodies(operation), key: fc.option(fc.uuid(), { freq: 3 }) });
  const repeatable = parameters.some(({ name }) => name === "Idempotency-Key");
  return base.map(({ index, query: values, body, key }) => ({
    method: operation.method,
    path: `/v1${operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => placeholder(prefixOf(name), index))}`,
    query: queries.flatMap(({ name }, at) =>
      values[at] === undefined ? [] : [values[at]].flat().map((value) => [name, spelled(value)] as const),
    ),
    headers: {
      ...(key !== null && repeatable ? { "Idempotency-Key": key } : {}),
      ...(file ? { "Content-Type": file.mediaType } : {}),
    },
    body: file ? file.contentOf(index) : body,
    raw: file !== undefined,
    role: "owner" as const,
  }));
}

const ubl = "urn:oasis:names:specification:ubl:schema:xsd";

/** Valid files by their media type; an index distinguishes them where that is simple. */
const files: readonly { readonly mediaType: string; readonly contentOf: (index: number) => string | Uint8Array }[] = [
  {
    mediaType: "image/svg+xml",
    contentOf: (index) => `<svg xmlns="http://www.w3.org/2000/svg" width="${index + 1}" height="9"/>`,
  },
  {
    mediaType: "application/xml",
    contentOf: (index) => `<Invoice xmlns="${ubl}:Invoice-2"><ID xmlns="${ubl}:CommonBasicComponents-2">${index}</ID></Invoice>`,
  },
  { mediaType: "font/ttf", contentOf: () => new Uint8Array(ownFont("adlam.ttf")) },
];

function fileFor({ node }: Operation) {
  const { content = {} } = (node["requestBody"] ?? {}) as { readonly content?: object };
  return files.find(({ mediaType }) => mediaType in content);
}

/** Query notation: strings unchanged, numbers and booleans as in JSON. */
function spelled(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Detects id parameters by their description. */
function withWords({ schema, description: words }: Parameter): Node {
  return { ...schema, description: words };
}

/** The request to the newest object of each type. */
export function withNewest(request: Drawn): Drawn {
  return { ...request, path: request.path.replace(/\{\{([a-z]+):\d+\}\}/g, (_, prefix: string) => placeholder(prefix, 0)) };
}

/** A request with one error, rarely several. */
export function brokenRequests(operation: Operation): fc.Arbitrary<Drawn> {
  const sound = soundRequests(operation);
  const broken = [
    brokenQuery,
    brokenPath,
    brokenHeaders,
    brokenActor,
    ...(operation.node["requestBody"] ? [brokenBody, brokenBody, brokenBytes] : []),
  ];
  return fc.oneof(...broken.map((breaking) => sound.chain((request) => breaking(request))));
}

function brokenBody(request: Drawn): fc.Arbitrary<Drawn> {
  const places = placesIn(request.body);
  return fc
    .tuple(fc.constantFrom(...places), strange, fc.constantFrom("replace", "remove", "add"))
    .map(([place, value, how]) => ({ ...request, body: mutated(request.body, place, value, how), raw: false }));
}

const bytes: readonly (string | Uint8Array)[] = [
  "",
  "{",
  "[]",
  "null",
  '"x"',
  "{}x",
  "\u0000",
  `{"a":${"1".repeat(400)}}`,
  new Uint8Array([0x7b, 0xff, 0x7d]),
  "x".repeat(1_048_577),
];

function brokenBytes(request: Drawn): fc.Arbitrary<Drawn> {
  const types = [
    "application/json",
    "text/plain",
    "application/xml",
    "application/json; charset=utf-16",
    "",
    "multipart/form-data",
  ];
  return fc
    .record({
      body: fc.constantFrom(...bytes),
      type: fc.constantFrom(...types),
      coding: fc.constantFrom("identity", "identity", "gzip"),
    })
    .map(({ body, type, coding }) => ({
      ...request,
      body,
      raw: true,
      headers: { ...request.headers, "Content-Type": type, ...(coding === "gzip" ? { "Content-Encoding": coding } : {}) },
    }));
}

function brokenQuery(request: Drawn): fc.Arbitrary<Drawn> {
  const names = fc.constantFrom(
    "limit",
    "cursor",
    "sort",
    "nonsense",
    "__proto__",
    "status",
    ...request.query.map(([name]) => name),
  );
  const values = fc.oneof(
    fc.constantFrom("", "0", "-1", "201", "1e9", "abc", "null", "\u0000", "x".repeat(3_000), "WyJ4Il0"),
    fc.string({ unit: "binary" }),
  );
  return fc
    .array(fc.tuple(names, values), { minLength: 1, maxLength: 3 })
    .map((more) => ({ ...request, query: [...request.query, ...more] }));
}

function brokenPath(request: Drawn): fc.Arbitrary<Drawn> {
  const ids = [
    "x",
    "prj_",
    "inv_00000000000000000000000000",
    "%00",
    "%ff",
    "..%2F..",
    "a".repeat(2_000),
    "INV_01KJQ4V8V1E2B9Q0D0X5T3M7HA",
    "%F0%9F%99%82",
    "null",
  ];
  return fc.constantFrom(...ids).map((id) => ({ ...request, path: request.path.replace(/\{\{[^}]+\}\}/, () => id) }));
}

function brokenHeaders(request: Drawn): fc.Arbitrary<Drawn> {
  const broken: readonly Readonly<Record<string, string>>[] = [
    { "If-Match": '"0.x"' },
    { "If-Match": "nonsense" },
    { "If-Match": 'W/"1.x"' },
    { "If-None-Match": "*" },
    { Accept: "text/plain" },
    { Accept: "application/pdf" },
    { "Idempotency-Key": "x".repeat(256) },
    { "Idempotency-Key": "the same for all" },
    { "X-Request-Id": "x".repeat(500) },
    { "Content-Type": "text/plain" },
  ];
  return fc.constantFrom(...broken).map((headers) => ({ ...request, headers: { ...request.headers, ...headers } }));
}

function brokenActor(request: Drawn): fc.Arbitrary<Drawn> {
  return fc.constantFrom("nobody" as const, "wrong" as const, ...roles).map((role) => ({ ...request, role }));
}

type Place = readonly (string | number)[];

function placesIn(value: unknown, place: Place = []): readonly Place[] {
  if (typeof value !== "object" || value === null) return [place];
  return [
    place,
    ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...place, Array.isArray(value) ? Number(key) : key])),
  ];
}

function mutated(value: unknown, place: Place, other: unknown, how: string): unknown {
  const [key, ...below] = place;
  if (key === undefined) return how === "add" && isPlain(value) ? { ...value, unknown_field: other } : other;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? mutated(item, below, other, how) : (item as unknown)));
  if (!isPlain(value)) return other;
  if (below.length === 0 && how === "remove") return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  return { ...value, [key]: mutated(value[key], below, other, how) };
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
