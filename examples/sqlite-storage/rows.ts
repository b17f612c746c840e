import {
  type Change,
  changeBetween,
  foldCase,
  inUse,
  lostRace,
  type Page,
  type PageRequest,
  type Versioned,
} from "stint/storage";
import { failedWith, type Value } from "./connection.js";
import { decode, encode } from "./documents.js";
import { kinds, orderOf, type Table, type TableName, tables } from "./schema.js";
import type { Session } from "./session.js";

export interface Row {
  readonly id: string;
}

type Tracked = Row & Versioned;
type Filter = Value | boolean | undefined | readonly Value[];

/**
 * SQL conditions, each with its filter. Without a filter (undefined or null), a condition does not apply. `?` stands for the value, or for a list as
 * JSON. Without `?`, the condition is a column that must equal the value, or an item of the list.
 */
export type Conditions = Readonly<Record<string, Filter>>;

/** The text contains a part, compared with `foldCase`. SQLite itself folds ASCII only. */
export function contains(field: string, part: string | undefined): Conditions {
  return { [`instr(folded_${field}, ?) > 0`]: part === undefined || part === "" ? undefined : foldCase(part) };
}

/** The text is one of these, compared with `foldCase`. */
export function isFolded(field: string, texts: readonly string[] | undefined): Conditions {
  return { [`folded_${field}`]: texts?.map(foldCase) };
}

/** The rows of one table in the session's workspace. */
export class Rows<R extends Row> {
  constructor(
    private readonly session: Session,
    private readonly table: TableName,
  ) {}

  find(id: string | null): R | undefined {
    return id === null ? undefined : this.where({ id })[0];
  }

  /** `tail` is the order and limit. */
  where(conditions: Conditions, tail = ""): R[] {
    const { sql, values } = this.#matching(conditions);
    return this.session.all<{ doc: string }>(`select doc from ${sql} ${tail}`, values).map(({ doc }) => decode<R>(doc));
  }

  count(conditions: Conditions): number {
    const { sql, values } = this.#matching(conditions);
    return this.session.all<{ count: number }>(`select count(*) as count from ${sql}`, values)[0]?.count ?? 0;
  }

  page<Key extends string>(conditions: Conditions, { limit, sort, descending, after }: PageRequest<Key>): Page<R> {
    const column = orderOf(sort);
    const [order, isAfter] = descending ? ["desc", "<"] : ["asc", ">"];
    const { sql, values } = this.#matching(conditions);
    const from = after === null ? "" : `and (${column}, id) ${isAfter} (?, ?)`;
    const found = this.session.all<{ doc: string; key: string | number }>(
      `select doc, ${column} as key from ${sql} ${from} order by ${column} ${order}, id ${order} limit ${limit + 1}`,
      after === null ? values : [...values, after.key ?? LAST_DAY, after.id],
    );
    const items = found.slice(0, limit).map(({ doc }) => decode<R>(doc));
    const [last, key] = [items.at(-1), found[limit - 1]?.key];
    const isMore = found.length > limit && last !== undefined && key !== undefined;
    return { items, next: isMore ? { key: key === LAST_DAY ? null : key, id: last.id } : null };
  }

  /** If the row violates a key: throws `lost_race` with `raced`, otherwise the error of SQLite, since it is a bug in the caller. */
  insert(row: R, raced?: string): void {
    unlessTaken(raced, () => this.session.run(this.#inserting, this.#valuesOf(row)));
    this.#record(undefined, row);
  }

  /** Inserts or replaces. For rows that only transactions of this adapter change. */
  put(row: R): void {
    const before = kinds.has(this.table) ? this.find(row.id) : undefined;
    const replacing = "on conflict (workspace_id, id) do update set doc = excluded.doc, folded = excluded.folded";
    this.session.run(`${this.#inserting} ${replacing}`, this.#valuesOf(row));
    this.#record(before, row);
  }

  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one, or if the row violates a key. */
  update(row: R & Versioned, what: string): void {
    const before = this.find(row.id);
    const sql = `update ${this.table} set doc = ?3, folded = ?4 where workspace_id = ?1 and id = ?2 and version = ?5`;
    const changed = unlessTaken(`the ${what}`, () => this.session.run(sql, [...this.#valuesOf(row), row.version - 1]));
    if (changed === 0) throw lostRace(`the ${what}`);
    this.#record(before, row);
  }

  /** Throws `lost_race` unless the stored version is this one, and `in_use` if other rows refer to it. */
  delete(row: R & Versioned, what: string): void {
    const before = this.find(row.id);
    try {
      if (this.remove({ id: row.id, version: row.version }) === 0) throw lostRace(`the ${what}`);
    } catch (error) {
      throw failedWith(error, "SQLITE_CONSTRAINT_FOREIGNKEY") ? inUse(what) : error;
    }
    this.#record(before, null);
  }

  /** Removes rows without a change in the feed. Returns their number. */
  remove(conditions: Conditions): number {
    const { sql, values } = this.#matching(conditions);
    return this.session.run(`delete from ${sql}`, values);
  }

  #matching(conditions: Conditions): { readonly sql: string; readonly values: readonly Value[] } {
    const own = { sql: "workspace_id = ?", value: this.session.workspaceId };
    const all = [own, ...Object.entries(conditions).flatMap(([sql, filter]) => conditionOf(sql, filter))];
    return { sql: `${this.table} where ${all.map(({ sql }) => sql).join(" and ")}`, values: all.map(({ value }) => value) };
  }

  get #inserting(): string {
    return `insert into ${this.table} (workspace_id, id, doc, folded) values (?, ?, ?, ?)`;
  }

  #valuesOf(row: R): readonly Value[] {
    const { folded = [] }: Table = tables[this.table];
    const texts = new Map<string, unknown>(Object.entries(row));
    const foldedTexts = Object.fromEntries(folded.map((field) => [field, foldCase(String(texts.get(field) ?? ""))]));
    return [this.session.workspaceId, row.id, encode(row), JSON.stringify(foldedTexts)];
  }

  /** Adds the change to the feed. Its position is final, since only one transaction writes at a time. */
  #record(before: R | undefined, after: R | null): void {
    const type = kinds.get(this.table);
    const change = type && changeBetween(type, before as Tracked | undefined, after as Tracked | null, this.session.now());
    if (!change) return;
    const feeds = new Rows<Feed>(this.session, "feeds");
    const { last, purged } = feeds.find(FEED) ?? { last: 0, purged: 0 };
    const position = last + 1;
    feeds.put({ id: FEED, last: position, purged });
    const placed = { id: String(position), position, type, at: change.at, change: { ...change, position } as Change };
    new Rows<PlacedChange>(this.session, "changes").insert(placed);
  }
}

/** How far the feed of a workspace's changes has got. */
export interface Feed extends Row {
  readonly last: number;
  readonly purged: number;
}

/** A change of the feed, by its position. */
export interface PlacedChange extends Row {
  readonly change: Change;
}

/** The id of the only row of a workspace. */
export const FEED = "feed";

/** Sorts after every day: the key of a missing day. */
const LAST_DAY = "~";

/** With one item instead of a list, an index finds the rows in the order of the page. */
function conditionOf(sql: string, filter: Filter): { readonly sql: string; readonly value: Value }[] {
  if (filter === undefined || filter === null) return [];
  if (typeof filter === "object") {
    const [only] = filter;
    if (sql.includes("?")) return [{ sql, value: JSON.stringify(filter) }];
    if (filter.length === 1 && only !== undefined) return [{ sql: `${sql} = ?`, value: only }];
    return [{ sql: `${sql} in (select value from json_each(?))`, value: JSON.stringify(filter) }];
  }
  return [{ sql: sql.includes("?") ? sql : `${sql} = ?`, value: typeof filter === "boolean" ? Number(filter) : filter }];
}

/** Throws `lost_race` with `what` if the row violates a key. */
function unlessTaken<T>(what: string | undefined, write: () => T): T {
  try {
    return write();
  } catch (error) {
    const isTaken = failedWith(error, "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY");
    throw isTaken && what !== undefined ? lostRace(what) : error;
  }
}
