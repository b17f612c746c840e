import { type Instant, type LocalDate, parseInstant, parseLocalDate, parseTimeZone, type TimeZone } from "../../core/index.js";

export function snakeToCamel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Maps `time_entry` to `TimeEntry`. */
export function snakeToPascal(name: string): string {
  return snakeToCamel(`_${name}`);
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
export const toDate = (text: string): LocalDate => parseLocalDate(text);
export const toTimeZone = (text: string): TimeZone => parseTimeZone(text);
export const toAmount = (value: number): bigint => BigInt(value);
