import { foldForSearch, type TimeEntry, type TimeEntryFilter } from "../../../core/index.js";
import { foldedCharacters, searchedAs } from "../search-folding.js";
import { foldNotes } from "../searched-text.js";

/** A term that no entry has. */
export const NOTHING = "none";

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
export function tsqueryOf(workspaceId: string, filter: TimeEntryFilter): string {
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
