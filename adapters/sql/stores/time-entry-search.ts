import type { Knex } from "knex";
import { type PageRequest, snakeCase, type TimeEntrySortKey } from "../../../core/index.js";
import { listed } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import type { Builder, Parameters, Statement } from "../statement.js";
import { type ActiveCondition, sqlOf, statementOf } from "./conditions.js";
import { timeEntries } from "./time-entry-rows.js";
import { NOTHING } from "./time-entry-terms.js";

/** The number of entries that a search tests in the order of the list at first. It stops when it has a page of matches. */
const NEAR = 400;
/** The largest number that it tests in this order if some of the first ones match. */
const FAR = 30_000;
/** How many times as many it tests as would contain a page if matches were evenly distributed. */
const MARGIN = 2;

/** The conditions that an index combines with the order of a list, and the others. */
export interface SearchConditions {
  readonly ranged: readonly ActiveCondition[];
  readonly tested: readonly ActiveCondition[];
}

/** Which index finds the matches of a search, whatever their order. */
type Source = "running" | "terms" | "changes" | "starts";

const sources: readonly (readonly [source: Source, filters: readonly string[]])[] = [
  ["running", ["onlyRunning"]],
  ["terms", ["projectId", "projectIds", "taskId", "taskIds", "clientIds", "tags", "notes", "onlyUnbillable"]],
  ["changes", ["updatedSince"]],
  ["starts", ["from", "to"]],
  // A user can have many entries.
  ["terms", ["userId", "userIds"]],
];

function sourceOf(tested: readonly ActiveCondition[]): Source | null {
  const [source = null] = sources.find(([, filters]) => tested.some(({ name }) => filters.includes(name))) ?? [];
  return source;
}

/** Whether the entries are those of some projects, which an index has by start. */
function isOfProjects({ ranged, tested }: SearchConditions, { sort }: PageRequest<TimeEntrySortKey>): boolean {
  const [first, ...others] = tested.map(({ name }) => name);
  const isOnlyOne = others.length === 0 && (first === "clientIds" || first === "projectIds");
  return isOnlyOne && sort === "startTime" && ranged.every(({ name }) => name !== "userId");
}

/** Runs a statement with the parameters of the list, and these. */
type Run<R> = (statement: Statement, parameters?: Parameters) => Promise<readonly R[]>;

/**
 * Finds a page of entries, and one more if it is not the last, with conditions that no index combines with the order: in few rows, whether matches are
 * frequent or rare. Null if the order is the only way to find them.
 */
export function search(
  { statements }: Pick<Transaction, "statements">,
  conditions: SearchConditions,
  page: PageRequest<TimeEntrySortKey>,
): (<R>(run: Run<R>) => Promise<readonly R[]>) | null {
  const source = sourceOf(conditions.tested);
  if (source === null) return null;
  const active = [...conditions.ranged, ...conditions.tested];
  const direction = page.descending ? "desc" : "asc";
  const column = snakeCase(page.sort);
  // There are too many other combinations of conditions.
  const isUsual = conditions.tested.length === 1 && conditions.ranged.every(({ name }) => name === "userId");
  const statement = (step: string, textOf: (parts: SearchSql) => string, isPrepared = isUsual): Statement => {
    const build = ({ raw, ownSql }: Builder): Knex.Raw => {
      const own = ownSql("workspace_id");
      const position = page.after ? [`(${column}, id) ${page.descending ? "<" : ">"} (:key, :id)`] : [];
      return raw(
        textOf({
          own,
          column,
          orderBy: (key, id) => `order by ${key} ${direction}, ${id} ${direction}`,
          position,
          within: [own, ...conditions.ranged.map(sqlOf), ...position].join(" and "),
          matches: conditions.tested.map(sqlOf).join(" and "),
        }),
      );
    };
    const nameOf = (variant: string) =>
      `time_entries.search_${step}.${variant}.${page.sort}.${direction}${page.after ? ".on" : ""}`;
    return statementOf(statements, active, nameOf, build, { isPrepared });
  };
  const inOrder = statement("order", testedInOrder);
  // How many entries changed or started in a range depends on its values.
  const all = statement(
    source,
    (parts) => amongCandidates(source, parts, conditions.tested),
    isUsual && source !== "changes" && source !== "starts",
  );
  return async (run) => {
    // Each user has at most one.
    if (source === "running") return run(all);
    const near = await run(inOrder, { reach: NEAR });
    if (near.length > page.limit) return near;
    if (isOfProjects(conditions, page)) return run(statement("projects", (parts) => byProject(parts, conditions.tested)));
    if (near.length === 0) return run(all);
    const expected = Math.ceil((NEAR * (page.limit + 1)) / near.length);
    const far = await run(inOrder, { reach: Math.min(FAR, MARGIN * expected) });
    return far.length > page.limit ? far : run(all);
  };
}

/** SQL that the steps of a search share. */
interface SearchSql {
  /** The condition on the workspace. */
  readonly own: string;
  /** The condition that rows are after the page before, if there is one. */
  readonly position: readonly string[];
  /** All conditions that an index combines with the order. */
  readonly within: string;
  /** The other conditions. */
  readonly matches: string;
  readonly column: string;
  readonly orderBy: (key: string, id: string) => string;
}

/** A number that PostgreSQL does not know when it plans. So the plan for any value costs as much as one for this value, and PostgreSQL keeps it after the first runs. */
const unknownToPlanner = (name: string): string => `(select cast(:${name} as integer))`;
const LIMITED = `limit ${unknownToPlanner("limit")}`;

/** The matches among the next entries in the order of the list, as many as `reach` says. PostgreSQL stops when it has a page. */
function testedInOrder(parts: SearchSql): string {
  const { matches, column, orderBy } = parts;
  return `select ${listed(timeEntries.columns, "e")} from ${next(parts, unknownToPlanner("reach"))} where ${matches} ${orderBy(column, "id")} ${LIMITED}`;
}

/**
 * The next entries in the order of the list. If the count is a subquery, PostgreSQL does not know it, and reads an index instead of sorting all entries of
 * a workspace that has no more.
 */
function next({ within, column, orderBy }: SearchSql, count: string): string {
  return `(select * from time_entries where ${within} ${orderBy(column, "id")} limit ${count}) e`;
}

/** The first entries of each project. */
function byProject(parts: SearchSql, tested: readonly ActiveCondition[]): string {
  const { own, within, orderBy } = parts;
  const isAny = tested.some(({ name }) => name === "clientIds") ? "client_id = any(:clientIds)" : "id = any(:projectIds)";
  return `select ${listed(timeEntries.columns, "e")} from (select id from projects where ${own} and ${isAny} offset 0) p
    cross join lateral ${next({ ...parts, within: `${within} and project_id = p.id` }, unknownToPlanner("limit"))}
    ${orderBy("e.start_time", "e.id")} ${LIMITED}`;
}

/** The matches among all candidates. */
function amongCandidates(source: Source, parts: SearchSql, tested: readonly ActiveCondition[]): string {
  const { own, within, matches, column, orderBy, position } = parts;
  const isByStart = column === "start_time";
  const remaining = `${position.length > 0 ? `where ${position.join("")}` : ""} ${orderBy(column, "id")}`;
  return `with candidates as materialized (select * from ${candidates(source, own, tested)} a)
    select ${listed(timeEntries.columns, "e")} from (select * from candidates ${isByStart ? remaining : ""}) s
      cross join lateral (select * from time_entries where id = s.id and ${within} and ${matches} offset 0) e
    ${orderBy(`${isByStart ? "s" : "e"}.${column}`, "s.id")} ${LIMITED}`;
}

/** SQL for the IDs and starts of the entries that the source finds, in any order. The function `stint_search` is in migration 0024. */
function candidates(source: Source, own: string, tested: readonly ActiveCondition[]): string {
  if (source === "terms")
    return `(select entry_id collate "C" as id, start_time from stint_search(${termsOf(own, tested)}, null))`;
  const [, filters = []] = sources.find(([name]) => name === source) ?? [];
  const range = tested.filter(({ name }) => filters.includes(name)).map(sqlOf);
  return `(select id, start_time from time_entries where ${[own, ...range].join(" and ")} offset 0)`;
}

/** SQL for the terms to search, to which it adds the projects of the clients. */
function termsOf(own: string, active: readonly ActiveCondition[]): string {
  if (!active.some(({ name }) => name === "clientIds")) return "cast(:query as text)";
  return `(select concat_ws(' & ', nullif(:query, ''), '(' || coalesce(string_agg(quote_literal(id), ' | '), '${NOTHING}') || ')')
    from projects where ${own} and client_id = any(:clientIds))`;
}
