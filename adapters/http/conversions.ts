import {
  type Address,
  type Budget,
  type CurrencyCode,
  type Discount,
  type Instant,
  invalidField,
  type LocalDate,
  parseDecimal,
  parseInstant,
  type RoundingPolicy,
  type Tax,
  type TaxCategory,
  type TimeZone,
} from "../../core/index.js";

export function snakeToCamel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Converts a value unless it is undefined or null. */
export function mapNullable<A, B>(value: A | null | undefined, convert: (value: A) => B): B | null | undefined {
  return value === undefined ? undefined : value === null ? null : convert(value);
}

/** Converts a value unless it is undefined. */
export function mapOptional<A, B>(value: A | undefined, convert: (value: A) => B): B | undefined {
  return value === undefined ? undefined : convert(value);
}

export const toInstant = (text: string): Instant => parseInstant(text);
export const toDate = (text: string): LocalDate => text as LocalDate;
export const toCurrency = (text: string): CurrencyCode => text as CurrencyCode;
export const toTimeZone = (text: string): TimeZone => text as TimeZone;
export const toAmount = (value: number): bigint => BigInt(value);

interface WireTax {
  category: TaxCategory;
  rate?: string;
  exemption_reason?: string | null;
}

export function toTax({ category, rate = "0", exemption_reason: reason = null }: WireTax): Tax {
  return { category, rate: parseDecimal(rate), exemptionReason: reason };
}

export function toRounding(wire: {
  grain: RoundingPolicy["grain"];
  mode: RoundingPolicy["mode"];
  step_minutes: number;
}): RoundingPolicy {
  return { grain: wire.grain, mode: wire.mode, stepMinutes: wire.step_minutes };
}

interface WireBudget {
  kind: Budget["kind"];
  hours?: string;
  amount?: number;
  period?: Budget["period"];
}

/** Throws `required` if the field named by `kind` is absent, and `unknown_field` if the other one is present. */
export function toBudget({ kind, hours, amount, period = "total" }: WireBudget): Budget {
  const other = kind === "hours" ? "amount" : "hours";
  if ({ hours, amount }[other] !== undefined)
    throw invalidField(["budget", other], "unknown_field", `A budget of kind ${kind} has no field ${other}.`);
  if (kind === "hours" && hours !== undefined) return { kind, hours: parseDecimal(hours), period };
  if (kind === "amount" && amount !== undefined) return { kind, amount: BigInt(amount), period };
  throw invalidField(["budget", kind], "required", `A budget of kind ${kind} requires the field ${kind}.`);
}

export function toDiscount({ percent, amount }: { percent?: string; amount?: number }): Discount {
  if (percent !== undefined) return { kind: "percent", percent: parseDecimal(percent) };
  if (amount !== undefined) return { kind: "amount", amount: BigInt(amount) };
  throw invalidField(["discount"], "exactly_one", "Must have exactly one of its fields.");
}

interface WireAddress {
  line1?: string | null;
  line2?: string | null;
  city?: string | null;
  postal_code?: string | null;
  region?: string | null;
  country?: string | null;
}

/** Returns the fields in the request. The use case merges them into the stored address. */
export function toAddress({ postal_code: postalCode, ...rest }: WireAddress): Partial<Address> {
  return { ...rest, ...(postalCode === undefined ? {} : { postalCode }) };
}
