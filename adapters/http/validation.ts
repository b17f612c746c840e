import type { TSchema } from "@sinclair/typebox";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import {
  isCurrency,
  isDecimal,
  isEmail,
  isInstantText,
  isLocalDate,
  isLocale,
  isTimeZone,
  MAX_DECIMALS,
  pointerOf,
  trimmed,
} from "../../core/index.js";
import type { FieldProblem } from "./problem.js";
import { ruleOf } from "./schemas/annotations.js";
import { CLEARED, keywordsOf } from "./schemas/keywords.js";

/** Whether the text is an instant or a calendar date. */
export const isMomentText = (text: string): boolean => isInstantText(text) || isLocalDate(text);

const options = { allowUnionTypes: true, strict: true, verbose: true };
const ajv = new Ajv2020({ ...options, allErrors: true });
/** Stops at the first violation. */
const brief = new Ajv2020(options);
const formats: Readonly<Record<string, readonly [check: (text: string) => boolean, code: string, message: string]>> = {
  "date-time": [isInstantText, "instant_malformed", "Must be an RFC 3339 time with an offset, such as 2026-03-01T09:30:00Z."],
  moment: [
    isMomentText,
    "instant_malformed",
    "Must be an RFC 3339 time with an offset, such as 2026-03-01T09:30:00Z, or a calendar date such as 2026-03-01.",
  ],
  date: [isLocalDate, "date_malformed", "Must be a calendar date such as 2026-03-01."],
  decimal: [
    isDecimal,
    "decimal_malformed",
    `Must be a decimal string of at most 10^12, with at most ${MAX_DECIMALS} decimal places, such as 1.5.`,
  ],
  currency: [isCurrency, "currency_unknown", "Must be an ISO 4217 currency code such as EUR."],
  locale: [isLocale, "locale_unknown", "Must be a BCP 47 language tag such as de or en-GB."],
  "time-zone": [isTimeZone, "time_zone_unknown", "Must be an IANA time zone such as Europe/Berlin."],
  email: [(text) => isEmail(trimmed(text)), "email_malformed", "Must be an email address such as ada@example.com."],
};
for (const one of [ajv, brief]) {
  one.addKeyword(CLEARED);
  for (const [name, [validate]] of Object.entries(formats)) one.addFormat(name, { type: "string", validate });
  // Documents the size for generated clients. The limits of the schema are narrower.
  one.addFormat("int64", { type: "number", validate: () => true });
}

const compiled = { all: new WeakMap<TSchema, ValidateFunction>(), first: new WeakMap<TSchema, ValidateFunction>() };

function validatorOf(schema: TSchema, purpose: keyof typeof compiled): ValidateFunction {
  const known = compiled[purpose].get(schema);
  if (known) return known;
  const validate = (purpose === "all" ? ajv : brief).compile(schema);
  compiled[purpose].set(schema, validate);
  return validate;
}

const MAX_PROBLEMS = 100;

/** Returns at most {@link MAX_PROBLEMS} violations of the schema. */
export function problemsOf(schema: TSchema, value: unknown): readonly FieldProblem[] {
  const long = overlong(schema, value);
  if (long.length > 0) return long;
  const validate = validatorOf(schema, "all");
  const checked = shortened(schema, value);
  if (validate(checked)) return [];
  const errors = validate.errors ?? [];
  const ruled = brokenRules(schema, checked);
  const replaced = new Set(ruled.map(({ pointer }) => pointer));
  const mistyped = new Set(errors.filter(({ keyword }) => keyword === "type").map(({ instancePath }) => instancePath));
  return errors
    .filter(({ keyword, instancePath }) => keyword !== "enum" || !mistyped.has(instancePath))
    .filter(({ keyword, instancePath }) => !lengths.has(keyword) || !replaced.has(instancePath))
    .map(fieldProblem)
    .concat(ruled)
    .slice(0, MAX_PROBLEMS);
}

const lengths = new Set(["minLength", "maxLength"]);

/** The texts that break a rule of the domain, which checks only what is valid by the schema. */
function brokenRules(schema: TSchema, value: unknown, pointer = ""): readonly FieldProblem[] {
  if (typeof value === "string") return (ruleOf(schema)?.(value) ?? []).map(({ code, message }) => ({ pointer, code, message }));
  if (typeof value !== "object" || value === null) return [];
  const { properties = {}, items } = keywordsOf(schema);
  const parts = Array.isArray(value) ? value.slice(0, MAX_CHECKED_ITEMS) : value;
  return Object.entries(parts).flatMap(([name, part]) => {
    const below = Array.isArray(value) ? items : Object.hasOwn(properties, name) ? properties[name] : undefined;
    return below ? brokenRules(below, part, pointer + pointerOf([name])) : [];
  });
}

/** The items of a list whose rules are checked together with a schema that is broken. */
const MAX_CHECKED_ITEMS = 100;

/** Reports lists of the body that have too many items, which are not validated. */
function overlong(schema: TSchema, value: unknown): FieldProblem[] {
  const { properties = {} } = keywordsOf(schema);
  return Object.entries(properties).flatMap(([name, { maxItems = Infinity }]) => {
    const items = itemsOf(value, name);
    const message = `Must have at most ${maxItems} items.`;
    return items.length > maxItems ? [{ pointer: pointerOf([name]), code: "too_many", message }] : [];
  });
}

/**
 * The body without those items of long lists of objects that need not be validated for all violations: what follows as many invalid items as are reported, or
 * everything if all are valid. Validating all of them so would block other requests.
 */
function shortened(schema: TSchema, value: unknown): unknown {
  const { properties = {} } = keywordsOf(schema);
  const lists = Object.entries(properties).flatMap(([name, { items }]) => {
    const found = itemsOf(value, name);
    if (!items?.properties || found.length <= MAX_PROBLEMS) return [];
    const validate = validatorOf(items, "first");
    let last = 0;
    for (let index = 0, invalid = 0; index < found.length && invalid < MAX_PROBLEMS; index += 1) {
      if (validate(found[index])) continue;
      last = index;
      invalid += 1;
    }
    return [[name, found.slice(0, last + 1)]];
  });
  return lists.length === 0 ? value : { ...(value as object), ...Object.fromEntries(lists) };
}

function itemsOf(value: unknown, name: string): readonly unknown[] {
  const list: unknown = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : null;
  return Array.isArray(list) ? list : [];
}

/** Replaces each null that clears a text or list with "" or []. Expects a valid value. */
export function cleared(schema: TSchema, value: unknown): unknown {
  const { items, properties = {}, [CLEARED]: empty = null } = keywordsOf(schema);
  if (value === null) return empty;
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) return items && "properties" in items ? value.map((item) => cleared(items, item)) : value;
  const changed: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value) as [string, unknown][]) {
    const after = properties[key] ? cleared(properties[key], item) : item;
    if (after !== item) changed.push([key, after]);
  }
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

/** Error codes by schema keyword. The second code, if any, applies to null. See {@link formatCodes} for formats. */
export const keywordCodes: Readonly<Record<string, readonly string[]>> = {
  type: ["wrong_type", "not_nullable"],
  enum: ["not_allowed"],
  minimum: ["out_of_range"],
  maximum: ["out_of_range"],
  minLength: ["too_short"],
  maxLength: ["too_long"],
  minItems: ["too_few"],
  maxItems: ["too_many"],
  uniqueItems: ["not_unique"],
  minProperties: ["exactly_one"],
  maxProperties: ["exactly_one"],
  additionalProperties: ["unknown_field"],
  required: ["required"],
};

/** Error codes by format. */
export const formatCodes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(formats).map(([name, [, code]]) => [name, code]),
);

/** The parameters of Ajv's errors, by keyword. */
interface Params {
  readonly limit?: number;
  readonly type?: string | readonly string[];
  readonly allowedValues?: readonly unknown[];
  readonly format?: string;
  readonly additionalProperty?: string;
  readonly missingProperty?: string;
}

const messages: Readonly<Record<string, (params: Params, data: unknown) => string>> = {
  type: ({ type = [] }, data) => (data === null ? "Must not be null." : `Must be of type ${[type].flat().join(" or ")}.`),
  enum: ({ allowedValues = [] }) => `Must be one of ${allowedValues.join(", ")}.`,
  minimum: ({ limit }) => `Must be at least ${limit}.`,
  maximum: ({ limit }) => `Must be at most ${limit}.`,
  minLength: ({ limit }) => (limit === 1 ? "Must not be empty." : `Must have at least ${limit} characters.`),
  maxLength: ({ limit }) => `Must have at most ${limit} characters.`,
  minItems: ({ limit }) => `Must have at least ${limit} items.`,
  maxItems: ({ limit }) => `Must have at most ${limit} items.`,
  uniqueItems: () => "Must not contain duplicates.",
  minProperties: () => "Must have exactly one of its fields.",
  maxProperties: () => "Must have exactly one of its fields.",
  additionalProperties: () => "This field does not exist.",
  required: () => "This field is required.",
  format: ({ format = "" }) => formats[format]?.[2] ?? "Is malformed.",
};

function fieldProblem(error: ErrorObject): FieldProblem {
  const { instancePath, keyword, data } = error;
  const params: Params = error.params;
  const below = params.additionalProperty ?? params.missingProperty;
  const [code = "invalid", ofNull = code] =
    keyword === "format" ? [formatCodes[params.format ?? ""]] : (keywordCodes[keyword] ?? []);
  const message = messages[keyword]?.(params, data) ?? error.message ?? "Is invalid.";
  return {
    pointer: instancePath + (below === undefined ? "" : pointerOf([below])),
    code: data === null ? ofNull : code,
    message,
  };
}

const MAX_DEPTH = 30;
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Reports values that databases do not store unchanged (NUL, unpaired surrogates, minus zero) and values nested too deeply. */
export function unstorable(value: unknown, path: readonly (string | number)[] = []): FieldProblem[] {
  if (typeof value === "string") return unstorableText(value, path);
  if (Object.is(value, -0)) return [{ pointer: pointerOf(path), code: "wrong_type", message: "Must not be negative zero." }];
  if (typeof value !== "object" || value === null) return [];
  if (path.length >= MAX_DEPTH)
    return [{ pointer: pointerOf(path), code: "too_deep", message: `Must not be nested more than ${MAX_DEPTH} levels deep.` }];
  const found: FieldProblem[] = [];
  for (const [key, item] of Object.entries(value)) {
    const below = [...path, Array.isArray(value) ? Number(key) : key];
    if (unstorableText(key, []).length > 0)
      found.push({ pointer: pointerOf(path), code: "invalid_character", message: "A field name contains an invalid character." });
    else found.push(...unstorable(item, below));
    if (found.length >= 100) break;
  }
  return found;
}

function unstorableText(value: string, path: readonly (string | number)[]): FieldProblem[] {
  if (!value.includes("\u0000") && !loneSurrogate.test(value)) return [];
  return [{ pointer: pointerOf(path), code: "invalid_character", message: "Must not contain NUL or an unpaired surrogate." }];
}
