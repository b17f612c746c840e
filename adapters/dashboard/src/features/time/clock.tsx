import type { LocalDate } from "../../../../../core/kernel/calendar.js";
import { dateFormat } from "../../elements/formats.js";
import { useLocale } from "../../words/locale.js";
import { useZone } from "../../elements/use-zone.js";

/** The time of the day, in the user's zone. */
export function Clock({ at }: { readonly at: string }) {
  const locale = useLocale();
  return <time dateTime={at}>{dateFormat(locale, { timeStyle: "short", timeZone: useZone() }).format(new Date(at))}</time>;
}

const lengths = {
  long: { dateStyle: "full" },
  short: { weekday: "short", day: "numeric", month: "numeric" },
  weekday: { weekday: "short" },
  day: { day: "numeric" },
} as const;

/** Writes dates: `long` for headings, `short` for the head of a column, `weekday` and `day` alone where there is no room for that. */
export function useDayText(): (date: LocalDate, length: keyof typeof lengths) => string {
  const locale = useLocale();
  return (date, length) => dateFormat(locale, { timeZone: "UTC", ...lengths[length] }).format(new Date(`${date}T00:00:00Z`));
}
