import type { PageRequest, TimeEntry, TimeEntryFilter, TimeEntrySortKey } from "../../../core/index.js";
import { snake } from "../rows.js";
import { foldedCharacters, searchedAs } from "../search-folding.js";
import type { Session } from "../session.js";
import type { Statement } from "../statement.js";
import { type ActiveCondition, statementOf } from "./conditions.js";
import { timeEntries } from "./time-entry-rows.js";

/** The number of entries that every search tests in the order of the list. */
const NEAR = 400;
/** The number of entries that a search tests in the order of the list if one of the first ones matches. */
const FAR = 30_000;

/** The conditions that an index combines with the order of a list, and the others. */
export interface SearchConditions {
  readonly ranged: readonly ActiveCondition[];
  readonly tested: readonly ActiveCondition[];
}

/** Which index finds the matches of a search, whatever their order. */
type Source = "terms" | "changes" | "starts";

const sources: readonly (readonly [source: Source, filters: readonly string[]])[] = [
  ["terms", ["projectId", "projectIds", "taskIds", "clientIds", "tags", "notes", "unbillable"]],
  ["changes", ["updatedSince"]],
  ["starts", ["from", "to"]],
  // A user can have many entries.
  ["terms", ["userId", "userIds"]],
];

function sourceOf(tested: readonly ActiveCondition[]): Source | null {
  const [source = null] = sources.find(([, filters]) => tested.some(({ name }) => filters.includes(name))) ?? [];
  return source;
}

/** SQL for the IDs and starts that the source finds. */
function candidates(source: Source, own: string, tested: readonly ActiveCondition[]): string {
  if (source === "terms") return `(select entry_id collate "C" as id, start_time from stint_search(${termsOf(own, tested)}))`;
  const filters = source === "changes" ? ["updatedSince"] : ["from", "to"];
  const range = tested.filter(({ name }) => filters.includes(name)).map(sqlOf);
  return `(select id, start_time from time_entries where ${[own, ...range].join(" and ")} offset 0)`;
}

/**
 * A page of entries with conditions that no index combines with the order, or null if the order is the only way to find them. The statement
 * tests the next entries in order. If they do not fill the page, it tests many more, provided that one of the first ones matches; otherwise, it
 * finds all matches by another index and sorts them. So it reads few rows, whether matches are frequent or rare.
 */
export function search(session: Session, conditions: SearchConditions, page: PageRequest<TimeEntrySortKey>): Statement | null {
  const source = sourceOf(conditions.tested);
  if (source === null) return null;
  const active = [...conditions.ranged, ...conditions.tested];
  const direction = page.descending ? "desc" : "asc";
  const nameOf = (variant: string) => `time_entries.search.${variant}.${page.sort}.${direction}${page.after ? ".on" : ""}`;
  return statementOf(session.statements, active, nameOf, ({ knex, ownSql, param }) => {
    const own = ownSql("workspace_id");
    const column = snake(page.sort);
    const orderOf = (key: string, id: string) => `order by ${key} ${direction}, ${id} ${direction}`;
    const order = orderOf(column, "id");
    const position = page.after ? [`(${column}, id) ${page.descending ? "<" : ">"} (:key, :id)`] : [];
    const within = [own, ...conditions.ranged.map(sqlOf), ...position].join(" and ");
    const matches = conditions.tested.map(sqlOf).join(" and ");
    const next = (count: number) => `(select * from time_entries where ${within} ${order} limit ${count}) e`;
    const sorted = page.sort === "startTime" ? orderOf("s.start_time", "s.id") : orderOf(`e.${column}`, "e.id");
    const text = `
      with near as materialized (select id, ${matches} as hit from ${next(NEAR)}),
      seen as materialized (
        select count(*) < ${NEAR} or count(*) filter (where hit) >= :limit as enough, count(*) filter (where hit) > 0 as any_hit from near),
      far as materialized (
        select id from (select id from ${next(FAR)} where ${matches} limit :limit) f where (select any_hit and not enough from seen)),
      found as (
        select s.id from ${candidates(source, own, conditions.tested)} s
          cross join lateral (select id, ${column} from time_entries where id = s.id and ${within} and ${matches} offset 0) e
        where (select not enough from seen) and (select count(*) from far) < :limit ${sorted} limit :limit)
      select ${timeEntries.columns.join(", ")} from time_entries where ${own} and id = any(array(
        select id from near where hit and (select enough from seen)
        union all select id from far where (select count(*) from far) = :limit
        union all select id from found))
      ${order} limit :limit`;
    const names = ["workspace", "limit", "query", "key", "id", ...active.map(({ name }) => name)];
    return knex.raw(text, Object.fromEntries(names.map((name) => [name, param(name)])));
  });
}

const sqlOf = ({ name, sql }: ActiveCondition): string => sql.replace("?", `:${name}`);

/** SQL for the terms to search, to which it adds the projects of the clients. */
function termsOf(own: string, active: readonly ActiveCondition[]): string {
  if (!active.some(({ name }) => name === "clientIds")) return "cast(:query as text)";
  return `(select concat_ws(' & ', nullif(:query, ''), '(' || coalesce(string_agg(quote_literal(id), ' | '), '${NOTHING}') || ')')
    from projects where ${own} and client_id = any(:clientIds))`;
}

/** A term that no entry has. */
const NOTHING = "none";

/** The terms by which an entry is found, as `stint_terms` in the database makes them. */
export function searchTerms(workspaceId: string, entry: TimeEntry): readonly string[] {
  const prefix = workspaceId.slice(-2);
  const { userId, projectId, taskId, billable, notes, tags } = entry;
  const terms = new Set<string>([userId, projectId]);
  if (taskId !== null) terms.add(taskId);
  if (!billable) terms.add(`${prefix}!`);
  for (const tag of tags) terms.add(`${prefix}#${tag}`);
  const characters = foldedCharacters(notes);
  characters.forEach((first, at) => terms.add(`${prefix}"${first}${characters[at + 1] ?? ""}${characters[at + 2] ?? ""}`));
  return [...terms];
}

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
    ...sequencesOf(filter.notes ?? "").map(({ text, complete }) => `${quoted(`${prefix}"${text}`)}${complete ? "" : ":*"}`),
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
