import { changeBetween, inUse, lostRace, searchedNames } from "stint/storage";
import type { Change, Page, PageRequest, Versioned } from "stint/storage";
import { failedWith, type Value } from "./connection.js";
import { decode, encode } from "./documents.js";
import { foldedOf, foldOf, kinds, orderOf, type TableName } from "./schema.js";
import type { Session } from "./tables.js";

export type Row = { readonly id: string };
type Tracked = Row & Versioned;
type Filter = Value | boolean | undefined | readonly Value[] | Readonly<Record<string, string>>;

/**
 * SQL conditions, each with its filter. Without a filter (undefined or null), a condition does not apply. `?` stands for the value, or for a list or pairs as
 * JSON. Without `?`, the condition is a column that must equal the value, or an item of the list.
 */
export type Conditions = Readonly<Record<string, Filter>>;

/** The rows of one table in the session's workspace. */
export class Rows<R extends Row> {
  constructor(
    private readonly session: Session,
    private readonly table: TableName,
  ) {}

  get(id: string): R | undefined {
    return this.where({ id })[0];
  }

  /** `tail` is the order and limit. */
  where(conditions: Conditions, tail = ""): R[] {
    const { sql, values } = this.#matching(conditions);
    const found = this.session.connection.all<{ doc: string }>(`select doc from ${sql} ${tail}`, values);
    return found.map(({ doc }) => decode<R>(doc));
  }

  page<Key extends string>(conditions: Conditions, { limit, sort, descending, after }: PageRequest<Key>): Page<R> {
    const column = orderOf(sort);
    const [order, isAfter] = descending ? ["desc", "<"] : ["asc", ">"];
    const { sql, values } = this.#matching(conditions);
    const from = after === null ? "" : `and (${column}, id) ${isAfter} (?, ?)`;
    const found = this.session.connection.all<{ doc: string; key: string | number }>(
      `select doc, ${column} as key from ${sql} ${from} order by ${column} ${order}, id ${order} limit ${limit + 1}`,
      after === null ? values : [...values, after.key ?? LAST_DAY, after.id],
    );
    const items = found.slice(0, limit).map(({ doc }) => decode<R>(doc));
    const [id, key = null] = [items.at(-1)?.id, found[limit - 1]?.key];
    return { items, next: found.length > limit && id ? { key: key === LAST_DAY ? null : key, id } : null };
  }

  /** Throws `lost_race` if a row has the same unique columns or, if several transactions may choose it (`isChosen`), the same id. */
  insert(row: R, what: string, isChosen = false): void {
    if (isChosen && this.get(row.id) !== undefined) throw lostRace(`the ${what}`);
    unlessTaken(what, () => this.#store(row));
    this.#record(undefined, row);
  }

  /** Inserts or replaces. For rows that only transactions of this adapter change. */
  put(row: R): void {
    const before = kinds.has(this.table) ? this.get(row.id) : undefined;
    this.#store(row, "on conflict (workspace_id, id) do update set doc = excluded.doc, folded = excluded.folded");
    this.#record(before, row);
  }

  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one, or if a row has the same unique columns. */
  update(row: R & Versioned, what: string): void {
    const before = this.get(row.id);
    const sql = `update ${this.table} set doc = ?3, folded = ?4 where workspace_id = ?1 and id = ?2 and version = ?5`;
    const changed = unlessTaken(what, () => this.session.connection.run(sql, [...this.#valuesOf(row), row.version - 1]));
    if (changed === 0) throw lostRace(`the ${what}`);
    this.#record(before, row);
  }

  /** Throws `lost_race` unless the stored version is this one, and `in_use` if other rows refer to it. */
  delete(row: R & Versioned, what: string): void {
    const before = this.get(row.id);
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
    return this.session.connection.run(`delete from ${sql}`, values);
  }

  #matching(conditions: Conditions): { readonly sql: string; readonly values: readonly Value[] } {
    const applied = Object.entries(conditions).flatMap(([sql, filter]) => conditionOf(sql, filter));
    const all = [{ sql: "workspace_id = ?", value: this.session.workspaceId }, ...applied];
    return { sql: `${this.table} where ${all.map(({ sql }) => sql).join(" and ")}`, values: all.map(({ value }) => value) };
  }

  #store(row: R, orElse = ""): void {
    const sql = `insert into ${this.table} (workspace_id, id, doc, folded) values (?, ?, ?, ?) ${orElse}`;
    this.session.connection.run(sql, this.#valuesOf(row));
  }

  #valuesOf(row: R): readonly Value[] {
    const folded = foldedOf(this.table).map((field) => [field, foldOf(field)(searchedText(row, field))]);
    return [this.session.workspaceId, row.id, encode(row), JSON.stringify(Object.fromEntries(folded))];
  }

  /** Adds the change to the feed. Its position is final, since only one transaction writes at a time. */
  #record(before: R | undefined, after: R | null): void {
    const type = kinds.get(this.table);
    const change = type && changeBetween(type, before as Tracked | undefined, after as Tracked | null, this.session.now());
    if (!change) return;
    const feeds = new Rows<Feed>(this.session, "feeds");
    const { last, purged } = feeds.get(this.session.workspaceId) ?? { last: 0, purged: 0 };
    const position = last + 1;
    feeds.put({ id: this.session.workspaceId, last: position, purged });
    const placed = { id: String(position), position, type, at: change.at, change: { ...change, position } as Change };
    new Rows<PlacedChange>(this.session, "changes").insert(placed, "feed");
  }
}

/** How far the feed of a workspace's changes has got. */
export type Feed = Row & { readonly last: number; readonly purged: number };

/** A change of the feed, by its position. */
export type PlacedChange = Row & { readonly change: Change };

/** A model that is stored under an id which is not part of it. */
export function withoutId<R extends Row>({ id: _, ...model }: R): Omit<R, "id"> {
  return model;
}

/** Sorts after every day: the key of a missing day. */
const LAST_DAY = "~";

/** With one item instead of a list, an index finds the rows in the order of the page. */
function conditionOf(sql: string, filter: Filter): { readonly sql: string; readonly value: Value }[] {
  if (filter === undefined || filter === null) return [];
  if (typeof filter === "boolean") return conditionOf(sql, Number(filter));
  if (typeof filter !== "object") return [{ sql: sql.includes("?") ? sql : `${sql} = ?`, value: filter }];
  const [only] = Array.isArray(filter) ? (filter as readonly Value[]) : [];
  if (!sql.includes("?") && Object.keys(filter).length === 1 && only !== undefined) return [{ sql: `${sql} = ?`, value: only }];
  return [{ sql: sql.includes("?") ? sql : `${sql} in (select value from json_each(?))`, value: JSON.stringify(filter) }];
}

function searchedText(row: object, field: string): string {
  const value = new Map<string, string | { readonly name: string } | null>(Object.entries(row)).get(field) ?? "";
  if (typeof value === "object") return searchedNames(value);
  return field === "name" ? searchedNames({ ...row, name: value }) : value;
}

function unlessTaken<T>(what: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw failedWith(error, "SQLITE_CONSTRAINT_UNIQUE") ? lostRace(`the ${what}`) : error;
  }
}
