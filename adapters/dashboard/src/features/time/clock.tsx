import type { LocalDate } from "../../../../../core/kernel/calendar.js";
import { dateFormat } from "../../elements/formats.js";
import { useLocale } from "../../words/locale.js";
import { useZone } from "../../elements/use-zone.js";

/** The time of day, in the user's zone. */
export function ClockTime({ at }: { readonly at: string }) {
  return <time dateTime={at}>{useClockText()(at)}</time>;
}

/** Returns a formatter for the time of day, for use within sentences. */
export function useClockText(): (at: string) => string {
  const written = dateFormat(useLocale(), { timeStyle: "short", timeZone: useZone() });
  return (at) => written.format(new Date(at));
}

const lengths = {
  long: { dateStyle: "full" },
  short: { weekday: "short", day: "numeric", month: "numeric" },
  weekday: { weekday: "short" },
  day: { day: "numeric" },
} as const;

/** Formats dates: `long` for headings, `short` for column headers, `weekday` and `day` for narrow columns. */
export function useDayText(): (date: LocalDate, length: keyof typeof lengths) => string {
  const locale = useLocale();
  return (date, length) => dateFormat(locale, { timeZone: "UTC", ...lengths[length] }).format(new Date(`${date}T00:00:00Z`));
}
