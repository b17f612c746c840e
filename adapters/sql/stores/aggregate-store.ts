import { inUse, lostRace, type Page, type PageRequest } from "../../../core/index.js";
import { isBrokenReference } from "../failures.js";
import type { Mapping } from "../rows.js";
import type { Session } from "../session.js";
import { type Builder, LIMIT } from "../statement.js";
import { snake } from "../rows.js";
import type { Knex } from "knex";

/** What the stores of one table share: find by id, insert, compare-and-set update, keyset pages. */
export abstract class AggregateStore<T extends { readonly id: string; readonly version: number }> {
  constructor(
    protected readonly session: Session,
    protected readonly mapping: Mapping<T>,
  ) {}

  async find(id: string): Promise<T | null> {
    const { table, columns } = this.mapping;
    const statement = this.session.statements.get(`${table}.find`, ({ knex, own, param }) =>
      this.among(own(knex(table).select(columns).where("id", param("id")))),
    );
    const [row] = await this.session.run(statement, { id });
    return row ? this.mapping.fromRow(row) : null;
  }

  async insert(model: T): Promise<void> {
    const { table, columns } = this.mapping;
    const statement = this.session.statements.get(`${table}.insert`, ({ knex, param }) =>
      knex(table).insert({ workspace_id: param("workspace"), ...parameters(columns, param) }),
    );
    await this.session.run(statement, this.mapping.toRow(model));
  }

  async update(model: T): Promise<void> {
    const { table, columns } = this.mapping;
    const changing = columns.filter((column) => column !== "id" && column !== "created_at");
    const statement = this.session.statements.get(`${table}.update`, ({ knex, own, param }) =>
      this.among(
        own(
          knex(table)
            .update(parameters(changing, param))
            .where({ id: param("id"), version: param("previous") })
            .returning("id"),
        ),
      ),
    );
    const rows = await this.session.run(statement, { ...this.mapping.toRow(model), previous: model.version - 1 });
    if (rows.length === 0) throw lostRace(`${table} ${model.id}`);
  }

  /** What refers to the row forbids it by its foreign key. */
  async delete(model: T): Promise<void> {
    const { table } = this.mapping;
    const statement = this.session.statements.get(`${table}.delete`, ({ knex, own, param }) =>
      own(
        knex(table)
          .delete()
          .where({ id: param("id"), version: param("version") })
          .returning("id"),
      ),
    );
    const { id, version } = model;
    const rows = await this.session.run(statement, { id, version }).catch((error: unknown) => {
      throw isBrokenReference(error) ? inUse(table.replace(/s$/, "").replace("_", " ")) : error;
    });
    if (rows.length === 0) throw lostRace(`${table} ${id}`);
  }

  /** Leaves out the rows that are kept but no longer there for `find` and `update`. */
  protected among<Q extends Knex.QueryBuilder>(query: Q): Q {
    return query;
  }

  /**
   * One page of the rows that meet the conditions for which there is a value, null and undefined being none. Each combination of
   * conditions is a statement of its own.
   */
  protected filtered<M extends { readonly id: string }>(
    mapping: Mapping<M>,
    page: PageRequest<string>,
    conditions: Readonly<Record<string, string>>,
    values: Readonly<Record<string, unknown>>,
  ): Promise<Page<M>> {
    const given = Object.keys(conditions).filter((name) => (values[name] ?? null) !== null);
    return this.page(
      mapping,
      page,
      given.join("+") || "all",
      (query, { param }) => given.reduce((narrowed, name) => narrowed.whereRaw(conditions[name] ?? "", [param(name)]), query),
      values,
    );
  }

  /**
   * One page behind `page.after`, in the order of (sort column, id). `narrow` adds conditions; `variant` names them, since each
   * combination is a statement of its own.
   */
  protected async page<M extends { readonly id: string }>(
    mapping: Mapping<M>,
    page: PageRequest<string>,
    variant: string,
    narrow: (query: Knex.QueryBuilder, builder: Builder) => Knex.QueryBuilder,
    values: Readonly<Record<string, unknown>>,
  ): Promise<Page<M>> {
    const { table, columns } = mapping;
    const column = snake(page.sort);
    const direction = page.descending ? "desc" : "asc";
    const name = `${table}.page.${variant}.${column}.${direction}${page.after ? ".after" : ""}`;
    const statement = this.session.statements.get(name, (builder) => {
      const { knex, own, param } = builder;
      const query = narrow(own(knex(table).select(columns)), builder)
        .orderBy([
          { column, order: direction },
          { column: "id", order: direction },
        ])
        .limit(LIMIT);
      if (!page.after) return query;
      return query.whereRaw(`(??, id) ${page.descending ? "<" : ">"} (?, ?)`, [column, param("key"), param("id")]);
    });
    const after = page.after && { key: keyValue(page.after.key), id: page.after.id };
    const rows = await this.session.run(statement, { ...values, ...after, limit: page.limit + 1 });
    const items = rows.slice(0, page.limit).map((row) => mapping.fromRow(row));
    const last = rows.length > page.limit ? items.at(-1) : undefined;
    return {
      items,
      next: last ? { key: (last as unknown as Record<string, string | number>)[page.sort] ?? "", id: last.id } : null,
    };
  }
}

/** Instants are the only numbers that lists are sorted by. */
function keyValue(key: string | number): string {
  return typeof key === "number" ? new Date(key).toISOString() : key;
}

export function parameters(columns: readonly string[], param: Builder["param"]): Record<string, never> {
  return Object.fromEntries(columns.map((column) => [column, param(column)]));
}
