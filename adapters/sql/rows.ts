import { formatInstant, type Instant, type LocalDate, type JsonCodec, parseInstant } from "../../core/index.js";
import type { Row } from "./session.js";

/** How a field of a model is stored in its column. Identity by default. */
export interface Codec {
  readonly encode: (value: never) => unknown;
  readonly decode: (value: never) => unknown;
}

export const plain: Codec = { encode: (value: unknown) => value, decode: (value: unknown) => value };

/** PostgreSQL has no year 0. It writes it as 1 BC. */
function withEra(text: string): string {
  return text.startsWith("0000-") ? `0001${text.slice(4)} BC` : text;
}

/** Formats an instant for PostgreSQL. */
export function timestamptz(at: Instant): string {
  return withEra(formatInstant(at));
}

/** Formats a date for PostgreSQL. */
export function calendarDay(day: LocalDate): string {
  return withEra(day);
}

/** timestamptz: written as text. Read as an instant by the driver's type parser, or from JSON. */
export const at: Codec = {
  encode: (value: Instant | null) => (value === null ? null : timestamptz(value)),
  decode: (value: unknown) => (typeof value === "string" ? parseTimestamp(value) : value),
};

/** date: written as text and read as text by the driver's type parser. */
export const day: Codec = {
  encode: (value: LocalDate | null) => (value === null ? null : calendarDay(value)),
  decode: (value: unknown) => (typeof value === "string" ? withoutEra(value) : value),
};

/** int8 of an amount, which also fits a JSON number. */
export const int8: Codec = {
  encode: (value: unknown) => value,
  decode: (value: bigint | number | null) => (value === null ? null : BigInt(value)),
};

/** Converts PostgreSQL's year 1 BC to year 0. */
export function withoutEra(text: string): string {
  return text.endsWith(" BC") ? `0000${text.slice(4, -3)}` : text;
}

/** Parses PostgreSQL's format, such as `2026-01-01 00:00:00.5+00`, or that of JSON. */
export function parseTimestamp(text: string): Instant {
  const known = utcTimestamp(text);
  if (known !== null) return known as Instant;
  const spelled = withoutEra(text)
    .replace(" ", "T")
    .replace(/([+-]\d\d)$/, "$1:00");
  return parseInstant(spelled);
}

/**
 * Fast path for the usual format, `YYYY-MM-DD hh:mm:ss[.ffffff]+00`, since every row has several timestamps. Returns milliseconds, or
 * null for other formats and for years before 100, which `Date.UTC` maps to other years.
 */
function utcTimestamp(text: string): number | null {
  const fraction = text.length - 23;
  const isUtc = text.endsWith("+00") && text[10] === " " && (fraction === -1 || (fraction > 0 && text[19] === "."));
  if (!isUtc || text[4] !== "-" || text < "0100") return null;
  let ms = 0;
  for (let digit = 0; digit < 3; digit++) ms = ms * 10 + (digit < fraction ? digits(text, 20 + digit, 1) : 0);
  const month = digits(text, 5, 2) - 1;
  return Date.UTC(
    digits(text, 0, 4),
    month,
    digits(text, 8, 2),
    digits(text, 11, 2),
    digits(text, 14, 2),
    digits(text, 17, 2),
    ms,
  );
}

function digits(text: string, start: number, count: number): number {
  let value = 0;
  for (let index = start; index < start + count; index++) value = value * 10 + text.charCodeAt(index) - 48;
  return value;
}

/** jsonb in the format of the codec. Null is SQL NULL. */
export function json<Value>(codec: Pick<JsonCodec<Value, unknown, never>, "toJson" | "fromJson">): Codec {
  return {
    encode: (value: Value | null) => (value === null ? null : JSON.stringify(codec.toJson(value))),
    decode: (stored: never) => (stored === null ? null : codec.fromJson(stored)),
  };
}

/** jsonb of a value that needs no conversion. */
export const document: Codec = json({ toJson: (value: unknown) => value, fromJson: (stored: unknown) => stored });

/** Maps a model to the columns of one table, camelCase to snake_case. */
export class Mapping<T extends object> {
  readonly columns: readonly string[];
  readonly #fields: readonly { readonly key: string; readonly column: string; readonly codec: Codec }[];

  constructor(
    readonly table: string,
    fields: { readonly [K in keyof T & string]?: Codec },
  ) {
    this.#fields = Object.entries(fields).map(([key, codec]) => ({ key, column: snake(key), codec: codec as Codec }));
    this.columns = this.#fields.map(({ column }) => column);
  }

  /** Returns the values by column. The columns are also the parameter names of statements. */
  toRow(model: T): Record<string, unknown> {
    const values = model as Record<string, unknown>;
    return Object.fromEntries(this.#fields.map(({ key, column, codec }) => [column, codec.encode(values[key] as never)]));
  }

  /** Returns the model of a row whose columns start with `prefix`. */
  fromRow(row: Row, prefix = ""): T {
    return Object.fromEntries(
      this.#fields.map(({ key, column, codec }) => [key, codec.decode((row[prefix + column] ?? null) as never)]),
    ) as T;
  }

  /** The columns of `alias`, prefixed with it, for joins that fetch several models. */
  aliased(alias: string): string[] {
    return this.columns.map((column) => `${alias}.${column} as ${alias}.${column}`);
  }
}

export function snake(camel: string): string {
  return camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
