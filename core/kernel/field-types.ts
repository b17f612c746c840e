import type { LocalDate } from "./calendar.js";
import { checkCurrency, type CurrencyCode, parseCurrency } from "./currency.js";
import { type Decimal, formatDecimal, parseDecimal } from "./decimal.js";
import type { Issues, Json } from "./errors.js";
import type { FieldType, Path, Shape } from "./field.js";
import type { Id } from "./ids.js";
import type { IdPrefix } from "./resources.js";
import { formatInstant, type Instant, parseInstant } from "./instant.js";
import { MAX_AMOUNT } from "./money.js";
import { checkEmail, checkText, type TextLimits, cleanText } from "./text.js";
import { checkTimeZone, parseTimeZone, type TimeZone } from "./time-zone.js";
import { checkWhole, type WholeLimits } from "./whole-number.js";

const same = <Value>(value: unknown): Value => value as Value;
const noRule = (): void => undefined;

/** A type whose values are their own JSON. */
function plainType<Value extends Json>(
  shape: Shape,
  check: FieldType<Value>["check"] = noRule,
  codes: readonly string[] = [],
): FieldType<Value, Value, Value> {
  return { shape, codes, check, toJson: same, fromJson: same, set: same };
}

/** A text of limited length, in code points. */
export function textType(limits: TextLimits) {
  return plainType<string>({ kind: "text", limits }, (issues, path, text) => checkText(issues, path, text, limits));
}

/** A text with a rule that covers its length too. `codes` are those that the rule adds; `clean` gives the stored text of an entered one. */
export function ruledTextType(
  limits: TextLimits,
  codes: readonly string[],
  check: FieldType<string>["check"],
  clean: (text: string) => string = cleanText,
) {
  return plainType<string>({ kind: "text", limits, clean }, check, codes);
}

/** The ID of a resource. Whether the resource exists is not a question of the type. */
export function idType<P extends IdPrefix>(prefix: P) {
  return plainType<Id<P>>({ kind: "id", prefix });
}

/** One of several words. */
export function choiceType<const T extends readonly string[]>(choices: T) {
  return plainType<T[number]>({ kind: "choice", choices });
}

/** A whole number, of `unit` if it has one, such as days. */
export function wholeType(limits: WholeLimits, unit?: string) {
  const words = unit === undefined ? {} : { unit };
  return plainType<number>({ kind: "whole", limits }, (issues, path, value) => checkWhole(issues, path, value, limits, words));
}

export const emailType = plainType<string>({ kind: "email" }, checkEmail);
export const flagType = plainType<boolean>({ kind: "flag" });
/** The version of a resource, from 1. */
export const versionType = plainType<number>({ kind: "version" });

/** A color such as `#1a2b3c`. */
export const colorType = ruledTextType({ min: 1, max: 7 }, ["color_malformed"], (issues, path, color) => {
  if (!/^#[0-9a-f]{6}$/i.test(color)) issues.add(path, "color_malformed", "Must be a color such as #1a2b3c.");
});

/** A currency in capitals (ISO 4217). */
export const currencyType: FieldType<CurrencyCode, CurrencyCode, CurrencyCode> = {
  ...plainType<CurrencyCode>({ kind: "currency" }, checkCurrency),
  fromJson: (json) => parseCurrency(json as string),
};

/** An IANA time zone. */
export const timeZoneType: FieldType<TimeZone, TimeZone, TimeZone> = {
  ...plainType<TimeZone>({ kind: "timeZone" }, checkTimeZone),
  fromJson: (json) => parseTimeZone(json as string),
};

/** A calendar date, such as 2026-03-31. */
export const dayType = plainType<LocalDate>({ kind: "day" });

/** A list of `min` to `max` values; `min` is 0 if absent. */
export function listType<Value, Given, Written>(
  item: FieldType<Value, Given, Written>,
  limits: { readonly min?: number; readonly max: number },
): FieldType<readonly Value[], readonly Given[], readonly Written[]> {
  return {
    shape: { kind: "list", item: item.shape, limits },
    codes: item.codes,
    check: (issues, path, values) => values.forEach((value, index) => item.check(issues, [...path, index], value)),
    toJson: (values) => values.map((value) => item.toJson(value)),
    fromJson: (json) => (json as readonly unknown[]).map((one) => item.fromJson(one)),
    set: (given) => given.map((one) => item.set(one, null)),
  };
}

/** A part of a command that is not JSON, or whose form depends on one of its fields. */
export function customType(
  addTypeIssues: (issues: Issues, path: Path, given: object) => void,
): FieldType<object, object, object> {
  return { shape: { kind: "custom", addTypeIssues }, codes: [], check: noRule, toJson: same, fromJson: same, set: same };
}

/** An amount in minor units; in JSON a number, which is exact. */
export function amountType(
  check: FieldType<bigint>["check"],
  { min = -MAX_AMOUNT, max = MAX_AMOUNT }: { readonly min?: bigint; readonly max?: bigint } = {},
): FieldType<bigint, bigint, number> {
  const fromJson = (json: unknown): bigint => BigInt(json as number);
  return { shape: { kind: "amount", min, max }, codes: [], check, toJson: Number, fromJson, set: same };
}

/** Whole millionths; in JSON decimal text, such as "2.5". */
export const decimalType: FieldType<Decimal, Decimal, string> = {
  shape: { kind: "decimal" },
  codes: [],
  check: noRule,
  toJson: formatDecimal,
  fromJson: (json) => parseDecimal(json as string),
  set: same,
};

/** Milliseconds since 1970; in JSON a timestamp (RFC 3339). */
export const instantType: FieldType<Instant, Instant, string> = {
  shape: { kind: "instant" },
  codes: [],
  check: noRule,
  toJson: formatInstant,
  fromJson: (json) => parseInstant(json as string),
  set: same,
};
