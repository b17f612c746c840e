import { hasHalf, readClock, readDuration, SECONDS_PER_DAY } from "./clock-text.js";

const HALF_DAY = SECONDS_PER_DAY / 2;

/** In seconds since midnight. An end at or before the start is on the next day. */
export interface ClockRange {
  readonly start: number;
  readonly end: number;
}

/** The time of an entry, or of several. */
export type LineTime =
  | { readonly kind: "ranges"; readonly ranges: readonly ClockRange[] }
  | { readonly kind: "duration"; readonly seconds: number }
  | { readonly kind: "since"; readonly start: number };

export interface TimeProblem {
  readonly code: "time" | "empty_range" | "overlap" | "unclear" | "unclear_number" | "unclear_range";
  readonly text: string;
}

/** A time at the beginning of some words, and how many of them it consists of. */
export interface TimeAt {
  readonly count: number;
  readonly time: LineTime | TimeProblem;
}

const CLOCK = String.raw`\d+(?:[:.]\d+)*(?:\s*h(?:\s?\d{1,2}(?!\d))?)?(?:\s*(?:[ap]\.m\.|[ap]m|uhr(?:\s?\d\d)?)(?![\p{L}\d]))?`;
const DASH = String.raw`[-‐‑–—−]>|[-‐‑–—−~→]|\.{2,3}|…`;
const AND_WORD = String.raw`\s+(?:and|und|et|y)\s+`;
const TO = String.raw`(?:\s*(?:${DASH}|to|until|till|bis|à|hasta|jusqu['’]à)\s*|\s+a\s+)(?:las?\s+)?`;
const FROM = String.raw`(?:(?:from|von|de|desde)\s+(?:las?\s+)?)?`;
const BETWEEN = String.raw`(?:between|zwischen|entre)\s+(?:las?\s+)?`;
const AND = String.raw`(?:\s*[,;+&]\s*|${AND_WORD})`;
const RANGE = String.raw`(?:${FROM}(${CLOCK})${TO}(${CLOCK})|${BETWEEN}(${CLOCK})${AND_WORD}(?:las?\s+)?(${CLOCK}))`;
const HOUR = String.raw`(?:stunden?|std|hours?|hrs?|heures?|horas?|h)\.?`;
const MINUTE = String.raw`(?:minut(?:e[ns]?|os?)|mins?|m)\.?`;
const SECOND = String.raw`(?:sekunden?|sek|seconds?|secondes?|secs?|segundos?|seg|s)\.?`;
const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?|[.,]\d+)`;
const LATER = String.raw`\s*(?:(?:and|und|et|y)\s+)?`;
const END = String.raw`(?=[,;.:]?(?:\s|$))`;
const form = (pattern: string) => new RegExp(`^${pattern}${END}`, "iu");

const EACH_RANGE = new RegExp(`${AND}?(${RANGE})`, "giuy");
const RANGES = form(`${RANGE}(?:${AND}${RANGE})*`);
const SINCE = [form(`(${CLOCK})(?:${DASH})`), form(String.raw`(?:since|seit|ab|depuis|desde(?:\s+las?)?)\s+(${CLOCK})`)];
const DURATION = [
  form(String.raw`(?:\d+(?::\d+){1,2}|:\d+)(?:\s*${HOUR})?`),
  form(String.raw`${NUMBER}\s*${HOUR}(?:${LATER}\d+\s*${MINUTE})?(?:${LATER}\d+\s*${SECOND})?`),
  form(String.raw`\d+\s*h\d+`),
  form(String.raw`${NUMBER}\s*${MINUTE}(?:${LATER}\d+\s*${SECOND})?`),
  form(String.raw`${NUMBER}\s*${SECOND}`),
];
/** Hours and a number, as `1h 30`. The number may belong to the note, unless nothing follows, or in French typography: `1 h 30`. */
const HOURS_AND_NUMBER = form(String.raw`\d+\s*h\s+\d\d(?!\S)`);
/** A time of day that is neither a range nor a duration: `9am`, `9 Uhr`, `at 9:15`. */
const MOMENT = [
  form(String.raw`\d+(?:[:.]\d+)*\s*(?:[ap]\.m\.|[ap]m|uhr(?:\s?\d\d)?)`),
  form(
    String.raw`(?:at|from|around|until|till|to|by|um|von|bis|gegen|vor|nach|à|de|vers|a(?:\s+las?)?|hasta)\s+\d+[:h]\d*(?:\s?[ap]m)?`,
  ),
];
/** Digits with signs and units of time, but not a plain number. */
const LOOKS_LIKE =
  /^(?!\d+(?:[.,]\d+)?[.,;:)]?$)[([<]?[-‐‑–—−~+]?[.,:]?\d(?:\d|[-‐‑–—−~:.,;…]|am|pm|a\.m\.|p\.m\.|h|m|s|min|uhr|std)*[)\]>!?]*$|^\d+:\d.*/iu;

/** Forms that are not understood: `9a-11a`, `9u30-11u`, `1½h`, `1'30`, digits of full width. */
const LOOKS_FOREIGN = /^(?:\d[\d:.,'’½¼¾aphmu]*[-‐‑–—−~→]+\d[\d:.,'’½¼¾aphmu]*|\d*[½¼¾]\s*h?|\d+['’]\d\d|[０-９].*)$/iu;
/** A duration without a unit from ten hours on may be a time of day: `13:30`. */
const MAY_BE_MOMENT = /^(?:1\d|2[0-4]):[0-5]\d(?::[0-5]\d)?$/;

/** The time that the words begin with, valid or not. Null if they begin with something else. */
export function timeAt(words: readonly string[]): TimeAt | null {
  const line = words.join(" ");
  const found = (text: string | undefined, time: (text: string) => LineTime | TimeProblem): TimeAt | null =>
    text === undefined ? null : { count: text.trim().split(" ").length, time: time(text) };
  return (
    found(RANGES.exec(line)?.[0], rangesOf) ??
    sinceAt(line) ??
    found(HOURS_AND_NUMBER.exec(line)?.[0], (text) =>
      text === line || /\d\s+h/i.test(text) ? durationOf(text) : unclear(text),
    ) ??
    found(matching(DURATION, line), durationOf) ??
    found(matching(MOMENT, line), unclear) ??
    found((LOOKS_LIKE.exec(words[0] ?? "") ?? LOOKS_FOREIGN.exec(words[0] ?? ""))?.[0], () => ({
      code: "time",
      text: words[0] ?? "",
    }))
  );
}

function matching(forms: readonly RegExp[], line: string): string | undefined {
  return forms.map((one) => one.exec(line)?.[0]).find((text) => text !== undefined);
}

function unclear(text: string): TimeProblem {
  return { code: "unclear", text };
}

function durationOf(text: string): LineTime | TimeProblem {
  if (MAY_BE_MOMENT.test(text.trim())) return unclear(text);
  const seconds = readDuration(text);
  return seconds === null ? { code: "time", text } : { kind: "duration", seconds };
}

/** After a word such as "since", a number alone can also belong to the note: "seit 9 Tagen". */
function sinceAt(line: string): TimeAt | null {
  const [dashed, spoken] = SINCE.map((one) => one.exec(line));
  const found = dashed ?? (spoken && (/\D/.test(spoken[1] ?? "") || spoken[0] === line) ? spoken : null);
  if (!found) return null;
  const [text, clock = ""] = found;
  const start = readClock(clock);
  const isValid = start !== null && start < SECONDS_PER_DAY;
  return { count: text.split(" ").length, time: isValid ? { kind: "since", start } : { code: "time", text } };
}

function rangesOf(text: string): LineTime | TimeProblem {
  const ranges: ClockRange[] = [];
  for (const [, one = "", from, to, first = "", last = ""] of text.matchAll(EACH_RANGE)) {
    const range = rangeOf(one.trim(), from ?? first, to ?? last);
    if ("code" in range) return range;
    if (ranges.some((other) => overlap(other, range))) return { code: "overlap", text: one.trim() };
    ranges.push(range);
  }
  return { kind: "ranges", ranges };
}

function rangeOf(text: string, from: string, to: string): ClockRange | TimeProblem {
  const [start, end] = halvesOf(from, to);
  if (start === null || end === null || start === SECONDS_PER_DAY) return { code: "time", text };
  if (end === start) return { code: "empty_range", text };
  if (mayBeYears(from, to)) return { code: "unclear", text };
  return isUnclear(from, to) ? { code: "unclear_range", text } : { start, end };
}

/** Whether two times may mean another half of the day: a range of more than 12 hours between times without am, pm or an hour after 12, as `9` and `5`. */
export function isUnclear(from: string, to: string): boolean {
  const [start, end] = [readClock(from), readClock(to)];
  if (start === null || end === null || hasHalf(from) || hasHalf(to)) return false;
  return lengthOf({ start, end }) > HALF_DAY;
}

/** As in `2026-11` and `2025-2026`. */
function mayBeYears(from: string, to: string): boolean {
  return /^(?:19|20)\d\d$/.test(from) && (/^\d\d?$/.test(to) || (/^(?:19|20)\d\d$/.test(to) && Number(to) - Number(from) < 10));
}

/** If only one time has am or pm, the other is the one that makes the shorter range: `9-5pm` and `9am-5` are the same, and `10-2am` begins in the evening. */
function halvesOf(from: string, to: string): readonly [number | null, number | null] {
  const [start, end] = [readClock(from), readClock(to)];
  if (start === null || end === null) return [start, end];
  const said = (text: string) => /[ap]\.?m\.?$/i.test(text.trim());
  const halves = (seconds: number) => [seconds % HALF_DAY, (seconds % HALF_DAY) + HALF_DAY];
  const shorter = (ranges: readonly ClockRange[]) => ranges.reduce((a, b) => (lengthOf(b) < lengthOf(a) ? b : a));
  if (said(to) && !hasHalf(from)) return [shorter(halves(start).map((one) => ({ start: one, end }))).start, end];
  if (said(from) && !hasHalf(to)) return [start, shorter(halves(end).map((one) => ({ start, end: one }))).end];
  return [start, end];
}

/** In seconds, on a day of 24 hours. */
function lengthOf({ start, end }: ClockRange): number {
  return end > start ? end - start : end - start + SECONDS_PER_DAY;
}

function overlap(a: ClockRange, b: ClockRange): boolean {
  return a.start < b.start + lengthOf(b) && b.start < a.start + lengthOf(a);
}
