import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type Page, type PageRequest, type Position, snakeCase } from "../../../core/index.js";
import { listed } from "../rows.js";
import type { Parameters, Statement, Statements } from "../statement.js";
import { type ActiveCondition, sqlOf, statementOf, valuesOf } from "./conditions.js";
import type { OwnSql } from "./named-sql.js";
import { orderingOf } from "./ordering.js";

/** The rows of which a page is read. */
interface Source {
  readonly table: string;
  readonly columns: readonly string[];
  readonly where: (own: OwnSql) => string;
}

/** The statement that returns a page after a position, in the order of (sort column, id), and, if it is not the last, one further row. */
export function pageQuery(
  statements: Statements,
  { table, columns, where }: Source,
  active: readonly ActiveCondition[],
  page: PageRequest<string>,
): PageQuery {
  const { sort, descending, after, limit } = page;
  const [direction, sign] = descending ? ["desc", "<"] : ["asc", ">"];
  const { expression, key } = orderingOf(snakeCase(sort));
  // PostgreSQL plans a statement whose limit is a parameter again each time.
  const isUsual = limit === DEFAULT_PAGE_SIZE || limit === MAX_PAGE_SIZE;
  const position = after ? [`(${expression}, id) ${sign} (${key}, :id)`] : [];
  const statement = statementOf(
    statements,
    active,
    (variant) => `${table}.page.${variant}.${sort}.${direction}${after ? ".on" : ""}${isUsual ? `.${limit}` : ""}`,
    ({ raw, ownSql }) =>
      raw(`select ${listed(columns)} from ${table}
        where ${[where(ownSql), ...active.map(sqlOf), ...position].join(" and ")}
        order by ${expression} ${direction}, id ${direction} limit ${isUsual ? limit + 1 : ":limit"}`),
  );
  return [statement, { ...valuesOf(active), ...pageParameters(page) }];
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
