import { formatCivil, isCivilDate, isLocalDate, type LocalDate, daysBetween, yearOf } from "../../kernel/calendar.js";

/** Two digits of a year from this on are of the century before. */
const CENTURY_FROM = 80;
const LAST_DAY = 31;

/** The date of `YYMMDD`. Banks that count months of 30 days name days such as February 30, which are the last of the month. */
export function bankDate(text: string, fail: () => Error): LocalDate {
  const short = Number(text.slice(0, 2));
  const year = short + (short >= CENTURY_FROM ? 1900 : 2000);
  const date = existing(year, Number(text.slice(2, 4)), Number(text.slice(4, 6)));
  if (date === null) throw fail();
  return date;
}

/** The date of `MMDD` that is the nearest to another one: around the turn of a year, it is in the year before or after. */
export function entryDate(text: string, near: LocalDate, fail: () => Error): LocalDate {
  const [month, day] = [Number(text.slice(0, 2)), Number(text.slice(2, 4))];
  const dates = [-1, 0, 1].map((ahead) => existing(yearOf(near) + ahead, month, day)).filter((date) => date !== null);
  const [nearest] = [...dates].sort((a, b) => Math.abs(daysBetween(near, a)) - Math.abs(daysBetween(near, b)));
  if (nearest === undefined) throw fail();
  return nearest;
}

function existing(year: number, month: number, day: number): LocalDate | null {
  if (day > LAST_DAY) return null;
  for (let last = day; last >= Math.min(day, 28); last -= 1) {
    const date = { year, month, day: last };
    const text = formatCivil(date);
    if (isCivilDate(date) && isLocalDate(text)) return text;
  }
  return null;
}
