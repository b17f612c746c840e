import { expect } from "chai";
import { parseLine } from "../../../../adapters/dashboard/src/features/time/line/parse-line.js";
import { secondsText } from "../../../../adapters/dashboard/src/features/time/line/clock-text.js";
import { parseLocalDate } from "../../../../core/index.js";

const languages = ["en-US", "de-DE", "fr-FR", "es-ES"];

/** What the line records: its times, its note in quotes and its problems. */
function meaning(line: string, locale: string): string {
  const { time, note, problems } = parseLine(line, { locale, today: parseLocalDate("2026-11-27") });
  const times =
    time === null
      ? "timer"
      : time.kind === "ranges"
        ? time.ranges.map(({ start, end }) => `${secondsText(start)}-${secondsText(end)}`).join(" ")
        : time.kind === "since"
          ? `since ${secondsText(time.start)}`
          : `lasts ${secondsText(time.seconds)}`;
  return problems.length > 0 ? problems.map(({ code }) => code).join(" ") : note === "" ? times : `${times} "${note}"`;
}

function each(rows: readonly (readonly [line: string, meaning: string])[]): void {
  for (const [line, expected] of rows)
    it(`${line}: ${expected}`, () => {
      for (const locale of languages) expect(meaning(line, locale), locale).to.equal(expected);
    });
}

describe("a time in an entry line, in each language", () => {
  describe("is a range", () =>
    each([
      ["9-11", "9:00-11:00"],
      ["9:15–11", "9:15-11:00"],
      ["0915-1145", "9:15-11:45"],
      ["915-1145", "9:15-11:45"],
      ["9.30-11.30", "9:30-11:30"],
      ["9h-11h30", "9:00-11:30"],
      ["9 h 15 – 11 h 30", "9:15-11:30"],
      ["9 to 11", "9:00-11:00"],
      ["9to11", "9:00-11:00"],
      ["9~11", "9:00-11:00"],
      ["9 ~ 11", "9:00-11:00"],
      ["9..10:05", "9:00-10:05"],
      ["9…11", "9:00-11:00"],
      ["9 bis 11", "9:00-11:00"],
      ["9 Uhr bis 11 Uhr", "9:00-11:00"],
      ["9 Uhr 15 bis 11 Uhr 30", "9:15-11:30"],
      ["von 9 bis 11:30 Uhr", "9:00-11:30"],
      ["from 9 to 11:30", "9:00-11:30"],
      ["9 until 11", "9:00-11:00"],
      ["between 9 and 11", "9:00-11:00"],
      ["9 à 11", "9:00-11:00"],
      ["9h à 11h30", "9:00-11:30"],
      ["de 9h à 11h30", "9:00-11:30"],
      ["9 a 11", "9:00-11:00"],
      ["de 9 a 11", "9:00-11:00"],
      ["9 hasta 11", "9:00-11:00"],
      ["desde las 9 hasta las 11", "9:00-11:00"],
      ["9:00 - 12:00", "9:00-12:00"],
      ["9- 12", "9:00-12:00"],
      ["9 —12", "9:00-12:00"],
      ["9:15:30-11", "9:15:30-11:00"],
      ["9am-1:30pm", "9:00-13:30"],
      ["9 am - 1 pm", "9:00-13:00"],
      ["9 a.m. to 1 p.m.", "9:00-13:00"],
      ["1-5pm", "13:00-17:00"],
      ["9-5pm", "9:00-17:00"],
      ["11-1pm", "11:00-13:00"],
      ["9am-5", "9:00-17:00"],
      ["10-2am", "22:00-2:00"],
      ["11:30-12:30am", "23:30-0:30"],
      ["10pm-2", "22:00-2:00"],
      ["9→11", "9:00-11:00"],
      ["9->11:30", "9:00-11:30"],
      ["9am-11", "9:00-11:00"],
      ["12am-12pm", "0:00-12:00"],
      ["22:00-1:30", "22:00-1:30"],
      ["22-24", "22:00-24:00"],
      ["0-24", "0:00-24:00"],
      ["9-11 call", '9:00-11:00 "call"'],
      ["call 9-11", '9:00-11:00 "call"'],
      ["9-11, call", '9:00-11:00 "call"'],
      ["9-11 call 3 clients", '9:00-11:00 "call 3 clients"'],
      ["9-11 version 1.5", '9:00-11:00 "version 1.5"'],
      ["9-12 fix the bug from yesterday", '9:00-12:00 "fix the bug from yesterday"'],
    ]));

  describe("is several ranges", () =>
    each([
      ["9-11, 12-14", "9:00-11:00 12:00-14:00"],
      ["9-11,12-14", "9:00-11:00 12:00-14:00"],
      ["9-11; 12-14", "9:00-11:00 12:00-14:00"],
      ["9-11 + 12-14", "9:00-11:00 12:00-14:00"],
      ["9-11 +12-14", "9:00-11:00 12:00-14:00"],
      ["9-11 and 12-14", "9:00-11:00 12:00-14:00"],
      ["9-11 und 12-14", "9:00-11:00 12:00-14:00"],
      ["9-11 et 12-14", "9:00-11:00 12:00-14:00"],
      ["9-11 y 12-14", "9:00-11:00 12:00-14:00"],
      ["von 9 bis 11 und von 12 bis 14 Uhr call", '9:00-11:00 12:00-14:00 "call"'],
      ["9-10, 11-12, 13-14", "9:00-10:00 11:00-12:00 13:00-14:00"],
      ["9-11, 10-14", "overlap"],
      ["22-2, 23-3", "overlap"],
      ["9-11, 12", "unclear_number"],
      ["9-11 and 12", "unclear_number"],
      ["9-11 12-14", "second"],
      ["9-11 1h", "second"],
    ]));

  describe("is a duration", () =>
    each([
      ["1:30", "lasts 1:30"],
      ["1:30:00", "lasts 1:30"],
      ["1:30:15", "lasts 1:30:15"],
      [":30", "lasts 0:30"],
      [":05 call", 'lasts 0:05 "call"'],
      [".5h", "lasts 0:30"],
      [",25h call", 'lasts 0:15 "call"'],
      ["call .5 h", 'lasts 0:30 "call"'],
      ["1:30 h", "lasts 1:30"],
      ["1h30", "lasts 1:30"],
      ["1h30m", "lasts 1:30"],
      ["1h 30m", "lasts 1:30"],
      ["1h 30", "lasts 1:30"],
      ["1 h 30", "lasts 1:30"],
      ["1 h 30 réunion", 'lasts 1:30 "réunion"'],
      ["1,5", "lasts 1:30"],
      ["1.5", "lasts 1:30"],
      ["1.25", "lasts 1:15"],
      ["1,5 call", 'lasts 1:30 "call"'],
      ["1,5h", "lasts 1:30"],
      ["1.5 h", "lasts 1:30"],
      ["90 min", "lasts 1:30"],
      ["90m", "lasts 1:30"],
      ["90 Minuten call", 'lasts 1:30 "call"'],
      ["2 h", "lasts 2:00"],
      ["2 Stunden", "lasts 2:00"],
      ["2 Std.", "lasts 2:00"],
      ["2 heures", "lasts 2:00"],
      ["2 horas", "lasts 2:00"],
      ["1 hour and 15 minutes", "lasts 1:15"],
      ["1 Stunde und 15 Minuten", "lasts 1:15"],
      ["45 s", "lasts 0:00:45"],
      ["24h", "lasts 24:00"],
      ["call 45m", 'lasts 0:45 "call"'],
      ["1h 3 clients", 'lasts 1:00 "3 clients"'],
    ]));

  describe("is the start of a timer", () =>
    each([
      ["9:15-", "since 9:15"],
      ["9-", "since 9:00"],
      ["9h15- call", 'since 9:15 "call"'],
      ["since 9:15 call", 'since 9:15 "call"'],
      ["seit 9 Uhr", "since 9:00"],
      ["depuis 9h", "since 9:00"],
      ["desde las 9", "since 9:00"],
    ]));

  describe("is refused if it is invalid or unclear", () =>
    each([
      ["25-26", "time"],
      ["25 - 26", "time"],
      ["9:75-10", "time"],
      ["24-1", "time"],
      ["13pm-14", "time"],
      ["0m", "time"],
      ["25h", "time"],
      ["1:75", "time"],
      ["9-11-13", "time"],
      ["(9-11)", "time"],
      ["9-11!", "time"],
      ["-1h", "time"],
      ["-.5h", "time"],
      [".5", "time"],
      [":75", "time"],
      [":30-:45", "time"],
      ["9:15/11:30", "time"],
      ["9a-11a", "time"],
      ["9u30-11u", "time"],
      ["1½h", "time"],
      ["1'30", "time"],
      ["９：00-10：00", "time"],
      ["13:30", "unclear"],
      ["10:15 call", "unclear"],
      ["9:30ish", "time"],
      ["1.2.3", "time"],
      ["0664-1234567", "time"],
      ["9-9:00", "empty_range"],
      ["9-5", "unclear_range"],
      ["9 to 5 call", "unclear_range"],
      ["2026-11", "unclear"],
      ["2025-2026", "unclear"],
      ["9:15pm", "unclear"],
      ["9 am call", "unclear"],
      ["9 Uhr call", "unclear"],
      ["at 9:15", "unclear"],
      ["call at 9:15", "unclear"],
      ["um 9:15", "unclear"],
      ["à 9h15", "unclear"],
      ["9.30", "unclear"],
      ["9,30 call", "unclear"],
      ["20.11", "unclear"],
      ["call 1,5", "unclear"],
      ["1h 30 clients", "unclear"],
      ["45", "unclear_number"],
      ["2026", "unclear_number"],
      ["45 #x call", "unclear_number"],
      ["1 2-3", "unclear_number"],
      ["9 -", "unclear_number"],
    ]));

  describe("is not what belongs to the words of a note", () =>
    each(
      [
        "v1.2.3",
        "3 clients",
        "3 cups of tea",
        "call 3 clients",
        "Sprint 45",
        "room 12",
        "PR 4711",
        "ISO 9001",
        "2nd call",
        "1st",
        "3x",
        "10k rows",
        "10.000 rows",
        "B2B",
        "5G",
        "404 page",
        "50% done",
        "24/7 support",
        "24/7 support for 3 clients",
        "1/2 day off",
        "Web 2.0 relaunch",
        "3. Quartal",
        "A-B",
        "e-mail",
        "Q3-review",
        "a!",
        "C#",
        "me@home",
        "C++",
        "-",
        "A - B",
        "9 - lives",
        "2 3 - x",
        "seit 9 Tagen krank",
        "from A to B",
        "so what",
        "we met",
        "mit Kunden",
        "die Doku",
        "do it",
      ].map((line) => [line, `timer "${line}"`] as const),
    ));
});
