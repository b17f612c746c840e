import { readClock, readDuration } from "./clock-text.js";
import { type DayLanguage, dayNamed, type NamedDay } from "./day-words.js";
import { joinRanges } from "./join-ranges.js";
import { type Word, wordsOf } from "./words-of.js";

/** The time of an entry, in minutes since midnight. An end at or before the start is on the next day. */
export type LineTime =
  | { readonly kind: "range"; readonly start: number; readonly end: number }
  | { readonly kind: "duration"; readonly minutes: number }
  | { readonly kind: "since"; readonly start: number };

export type LineProblem =
  | { readonly code: "second"; readonly what: "day" | "time" | "project" | "task"; readonly text: string }
  | { readonly code: "time" | "empty_range" | "nothing_after"; readonly text: string };

/** A parsed line. Its project and task are not resolved yet. */
export interface ParsedLine {
  /** Null: the day of the page. */
  readonly day: NamedDay | null;
  readonly time: LineTime | null;
  readonly project: string | null;
  readonly task: string | null;
  readonly tags: readonly string[];
  /** Null: the default of the task or project. */
  readonly billable: boolean | null;
  readonly note: string;
  readonly problems: readonly LineProblem[];
}

/** Looks like a time, but may be invalid. */
const RANGE = /^(\d[\d:]*(?:am|pm)?)(?:-|–|—|\.\.)(\d[\d:]*(?:am|pm)?)?$/i;
const TIME_LIKE = /^\d{1,4}(?::\d+|h\d*m?|m|min|[.,]\d+h)$/i;

interface Draft {
  day: NamedDay | null;
  time: LineTime | null;
  project: string | null;
  task: string | null;
  readonly tags: string[];
  billable: boolean | null;
  readonly note: string[];
  readonly problems: LineProblem[];
}

/**
 * Parses a line such as `9:15-11:45 #website @design +urgent landing page !`: a time, `#project`, `@task`, `+tag`, `!` for billable and `-!` for not;
 * the rest is the note. Quote names that contain spaces; a backslash escapes the next word. The words can be in any order, but "today" and
 * "yesterday", in the user's language or in English, set the day only at the beginning of the note or next to the time.
 */
export function parseLine(line: string, language: DayLanguage = "en"): ParsedLine {
  const draft: Draft = { day: null, time: null, project: null, task: null, tags: [], billable: null, note: [], problems: [] };
  const words = joinRanges(wordsOf(line));
  const plain = words.filter(({ sign, text }) => sign === null && text !== "!" && text !== "-!");
  for (const word of words) {
    const day = isPlaceOfDay(plain, word) ? dayNamed(word.text, language) : null;
    if (day === null) takeWord(draft, word);
    else if (draft.day === null) draft.day = day;
    else draft.problems.push({ code: "second", what: "day", text: word.text });
  }
  return { ...draft, note: draft.note.join(" ") };
}

function isPlaceOfDay(plain: readonly Word[], word: Word): boolean {
  const at = plain.indexOf(word);
  if (at < 0 || word.isLiteral) return false;
  return at === 0 || [plain[at - 1], plain[at + 1]].some((one) => one && !one.isLiteral && timeOf(one.text) !== null);
}

function takeWord(draft: Draft, word: Word): void {
  const { sign, text } = word;
  if (sign === null) return takePlain(draft, word);
  if (text === "") return void draft.problems.push({ code: "nothing_after", text: sign });
  if (sign === "+") {
    if (!draft.tags.includes(text)) draft.tags.push(text);
    return;
  }
  const what = sign === "#" ? "project" : "task";
  if (draft[what] !== null) draft.problems.push({ code: "second", what, text: sign + text });
  else draft[what] = text;
}

function takePlain(draft: Draft, { text, isLiteral }: Word): void {
  if (isLiteral) return void draft.note.push(text);
  if (text === "!" || text === "-!") {
    draft.billable = text === "!";
    return;
  }
  const time = timeOf(text);
  if (time === null) return void draft.note.push(text);
  if ("code" in time) draft.problems.push(time);
  else if (draft.time !== null) draft.problems.push({ code: "second", what: "time", text });
  else draft.time = time;
}

/** Null if the word is not a time and belongs to the note. */
function timeOf(text: string): LineTime | LineProblem | null {
  const range = RANGE.exec(text);
  if (range) return rangeOf(text, range[1] ?? "", range[2]);
  const minutes = readDuration(text);
  if (minutes !== null) return { kind: "duration", minutes };
  return TIME_LIKE.test(text) ? { code: "time", text } : null;
}

function rangeOf(text: string, from: string, to: string | undefined): LineTime | LineProblem {
  const start = readClock(from);
  if (start === null || start === 1440) return { code: "time", text };
  if (to === undefined) return { kind: "since", start };
  const end = readClock(to);
  if (end === null) return { code: "time", text };
  return end === start ? { code: "empty_range", text } : { kind: "range", start, end };
}
