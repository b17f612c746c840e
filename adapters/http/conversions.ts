import { type Address, type CurrencyCode, type Instant, type LocalDate, parseInstant, type TimeZone } from "../../core/index.js";

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
