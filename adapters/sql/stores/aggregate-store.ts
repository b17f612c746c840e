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
import { isBrokenReference, REFUSED } from "../failures.js";
import type { Mapping } from "../rows.js";
import type { Row } from "../pipeline.js";
import type { Transaction } from "../transactions/transaction.js";
import { type Builder, LIMIT, type Parameters, type Statement } from "../statement.js";
import type { Knex } from "knex";
import {
  type ActiveCondition,
  activeConditions,
  type Conditions,
  type Filter,
  restrict,
  statementOf,
  valuesOf,
} from "./conditions.js";
import { orderingOf } from "./ordering.js";

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
    const statement = this.transaction.statements.get(
      `${table}.find`,
      ({ knex, own, param }) => this.existing(own(knex(table).select(columns).where("id", param("id")))),
      "lookup",
    );
    const [row] = await this.transaction.run(statement, { id });
    return row ? this.mapping.fromRow(row) : null;
  }

  /** Returns the existing rows of the IDs, in any order. */
  async findMany(ids: readonly string[]): Promise<readonly S[]> {
    const { table } = this.mapping;
    const { columns } = this.summaries;
    const statement = this.transaction.statements.get(`${table}.find_many`, ({ knex, own, param }) => {
      const query = knex(table).select(columns);
      return this.existing(own(query.whereRaw("id = any(?)", [param("ids")])));
    });
    return (await this.transaction.run(statement, { ids })).map((row) => this.summaries.fromRow(row));
  }

  async insert(model: T): Promise<void> {
    const { table, written } = this.mapping;
    const statement = this.transaction.statements.get(`${table}.insert`, ({ knex, param }) =>
      knex(table).insert({ workspace_id: param("workspace"), ...parameters(written, param) }),
    );
    this.transaction.defer(statement, this.mapping.toRow(model));
    await this.transaction.pause();
  }

  /** Fails unless the stored version is the previous one. */
  async update(model: T): Promise<void> {
    const { table, written } = this.mapping;
    const changing = written.filter((column) => column !== "id" && column !== "created_at");
    const statement = this.transaction.statements.get(`${table}.update`, ({ knex, own, param }) =>
      knex
        .with(
          "updated",
          this.existing(
            own(
              knex(table)
                .update(parameters(changing, param))
                .where({ id: param("id"), version: param("previous") })
                .returning("id"),
            ),
          ),
        )
        .select(knex.raw(`stint_require(exists (select from updated), '${REFUSED.race}')`)),
    );
    this.transaction.defer(statement, { previous: model.version - 1, ...this.mapping.toRow(model) });
    await this.transaction.pause();
  }

  /** Throws `in_use` if a foreign key references the row. */
  async delete(model: T): Promise<void> {
    const { table } = this.mapping;
    const statement = this.transaction.statements.get(`${table}.delete`, ({ knex, own, param }) =>
      own(
        knex(table)
          .delete()
          .where({ id: param("id"), version: param("version") })
          .returning("id"),
      ),
    );
    const { id, version } = model;
    const rows = await this.transaction.run(statement, { id, version }).catch((error: unknown) => {
      throw isBrokenReference(error) ? inUse(this.mapping.name) : error;
    });
    if (rows.length === 0) throw lostRace(`${this.mapping.name} ${id}`);
  }

  /** Excludes rows that are kept but deleted. */
  protected existing<Q extends Knex.QueryBuilder>(query: Q): Q {
    return query;
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

  /** The rows of a page, and one further row if it is not the last. */
  protected pageOf(rows: readonly Row[], page: PageRequest<string>): Page<S> {
    const items = rows.slice(0, page.limit).map((row) => this.summaries.fromRow(row));
    const last = rows.length > page.limit ? items.at(-1) : undefined;
    const keys = last as Readonly<Record<string, Position["key"]>> | undefined;
    return { items, next: last ? { key: keys?.[page.sort] ?? null, id: last.id } : null };
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
    const build = ({ knex, own, param }: Builder): Knex.QueryBuilder => {
      const query = this.existing(own(knex(table).select(columns)));
      restrict(query, active, { param });
      if (after) query.whereRaw(`(${expression}, id) ${sign} (${key}, ?)`, [param("key"), param("id")]);
      return query
        .orderByRaw(`${expression} ${direction}, id ${direction}`)
        .limit(isUsual ? limit + 1 : LIMIT, { skipBinding: isUsual });
    };
    return statementOf(
      statements,
      active,
      (variant) => `${table}.page.${variant}.${sort}.${direction}${after ? ".on" : ""}${isUsual ? `.${limit}` : ""}`,
      build,
    );
  }
}

/** A statement with its parameters. */
export type PageQuery = readonly [Statement, Parameters];

/** The parameters of the position and the limit of a page. */
export function pageParameters({ after, sort, limit }: PageRequest<string>): Parameters {
  return { ...(after && { key: orderingOf(snakeCase(sort)).write(after.key), id: after.id }), limit: limit + 1 };
}

export function parameters(columns: readonly string[], param: Builder["param"]): Record<string, never> {
  return Object.fromEntries(columns.map((column) => [column, param(column)]));
}
