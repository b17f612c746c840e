import {
  DEFAULT_PAGE_SIZE,
  inUse,
  lostRace,
  MAX_PAGE_SIZE,
  type Page,
  type PageRequest,
  type Position,
  snakeCase,
} from "../../../core/index.js";
import { isBrokenReference } from "../failures.js";
import { listed, type Mapping } from "../rows.js";
import type { Row } from "../pipeline.js";
import type { Transaction } from "../transactions/transaction.js";
import type { Parameters, Statement } from "../statement.js";
import {
  type ActiveCondition,
  activeConditions,
  type Conditions,
  type Filter,
  sqlOf,
  statementOf,
  valuesOf,
} from "./conditions.js";
import { type OwnSql, sql } from "./named-sql.js";
import { orderingOf } from "./ordering.js";
import { compareAndSet, insertInto } from "./table-sql.js";

/** The columns of a table from which a model can be read. */
interface Source<S> {
  readonly columns: readonly string[];
  fromRow(row: Row): S;
}

/**
 * Base class of stores with one table: find by ID, insert, compare-and-set update and delete, keyset paging. `S` is the summary that
 * `findMany` and pages return.
 */
export abstract class AggregateStore<S extends { readonly id: string; readonly version: number }, T extends S = S> {
  constructor(
    protected readonly transaction: Transaction,
    protected readonly mapping: Mapping<T>,
    private readonly summaries: Source<S> = mapping,
  ) {}

  async find(id: string): Promise<T | null> {
    const { table, columns } = this.mapping;
    const statement = sql(
      this.transaction,
      `${table}.find`,
      (own) => `select ${listed(columns)} from ${table} where ${this.existing(own)} and id = :id`,
      "lookup",
    );
    const [row] = await this.transaction.run(statement, { id });
    return row ? this.mapping.fromRow(row) : null;
  }

  /** Returns the existing rows of the IDs, in any order. */
  async findMany(ids: readonly string[]): Promise<readonly S[]> {
    const { table } = this.mapping;
    const { columns } = this.summaries;
    const statement = sql(
      this.transaction,
      `${table}.find_many`,
      (own) => `select ${listed(columns)} from ${table} where ${this.existing(own)} and id = any(:ids)`,
    );
    return (await this.transaction.run(statement, { ids })).map((row) => this.summaries.fromRow(row));
  }

  async insert(model: T): Promise<void> {
    const { table, written } = this.mapping;
    const statement = sql(this.transaction, `${table}.insert`, () => insertInto(table, written));
    this.transaction.defer(statement, this.mapping.toRow(model));
    await this.transaction.pause();
  }

  /** Fails unless the stored version is the previous one. */
  update(model: T): Promise<void> {
    const { mapping } = this;
    const where = (own: OwnSql): string => `${this.existing(own)} and id = :id`;
    return compareAndSet(this.transaction, { table: mapping.table, mapping, where }, model);
  }

  /** Throws `in_use` if a foreign key references the row. */
  async delete(model: T): Promise<void> {
    const { table } = this.mapping;
    const statement = sql(
      this.transaction,
      `${table}.delete`,
      (own) => `delete from ${table} where ${own("workspace_id")} and id = :id and version = :version returning id`,
    );
    const { id, version } = model;
    const rows = await this.transaction.run(statement, { id, version }).catch((error: unknown) => {
      throw isBrokenReference(error) ? inUse(this.mapping.name) : error;
    });
    if (rows.length === 0) throw lostRace(`${this.mapping.name} ${id}`);
  }

  /** SQL for the rows of the workspace, without those that are kept but deleted. */
  protected existing(own: OwnSql): string {
    return own("workspace_id");
  }

  /**
   * Returns the page after `page.after`, in the order of (sort column, id). Conditions apply if their filter is neither null nor
   * undefined.
   */
  protected async filtered<F extends object>(
    conditions: Conditions<F>,
    filter: Filter<F>,
    page: PageRequest<string>,
  ): Promise<Page<S>> {
    const rows = await this.transaction.run(...this.query(conditions, filter, page));
    return this.pageOf(rows, page);
  }

  /** The page of rows that were fetched by {@link query}. */
  protected pageOf(rows: readonly Row[], page: PageRequest<string>): Page<S> {
    const models = rows.map((row) => this.summaries.fromRow(row));
    return firstOf(models, page.limit, (last) => {
      const keys = last as Readonly<Record<string, Position["key"]>>;
      return { key: keys[page.sort] ?? null, id: last.id };
    });
  }

  /** The statement that returns a page and, if it is not the last, one further row. */
  protected query<F extends object>(conditions: Conditions<F>, filter: Filter<F>, page: PageRequest<string>): PageQuery {
    const active = activeConditions(conditions, filter);
    return [this.#statement(active, page), { ...valuesOf(active), ...pageParameters(page) }];
  }

  #statement(active: readonly ActiveCondition[], { sort, descending, after, limit }: PageRequest<string>): Statement {
    const { statements } = this.transaction;
    const { table } = this.mapping;
    const { columns } = this.summaries;
    const [direction, sign] = descending ? ["desc", "<"] : ["asc", ">"];
    const { expression, key } = orderingOf(snakeCase(sort));
    // PostgreSQL plans a statement whose limit is a parameter again each time.
    const isUsual = limit === DEFAULT_PAGE_SIZE || limit === MAX_PAGE_SIZE;
    const position = after ? [`(${expression}, id) ${sign} (${key}, :id)`] : [];
    return statementOf(
      statements,
      active,
      (variant) => `${table}.page.${variant}.${sort}.${direction}${after ? ".on" : ""}${isUsual ? `.${limit}` : ""}`,
      ({ raw, ownSql }) =>
        raw(`select ${listed(columns)} from ${table}
          where ${[this.existing(ownSql), ...active.map(sqlOf), ...position].join(" and ")}
          order by ${expression} ${direction}, id ${direction} limit ${isUsual ? limit + 1 : ":limit"}`),
    );
  }
}

/** A statement with its parameters. */
export type PageQuery = readonly [Statement, Parameters];

/** The parameters of the position and the limit of a page. */
export function pageParameters({ after, sort, limit }: PageRequest<string>): Parameters {
  return { ...(after && { key: orderingOf(snakeCase(sort)).write(after.key), id: after.id }), limit: limit + 1 };
}

/** The first items as a page. More of them mean that it is not the last. */
export function firstOf<T>(items: readonly T[], limit: number, positionOf: (last: T) => Position): Page<T> {
  const last = items.length > limit ? items[limit - 1] : undefined;
  return { items: items.slice(0, limit), next: last === undefined ? null : positionOf(last) };
}
