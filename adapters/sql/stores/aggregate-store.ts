import { inUse, lostRace, type Page, type PageRequest, type Position } from "../../../core/index.js";
import { isBrokenReference } from "../failures.js";
import { listed, type Mapping } from "../rows.js";
import type { Row } from "../pipeline.js";
import type { Transaction } from "../transactions/transaction.js";
import { activeConditions, type Conditions, type Filter } from "./conditions.js";
import { type OwnSql, sql } from "./named-sql.js";
import { firstOf, type PageQuery, pageQuery } from "./page-sql.js";
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
    const source = { table: this.mapping.table, columns: this.summaries.columns, where: (own: OwnSql) => this.existing(own) };
    return pageQuery(this.transaction.statements, source, activeConditions(conditions, filter), page);
  }
}
