import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import { readHours } from "./clock-text.js";
import { dayAt, type DayAt, type DayProblem, type DayTerms } from "./day-forms.js";
import { type LineTime, timeAt, type TimeProblem } from "./time-forms.js";
import { type Word, wordsOf } from "./words-of.js";

export type LineProblem =
  | TimeProblem
  | DayProblem
  | { readonly code: "second"; readonly what: "day" | "time" | "project" | "task"; readonly text: string }
  | { readonly code: "nothing_after" | "no_time"; readonly text: string };

/** A parsed line. Its project and task are not resolved yet. */
export interface ParsedLine {
  /** Null: the day of the page. */
  readonly date: LocalDate | null;
  readonly time: LineTime | null;
  readonly project: string | null;
  readonly task: string | null;
  readonly tags: readonly string[];
  /** Null: the default of the task or project. */
  readonly billable: boolean | null;
  readonly note: string;
  readonly problems: readonly LineProblem[];
}

interface Draft {
  date: LocalDate | null;
  time: LineTime | null;
  project: string | null;
  task: string | null;
  readonly tags: string[];
  billable: boolean | null;
  readonly note: string[];
  readonly problems: LineProblem[];
}

/** A part of the line. A sign ends the part before it. */
type Item = { readonly text: string } & (
  | { readonly kind: "sign" | "literal"; readonly word: Word }
  | { readonly kind: "time"; readonly time: LineTime | TimeProblem }
  | { readonly kind: "day"; readonly found: DayAt }
  /** `decimal`: with a point or a comma, so that it can be hours. `joint`: a mark or a word such as "and". */
  | { readonly kind: "text" | "number" | "decimal" | "joint" }
);

const NUMBER = /^\d+[.,:;)]?$/;
const DECIMAL = /^\d+[.,]\d+[,;]?$/;
const JOINT = /^(?:[^\p{L}\p{N}]+|and|und|et|y)$/iu;

/**
 * Parses a line such as `9:15-11:45 #website @design +urgent landing page !`: a time, `#project`, `@task`, `+tag`, `!` for billable and `-!` for not;
 * the rest is the note. Quote names that contain spaces; a backslash escapes the next word. The words can be in any order, but a day such as "monday",
 * in the user's language or in English, is one only at the beginning of the note or next to the time. What looks like a time is never part of the note.
 */
export function parseLine(line: string, terms: DayTerms): ParsedLine {
  const draft: Draft = { date: null, time: null, project: null, task: null, tags: [], billable: null, note: [], problems: [] };
  const items = hoursIn(itemsOf(wordsOf(line), terms));
  const plain = items.filter(({ kind }) => kind !== "sign");
  let needsTime = false;
  items.forEach((item, at) => {
    if (item.kind === "sign") takeSign(draft, item.word);
    else if (item.kind === "time") takeTime(draft, item);
    else if (item.kind === "day" && isPlaceOfDay(plain, item)) {
      needsTime ||= !item.found.isToday;
      takeDay(draft, item);
    } else if ((item.kind === "number" || item.kind === "decimal") && !isBesideWord(items, at))
      draft.problems.push({ code: item.kind === "number" ? "unclear_number" : "unclear", text: item.text.replace(/\D$/, "") });
    else draft.note.push(item.text);
  });
  if (needsTime && draft.time === null && draft.problems.length === 0) draft.problems.push({ code: "no_time", text: "" });
  return { ...draft, note: draft.note.join(" ") };
}

/** Whether the word has no sign. A plus before a time joins two times and does not mark a tag. */
function isPlain(words: readonly Word[], at: number): boolean {
  const { sign, text, isLiteral } = words[at] ?? {};
  if (sign === "+") return text === "" ? /^\d/.test(words[at + 1]?.text ?? "") : /^\d[\d:.,]*(?:[-–—~:hm]|\.\.)/.test(text ?? "");
  return sign === null && isLiteral === false && text !== "!" && text !== "-!";
}

function itemsOf(words: readonly Word[], terms: DayTerms): readonly Item[] {
  const items: Item[] = [];
  for (let at = 0; at < words.length;) {
    const [item, count] = itemAt(words, at, terms);
    items.push(item);
    at += count;
  }
  return items;
}

function itemAt(words: readonly Word[], at: number, terms: DayTerms): readonly [Item, number] {
  const word = words[at];
  if (word && !isPlain(words, at)) return [{ kind: word.isLiteral ? "literal" : "sign", text: word.text, word }, 1];
  const end = words.findIndex((_, place) => place > at && !isPlain(words, place));
  const texts = words.slice(at, end < 0 ? undefined : end).map(({ sign, text }) => (sign ?? "") + text);
  const first = (count: number) => texts.slice(0, count).join(" ");
  const day = dayAt(texts, terms);
  if (day) return [{ kind: "day", text: first(day.count), found: day }, day.count];
  const time = timeAt(texts);
  if (time) return [{ kind: "time", text: first(time.count), time: time.time }, time.count];
  return [{ kind: kindOf(first(1)), text: first(1) }, 1];
}

function kindOf(text: string): "number" | "decimal" | "joint" | "text" {
  if (NUMBER.test(text)) return "number";
  if (DECIMAL.test(text)) return "decimal";
  return JOINT.test(text) ? "joint" : "text";
}

/** Decimals that are hours become times. After a word, a decimal may be part of the note, as in "version 1.5". */
function hoursIn(items: readonly Item[]): readonly Item[] {
  const hasTime = items.some(({ kind }) => kind === "time");
  return items.map((item, at) => {
    if (item.kind !== "decimal") return item;
    const { text } = item;
    const [isAfterWord, isBeforeWord] = [isWord(items[at - 1]), isWord(items[at + 1])];
    if (isAfterWord && (isBeforeWord || hasTime)) return { kind: "text", text };
    const number = text.replace(/[,;]$/, "");
    const seconds = readHours(number);
    if (isAfterWord || (seconds !== null && mayBeClock(number))) return { kind: "time", text, time: { code: "unclear", text } };
    return seconds === null ? item : { kind: "time", text, time: { kind: "duration", seconds } };
  });
}

/** `9.30` may be half past nine. Quarters of an hour, such as 1.25, are decimals. */
function mayBeClock(number: string): boolean {
  return /[.,][0-5]\d$/.test(number) && !/[.,](?:25|50)$/.test(number);
}

function isWord(item: Item | undefined): boolean {
  return item?.kind === "text" || item?.kind === "literal";
}

/** Whether a number belongs to a word of the note, as in "call 3 clients" and "Sprint 45". */
function isBesideWord(items: readonly Item[], at: number): boolean {
  return [-1, 1].some((step) => {
    let place = at + step;
    while (["number", "decimal", "joint"].includes(items[place]?.kind ?? "")) place += step;
    return isWord(items[place]);
  });
}

function isPlaceOfDay(plain: readonly Item[], item: Item & { readonly kind: "day" }): boolean {
  const at = plain.indexOf(item);
  const [before, after] = [plain[at - 1], plain[at + 1]];
  if (item.found.isAmbiguous) return after?.kind === "time" || plain.every(({ kind }) => kind === "day" || kind === "time");
  return at === 0 || before?.kind === "time" || after?.kind === "time";
}

function takeSign(draft: Draft, { sign, text }: Word): void {
  if (sign === null) draft.billable = text === "!";
  else if (text === "") draft.problems.push({ code: "nothing_after", text: sign });
  else if (sign === "+") {
    if (!draft.tags.includes(text)) draft.tags.push(text);
  } else {
    const what = sign === "#" ? "project" : "task";
    if (draft[what] === null) draft[what] = text;
    else draft.problems.push({ code: "second", what, text: sign + text });
  }
}

function takeTime(draft: Draft, { time, text }: Item & { readonly kind: "time" }): void {
  if ("code" in time) draft.problems.push(time);
  else if (draft.time === null) draft.time = time;
  else draft.problems.push({ code: "second", what: "time", text });
}

function takeDay(draft: Draft, { found: { day }, text }: Item & { readonly kind: "day" }): void {
  if (typeof day !== "string") draft.problems.push(day);
  else if (draft.date === null || draft.date === day) draft.date = day;
  else draft.problems.push({ code: "second", what: "day", text });
}
