import fc from "fast-check";
import { description, type Node } from "../described/description.js";

/** A placeholder for the id of a resource that exists when the request is sent. */
export const placeholder = (prefix: string, index: number): string => `{{${prefix}:${index}}}`;

interface Schema extends Node {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
}

/** The schema itself, where it is a reference. */
export function resolved(schema: Node): Schema {
  const { $ref } = schema as Schema;
  if ($ref === undefined) return schema;
  const found = description.at($ref.split("/").slice(1));
  if (!found) throw new Error(`${$ref} leads nowhere.`);
  return { ...found, ...schema };
}

const byFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  "date-time": fc.oneof(
    fc.integer({ min: 0, max: 200_000 }).map((minutes) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString()),
    fc.constantFrom("2026-03-29T02:30:00+01:00", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "2026-06-30T23:59:60Z"),
  ),
  date: fc
    .integer({ min: 0, max: 800 })
    .map((days) => new Date(Date.UTC(2025, 6, 1) + days * 86_400_000).toISOString().slice(0, 10)),
  decimal: fc.oneof(
    fc.integer({ min: 0, max: 100 }).map(String),
    fc.constantFrom("0.5", "1.25", "-3", "0", "999999999999", "0.000001"),
  ),
  currency: fc.constantFrom("EUR", "USD", "JPY", "KWD"),
  "time-zone": fc.constantFrom("Europe/Berlin", "America/New_York", "UTC", "Pacific/Apia"),
  email: fc
    .string({ unit: fc.constantFrom("a", "b", "c", "1", "2", "3"), minLength: 1, maxLength: 12 })
    .map((name) => `${name}@example.com`),
};

/** Values that the schema allows. Ids are placeholders; long texts and lists are rare. */
export function valuesOf(node: Node): fc.Arbitrary<unknown> {
  const schema = resolved(node);
  const types = [schema.type ?? "object"].flat();
  const plain = schema.enum
    ? fc.constantFrom(...schema.enum)
    : fc.oneof(...types.filter((type) => type !== "null").map((type) => ofType(type, schema)));
  return types.includes("null") ? fc.option(plain, { freq: 4 }) : plain;
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  if (type === "boolean") return fc.boolean();
  if (type === "integer" || type === "number") return integers(schema);
  if (type === "array") return lists(schema);
  return type === "object" ? objects(schema) : texts(schema);
}

function integers({ minimum = -1_000_000, maximum = 1_000_000 }: Schema): fc.Arbitrary<number> {
  const near = fc.integer({ min: Math.max(minimum, -100), max: Math.min(maximum, 10_000) });
  return fc.oneof({ weight: 8, arbitrary: near }, { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) });
}

function lists({ items = {}, minItems = 0, maxItems = 3 }: Schema): fc.Arbitrary<unknown[]> {
  return fc.uniqueArray(valuesOf(items), {
    minLength: minItems,
    maxLength: Math.min(maxItems, minItems + 3),
    selector: (item) => JSON.stringify(item),
  });
}

function objects({ properties = {}, required = [], maxProperties }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valuesOf(field)]));
  if (maxProperties === 1)
    return fc.constantFrom(...Object.keys(fields)).chain((name) => fc.record({ [name]: fields[name] ?? fc.constant(null) }));
  return fc.record(fields, { requiredKeys: [...required] });
}

function texts({ format, minLength = 0, maxLength = 60, description: words = "" }: Schema): fc.Arbitrary<string> {
  const [, prefix] = /\b([a-z]+)_…/.exec(words) ?? [];
  if (prefix !== undefined) return fc.nat(1_000).map((index) => placeholder(prefix, index));
  if (format !== undefined && byFormat[format]) return byFormat[format];
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 40) };
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ ...length, unit: "grapheme-ascii" }) },
    { weight: 2, arbitrary: fc.string({ ...length, unit: "grapheme" }).map((text) => text.slice(0, maxLength)) },
    { weight: 1, arbitrary: fc.constant("x".repeat(Math.min(maxLength, 10_000))) },
  );
}

/** Values that match hardly any schema. */
export const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -0,
    -1,
    1.5,
    1e21,
    1e300,
    Number.MAX_SAFE_INTEGER,
    "",
    " ",
    [],
    {},
    [[]],
    [null],
    "\u0000",
  ),
  fc.constantFrom(
    "\ud800",
    "\u202e",
    "'; drop table users; --",
    "=1+1",
    "<script>",
    "..%2f",
    "__proto__",
    "constructor",
    "漢字",
    "🙂",
  ),
  fc.constantFrom("x".repeat(300), "x".repeat(20_000), Array(2_000).fill(0), { __proto__: null, constructor: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(JSON.parse(`${"[".repeat(60)}${"]".repeat(60)}`) as unknown),
);
