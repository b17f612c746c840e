import type { Knex } from "knex";
import {
  foldForSearch,
  type PageRequest,
  snakeCase,
  type TimeEntry,
  type TimeEntryFilter,
  type TimeEntrySortKey,
} from "../../../core/index.js";
import { foldedCharacters, searchedAs } from "../search-folding.js";
import { foldNotes } from "../searched-text.js";
import type { Transaction } from "../transactions/transaction.js";
import type { Builder, Parameters, Statement } from "../statement.js";
import { type ActiveCondition, sqlOf, statementOf } from "./conditions.js";
import { timeEntries } from "./time-entry-rows.js";

/** The number of entries that a search tests in the order of the list at first. It stops when it has a page of matches. */
const NEAR = 400;
/** The number of matches among them from which a search tests more entries in this order without counting the candidates. */
const MANY_HITS = 10;
/** The number of candidates that a search sorts rather than testing more entries in the order of the list. */
const FEW = 2_500;
/** The number of entries that a search tests in the order of the list if some of the first ones match. */
const FAR = 30_000;

/** The conditions that an index combines with the order of a list, and the others. */
export interface SearchConditions {
  readonly ranged: readonly ActiveCondition[];
  readonly tested: readonly ActiveCondition[];
}

/** Which index finds the matches of a search, whatever their order. */
type Source = "running" | "terms" | "changes" | "starts";

const sources: readonly (readonly [source: Source, filters: readonly string[]])[] = [
  ["running", ["unended"]],
  ["terms", ["projectId", "projectIds", "taskId", "taskIds", "clientIds", "tags", "notes", "unbillable"]],
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
  // There are too many combinations of conditions to prepare.
  const isUnusual = conditions.tested.length > 1 || conditions.ranged.some(({ name }) => name !== "userId");
  const statement = (step: string, textOf: (parts: SearchSql) => string, unprepared = isUnusual): Statement => {
    const build = ({ raw, ownSql }: Builder): Knex.Raw => {
      const own = ownSql("workspace_id");
      const position = page.after ? [`(${column}, id) ${page.descending ? "<" : ">"} (:key, :id)`] : [];
      return raw(
        textOf({
          own,
          column,
          orderBy: (key, id) => `order by ${key} ${direction}, ${id} ${direction}`,
          within: [own, ...conditions.ranged.map(sqlOf), ...position].join(" and "),
          matches: conditions.tested.map(sqlOf).join(" and "),
        }),
      );
    };
    const nameOf = (variant: string) =>
      `time_entries.search_${step}.${variant}.${page.sort}.${direction}${page.after ? ".on" : ""}`;
    return statementOf(statements, active, nameOf, build, { unprepared });
  };
  const inOrder = statement("order", testedInOrder);
  // How many entries changed or started in a range depends on its values.
  const candidatesStatement = (atMost: number | null): Statement =>
    statement(
      atMost === null ? source : `few_${source}`,
      (parts) => amongCandidates(source, parts, conditions.tested, atMost),
      isUnusual || source === "changes" || source === "starts",
    );
  return async (run) => {
    // Each user has at most one.
    if (source === "running") return run(candidatesStatement(null));
    const near = await run(inOrder, { reach: NEAR });
    if (near.length > page.limit) return near;
    if (isOfProjects(conditions, page)) return run(statement("projects", (parts) => byProject(parts, conditions.tested)));
    if (near.length === 0) return run(candidatesStatement(null));
    if (near.length < MANY_HITS) {
      // The candidates include the matches that were found. So it is empty only if there are more than this many candidates.
      const few = await run(candidatesStatement(FEW));
      if (few.length > 0) return few;
    }
    const far = await run(inOrder, { reach: FAR });
    return far.length > page.limit ? far : run(candidatesStatement(null));
  };
}

/** SQL that the steps of a search share. */
interface SearchSql {
  /** The condition on the workspace. */
  readonly own: string;
  /** All conditions that an index combines with the order. */
  readonly within: string;
  /** The other conditions. */
  readonly matches: string;
  readonly column: string;
  readonly orderBy: (key: string, id: string) => string;
}

const columnsOf = (table: string): string => timeEntries.columns.map((column) => `${table}.${column}`).join(", ");
/** A number that PostgreSQL does not know when it plans. So the plan for any value costs as much as one for this value, and PostgreSQL keeps it after the first runs. */
const planless = (name: string): string => `(select cast(:${name} as integer))`;
const LIMIT = `limit ${planless("limit")}`;

/** The matches among the next entries in the order of the list, as many as `reach` says. PostgreSQL stops when it has a page. */
function testedInOrder(parts: SearchSql): string {
  const { matches, column, orderBy } = parts;
  return `select ${columnsOf("e")} from ${next(parts, planless("reach"))} where ${matches} ${orderBy(column, "id")} ${LIMIT}`;
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
  return `select ${columnsOf("e")} from (select id from projects where ${own} and ${isAny} offset 0) p
    cross join lateral ${next({ ...parts, within: `${within} and project_id = p.id` }, planless("limit"))}
    ${orderBy("e.start_time", "e.id")} ${LIMIT}`;
}

/** The matches among all candidates, or none if there are more than this. */
function amongCandidates(source: Source, parts: SearchSql, tested: readonly ActiveCondition[], atMost: number | null): string {
  const { own, within, matches, column, orderBy } = parts;
  const isByStart = column === "start_time";
  const all = candidates(source, own, tested, atMost === null ? null : atMost + 1);
  const bound = atMost === null ? "" : `where (select count(*) from candidates) <= ${atMost}`;
  return `with candidates as materialized (select * from ${all} a)
    select ${columnsOf("e")} from (select * from candidates ${bound} ${isByStart ? orderBy(column, "id") : ""}) s
      cross join lateral (select * from time_entries where id = s.id and ${within} and ${matches} offset 0) e
    ${orderBy(`${isByStart ? "s" : "e"}.${column}`, "s.id")} ${LIMIT}`;
}

/** SQL for the IDs and starts of at most this many entries that the source finds, in any order. */
function candidates(source: Source, own: string, tested: readonly ActiveCondition[], atMost: number | null): string {
  if (source === "terms")
    return `(select entry_id collate "C" as id, start_time from stint_search(${termsOf(own, tested)}, ${atMost ?? "null"}))`;
  const [, filters = []] = sources.find(([name]) => name === source) ?? [];
  const range = tested.filter(({ name }) => filters.includes(name)).map(sqlOf);
  return `(select id, start_time from time_entries where ${[own, ...range].join(" and ")} offset 0 limit ${atMost ?? "all"})`;
}

/** SQL for the terms to search, to which it adds the projects of the clients. */
function termsOf(own: string, active: readonly ActiveCondition[]): string {
  if (!active.some(({ name }) => name === "clientIds")) return "cast(:query as text)";
  return `(select concat_ws(' & ', nullif(:query, ''), '(' || coalesce(string_agg(quote_literal(id), ' | '), '${NOTHING}') || ')')
    from projects where ${own} and client_id = any(:clientIds))`;
}

/** A term that no entry has. */
const NOTHING = "none";

/**
 * The terms by which an entry is found, as `stint_terms` in the database makes them, but with repetitions: text[] as PostgreSQL reads it. An array of texts, which `pg`
 * quotes one by one, takes twice as long.
 */
export function searchTerms(workspaceId: string, entry: TimeEntry): string {
  const prefix = workspaceId.slice(-2);
  const { userId, projectId, taskId, billable, notes, tags } = entry;
  const elements: string[] = [userId, projectId];
  if (taskId !== null) elements.push(taskId);
  if (!billable) elements.push(`"${prefix}!"`);
  for (const tag of tags) elements.push(`"${prefix}#${Array.from(tag, escaped).join("")}"`);
  const characters = foldedCharacters(foldNotes(notes) ?? notes).map(escaped);
  characters.forEach((first, at) =>
    elements.push(`"${prefix}\\"${first}${characters[at + 1] ?? ""}${characters[at + 2] ?? ""}"`),
  );
  return `{${elements.join(",")}}`;
}

/** As it is quoted in an element of an array (PostgreSQL, section 8.15.6). */
const escaped = (character: string): string => (character === '"' || character === "\\" ? `\\${character}` : character);

/** The terms of the filter as a tsquery, except those of clients. Entries that it does not find do not match. */
export function queryOf(workspaceId: string, filter: TimeEntryFilter): string {
  const prefix = workspaceId.slice(-2);
  const ids = [filter.userId === null ? undefined : [filter.userId], filter.userIds, filter.projectIds, filter.taskIds];
  const alternatives = [
    ...ids,
    filter.tags?.map((tag) => `${prefix}#${tag}`),
    filter.billable === false ? [`${prefix}!`] : undefined,
  ];
  return [
    ...alternatives.flatMap((terms) => (terms ? [`(${terms.map(quoted).join(" | ") || NOTHING})`] : [])),
    ...sequencesOf(foldForSearch(filter.notes ?? "")).map(
      ({ text, complete }) => `${quoted(`${prefix}"${text}`)}${complete ? "" : ":*"}`,
    ),
  ].join(" & ");
}

interface Sequence {
  readonly text: string;
  /** Whether it has three characters. */
  readonly complete: boolean;
}

/** The sequences of three characters in the text, or the beginnings of such sequences if fewer characters can be searched. */
function sequencesOf(text: string): readonly Sequence[] {
  const runs: string[][] = [[]];
  for (const character of Array.from(text, searchedAs)) {
    if (character === null) runs.push([]);
    else runs.at(-1)?.push(character);
  }
  return runs.flatMap((run): readonly Sequence[] => {
    if (run.length === 0) return [];
    if (run.length < 3) return [{ text: run.join(""), complete: false }];
    return [...new Set(run.slice(2).map((_, start) => run.slice(start, start + 3).join("")))].map((text) => ({
      text,
      complete: true,
    }));
  });
}

function quoted(term: string): string {
  return `'${term.replace(/['\\]/g, "$&$&")}'`;
}
