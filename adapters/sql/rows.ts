import {
  externalTable,
  type FieldTable,
  type Fields as ModelFields,
  type Instant,
  type JsonCodec,
  type LocalDate,
  type ModelOf,
  type NamedField,
  type ResourceKind,
  resources,
  type Shape,
  snakeCase,
  type Versioned,
} from "../../core/index.js";
import type { Row } from "./pipeline.js";
import type { FoldedColumn } from "./searched-text.js";
import { calendarDay, parseTimestamp, timestamptz, withoutEra } from "./timestamps.js";
import { UnreadableValue } from "./unreadable-value.js";

/** How a field of a model is stored in its column. */
interface Codec<Value> {
  readonly encode: (value: Value) => unknown;
  readonly decode: (stored: unknown) => Value;
}

/** The codec of a column type. A field can have any narrower type, such as an ID or a union of literals. */
export interface Column<Base> {
  readonly encode: (value: Base) => unknown;
  readonly decode: <Value extends Base>(stored: unknown) => Value;
}

/** Values of `Base` that are not also `Other`, because `Other` has its own column type. */
type Except<Base, Other> = Base & { readonly [K in Exclude<keyof Other, keyof Base>]?: never };

/** Only the stores write the columns, so `decode` trusts that a value has the type of its field. */
function column<Base>(encode: (value: Base) => unknown, decode: (stored: never) => unknown): Column<Base> {
  return { encode, decode: decode as Column<Base>["decode"] };
}

const same = (value: unknown): unknown => value;

export const text = column<Except<string, LocalDate> | null>(same, same);
export const integer = column<Except<number, Instant> | null>(same, same);
export const flag = column<boolean | null>(same, same);
export const bytes = column<Uint8Array | null>(same, same);
/** text[]. */
export const texts = column<readonly string[] | null>(same, same);

/** timestamptz: written as text. Read as an instant by the driver's type parser, or from JSON. */
export const at = column<Instant | null>(
  (value) => (value === null ? null : timestamptz(value)),
  (stored: unknown) => (typeof stored === "string" ? parseTimestamp(stored) : stored),
);

/** date: written as text and read as text by the driver's type parser. */
export const day = column<LocalDate | null>(
  (value) => (value === null ? null : calendarDay(value)),
  (stored: unknown) => (typeof stored === "string" ? withoutEra(stored) : stored),
);

/** int8 of an amount, which also fits a JSON number. */
export const int8 = column<bigint | null>(same, (stored: bigint | number | null) => (stored === null ? null : BigInt(stored)));

/** int8 of a count or position, which fits a number. NULL is 0. */
export const count = column<number>(same, (stored: bigint | null) => Number(stored ?? 0));

/** jsonb in the format of the codec. Null is SQL NULL. */
export function json<Value>(codec: Pick<JsonCodec<Value, unknown, never>, "toJson" | "fromJson">): Column<Value | null> {
  return column<Value | null>(
    (value) => (value === null ? null : JSON.stringify(codec.toJson(value))),
    (stored: never) => (stored === null ? null : codec.fromJson(stored)),
  );
}

/** A column that is absent from the change feed of earlier versions, where it means `absent`. */
export function orElse<Value>(column: Codec<Value | null>, absent: Value): Codec<Value> {
  return { encode: column.encode, decode: (stored) => (stored === null ? absent : (column.decode(stored) ?? absent)) };
}

/** jsonb of a value that needs no conversion. */
export const document = json<object>({ toJson: same, fromJson: (stored: object) => stored });

/** A codec for each field of a model. */
export type Fields<T> = { readonly [K in keyof T & string]-?: Codec<T[K]> };

interface Field<T> {
  readonly key: string;
  readonly column: string;
  readonly encode: (model: T) => unknown;
  readonly decode: (stored: unknown) => unknown;
}

/** Maps a model to columns, camelCase to snake_case. */
export class Columns<T extends object> {
  readonly columns: readonly string[];
  readonly #fields: readonly Field<T>[];

  /** The columns that an insert writes. */
  get written(): readonly string[] {
    return this.columns;
  }

  /** The columns that an update writes. */
  get changing(): readonly string[] {
    return this.written.filter((column) => column !== "id" && column !== "created_at");
  }

  constructor(fields: Fields<T>) {
    this.#fields = keysOf(fields).map((key) => {
      const { encode, decode } = fields[key];
      return { key, column: snakeCase(key), encode: (model) => encode(model[key]), decode };
    });
    this.columns = this.#fields.map(({ column }) => column);
  }

  /** Returns the values by column. The columns are also the parameter names of statements. */
  toRow(model: T): Record<string, unknown> {
    const row: Record<string, unknown> = {};
    for (const { column, encode } of this.#fields) row[column] = encode(model);
    return row;
  }

  /** Returns the model of a row whose columns start with `prefix`. Throws an {@link UnreadableValue}. */
  fromRow(row: Row, prefix = ""): T {
    const model: Record<string, unknown> = {};
    let read = "";
    try {
      for (const { key, column, decode } of this.#fields) {
        read = column;
        model[key] = decode(row[prefix + column] ?? null);
      }
    } catch (error) {
      throw new UnreadableValue(`a value of ${prefix}${read}`, error);
    }
    return model as T;
  }

  /** The columns of `alias`, prefixed with it, for joins that fetch several models. */
  aliased(alias: string): string[] {
    return this.columns.map((column) => `${alias}.${column} as ${alias}.${column}`);
  }
}

/** Maps a kind of resource to its table. */
export class Mapping<T extends object> extends Columns<T> {
  constructor(
    readonly kind: ResourceKind,
    readonly table: string,
    fields: Fields<T>,
    private readonly folded: FoldedColumn<T> | null = null,
  ) {
    super(fields);
  }

  /** Also the fold of the text that lists search. */
  override get written(): readonly string[] {
    return this.folded === null ? this.columns : [...this.columns, this.folded.column];
  }

  override toRow(model: T): Record<string, unknown> {
    const row = super.toRow(model);
    if (this.folded !== null) row[this.folded.column] = this.folded.foldOf(model);
    return row;
  }

  /** The singular noun for messages. */
  get name(): string {
    return resources[this.kind].name;
  }
}

/**
 * The columns of the fields of a table. Objects, lists, pairs, custom types and decimals are jsonb. A field that is never null has its initial value in rows of an
 * older change feed, which lack it.
 */
export function columnsOf<const T extends ModelFields>({ named }: FieldTable<T>): Fields<ModelOf<T>> {
  return Object.fromEntries(named.map((one) => [one.name, columnOf(one)])) as unknown as Fields<ModelOf<T>>;
}

function columnOf({ field: { type, initial } }: NamedField): Codec<unknown> {
  const kind = type.shape.kind;
  const stored =
    kind === "object" || kind === "custom" || kind === "decimal" || kind === "list" || kind === "pairs"
      ? json<unknown>({ toJson: (value) => type.toJson(value), fromJson: (value) => type.set(type.fromJson(value), null) })
      : (columnsByKind[kind] as Column<unknown>);
  return initial === undefined || initial === null ? stored : orElse(stored, initial);
}

const columnsByKind: Readonly<Record<Exclude<Shape["kind"], "object" | "custom" | "decimal" | "list" | "pairs">, Column<never>>> =
  {
    text,
    email: text,
    currency: text,
    timeZone: text,
    day,
    id: text,
    choice: text,
    whole: integer,
    version: integer,
    flag,
    amount: int8,
    instant: at,
  };

/** The columns of what other systems know resources by. */
export const externalColumns = columnsOf(externalTable);

/** SQL that lists columns, optionally of a table. They are quoted, since some have reserved names. */
export function listed(columns: readonly string[], table?: string): string {
  return columns.map((column) => `${table === undefined ? "" : `${table}.`}"${column}"`).join(", ");
}

export const versioned: Fields<Versioned> = { version: integer, createdAt: at, updatedAt: at };

export function keysOf<T extends object>(object: T): readonly (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[];
}
