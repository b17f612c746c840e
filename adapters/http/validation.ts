import type { TSchema } from "@sinclair/typebox";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { isCurrency, isDecimal, isEmail, isInstantText, isLocalDate, isTimeZone } from "../../core/index.js";
import { type FieldProblem, pointerOf } from "./problem.js";

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: true, verbose: true });
const formats: Readonly<Record<string, readonly [check: (text: string) => boolean, code: string, message: string]>> = {
  "date-time": [isInstantText, "instant_malformed", "Must be an RFC 3339 time with an offset, such as 2026-03-01T09:30:00Z."],
  date: [isLocalDate, "date_malformed", "Must be a calendar date such as 2026-03-01."],
  decimal: [isDecimal, "decimal_malformed", "Must be a decimal string with at most 6 decimals, such as 1.5."],
  currency: [isCurrency, "currency_unknown", "Must be an ISO 4217 currency code such as EUR."],
  "time-zone": [isTimeZone, "time_zone_unknown", "Must be an IANA time zone such as Europe/Berlin."],
  email: [isEmail, "email_malformed", "Must be an e-mail address."],
};
for (const [name, [validate]] of Object.entries(formats)) ajv.addFormat(name, { type: "string", validate });

const compiled = new WeakMap<TSchema, ValidateFunction>();

/** Every way in which the value breaks the schema; empty for none. */
export function problemsOf(schema: TSchema, value: unknown): readonly FieldProblem[] {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  const mistyped = new Set(errors.filter(({ keyword }) => keyword === "type").map(({ instancePath }) => instancePath));
  return errors
    .filter(({ keyword, instancePath }) => keyword !== "enum" || !mistyped.has(instancePath))
    .slice(0, 100)
    .map(fieldProblem);
}

const phrases: Readonly<Record<string, (error: ErrorObject) => readonly [code: string, message: string]>> = {
  type: ({ data, params }) =>
    data === null
      ? ["not_nullable", "Must not be null."]
      : ["wrong_type", `Must be of type ${[(params as { type: string | string[] }).type].flat().join(" or ")}.`],
  enum: ({ params }) => ["not_allowed", `Must be one of ${(params as { allowedValues: unknown[] }).allowedValues.join(", ")}.`],
  minimum: ({ params }) => ["out_of_range", `Must be at least ${(params as { limit: number }).limit}.`],
  maximum: ({ params }) => ["out_of_range", `Must be at most ${(params as { limit: number }).limit}.`],
  minLength: () => ["too_short", "Must not be empty."],
  maxLength: ({ params }) => ["too_long", `Must have at most ${(params as { limit: number }).limit} characters.`],
  minItems: ({ params }) => ["too_few", `Must have at least ${(params as { limit: number }).limit} items.`],
  maxItems: ({ params }) => ["too_many", `Must have at most ${(params as { limit: number }).limit} items.`],
  uniqueItems: () => ["not_unique", "Must not name the same twice."],
  minProperties: () => ["exactly_one", "Must have exactly one of its fields."],
  maxProperties: () => ["exactly_one", "Must have exactly one of its fields."],
};

function fieldProblem(error: ErrorObject): FieldProblem {
  const { instancePath: pointer, keyword, params } = error;
  if (keyword === "additionalProperties") {
    const { additionalProperty } = params as { additionalProperty: string };
    return { pointer: pointer + pointerOf([additionalProperty]), code: "unknown_field", message: "There is no such field." };
  }
  if (keyword === "required") {
    const { missingProperty } = params as { missingProperty: string };
    return { pointer: pointer + pointerOf([missingProperty]), code: "required", message: "This field is required." };
  }
  if (keyword === "format") {
    const [, code, message] = formats[(params as { format: string }).format] ?? ["", "malformed", "Is malformed."];
    return { pointer, code, message };
  }
  const [code, message] = phrases[keyword]?.(error) ?? ["invalid", error.message ?? "Is invalid."];
  return { pointer, code, message };
}

const MAX_DEPTH = 30;
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** What no database keeps as it is: strings with NUL or half a surrogate pair, and minus zero. Also what is nested too deeply. */
export function unstorable(value: unknown, path: readonly (string | number)[] = []): FieldProblem[] {
  if (typeof value === "string") return unstorableText(value, path);
  if (Object.is(value, -0)) return [{ pointer: pointerOf(path), code: "wrong_type", message: "Must not be minus zero." }];
  if (typeof value !== "object" || value === null) return [];
  if (path.length >= MAX_DEPTH)
    return [{ pointer: pointerOf(path), code: "too_deep", message: `Is nested more than ${MAX_DEPTH} deep.` }];
  const found: FieldProblem[] = [];
  for (const [key, item] of Object.entries(value)) {
    const below = [...path, Array.isArray(value) ? Number(key) : key];
    if (unstorableText(key, []).length > 0)
      found.push({ pointer: pointerOf(path), code: "invalid_character", message: "A field's name has an invalid character." });
    else found.push(...unstorable(item, below));
    if (found.length >= 100) break;
  }
  return found;
}

/** More values than the largest sound body has: 5,000 lines of 16. To list what is wrong with each would keep others waiting. */
const MAX_VALUES = 100_000;

/** The top-level field in which a body comes to hold too many values, if it does. */
export function overcrowded(body: unknown): FieldProblem[] {
  if (typeof body !== "object" || body === null) return [];
  let count = 0;
  for (const [key, value] of Object.entries(body)) {
    const open: unknown[] = [value];
    for (let item = open.pop(); item !== undefined; item = open.pop()) {
      if (++count > MAX_VALUES) {
        const pointer = pointerOf(Array.isArray(body) ? [] : [key]);
        return [{ pointer, code: "too_many", message: `A body holds at most ${MAX_VALUES} values.` }];
      }
      if (typeof item === "object" && item !== null) for (const below of Object.values(item)) open.push(below);
    }
  }
  return [];
}

function unstorableText(value: string, path: readonly (string | number)[]): FieldProblem[] {
  if (!value.includes("\u0000") && !loneSurrogate.test(value)) return [];
  return [{ pointer: pointerOf(path), code: "invalid_character", message: "Must not contain NUL or half a surrogate pair." }];
}
