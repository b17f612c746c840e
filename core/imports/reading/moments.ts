import { daysOf, isLocalDate, type LocalDate } from "../../kernel/calendar.js";
import { MS_PER_DAY, MS_PER_MINUTE } from "../../kernel/durations.js";
import { instant, type Instant } from "../../kernel/instant.js";
import { type DateOrder, writtenDate } from "../../kernel/written-dates.js";

/** A day, with the seconds since midnight that clocks showed. Null: the text has no time. */
export interface LocalMoment {
  readonly date: LocalDate;
  readonly seconds: number | null;
}

const time = /^(\d{1,2})(?:[:.h](\d{2}))?(?:[:.](\d{2})(?:[.,]\d{1,9})?)?\s*(?:([ap])\.?\s?m\.?)?$/i;
const isoMoment = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?\s*(?:(z)|([+-])(\d{2}):?(\d{2})?)?$/i;

/** Minutes. No zone is further from UTC. */
const MAX_OFFSET = 18 * 60;

/** Seconds since midnight of `9:05`, `09:05:30`, `9.05`, `02:00 PM`, `3pm` or `24:00`. Null: it is no time. */
export function secondsOfTime(text: string): number | null {
  const [, hour, minute, second, half] = time.exec(text.trim().replace(/[\u00a0\u202f]/g, " ")) ?? [];
  if (hour === undefined || (minute === undefined && half === undefined)) return null;
  const given = Number(hour);
  const isAfternoon = half?.toLowerCase() === "p";
  // Some tools write 13:30 PM and 00:15 AM.
  const hours = half === undefined || given > 12 ? given : (given % 12) + (isAfternoon ? 12 : 0);
  const [minutes, seconds] = [Number(minute ?? 0), Number(second ?? 0)];
  const total = hours * 3600 + minutes * 60 + seconds;
  return minutes > 59 || seconds > 59 || total > 86_400 ? null : total;
}

/** A date with a time, or without one. An instant if the text states its offset from UTC (ISO 8601). Null: it is no date in the order. */
export function momentOf(text: string, order: DateOrder | null): LocalMoment | Instant | null {
  const plain = text.trim();
  const found = isoMoment.exec(plain);
  if (found) return isoMomentOf(found);
  if (order === null) return null;
  const written = writtenDate(plain, order);
  if (written === null) return null;
  const rest = written.rest.replace(/^(?:,?\s+|T)/, "").trim();
  if (rest === "") return { date: written.date, seconds: null };
  const seconds = secondsOfTime(rest);
  return seconds === null ? null : { date: written.date, seconds };
}

function isoMomentOf([, date = "", hour, minute, second, utc, sign, hours, minutes]: RegExpExecArray):
  | LocalMoment
  | Instant
  | null {
  const seconds = secondsOfTime(`${hour}:${minute}:${second ?? "00"}`);
  if (!isLocalDate(date) || seconds === null) return null;
  if (utc === undefined && sign === undefined) return { date, seconds };
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === "-" ? -1 : 1);
  return Math.abs(offset) > MAX_OFFSET ? null : instant(daysOf(date) * MS_PER_DAY + seconds * 1000 - offset * MS_PER_MINUTE);
}
