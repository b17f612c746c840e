import type { LocalDate } from "../../../../../core/kernel/calendar.js";
import { dateFormat } from "../../elements/formats.js";
import { useLocale } from "../../words/locale.js";
import { useZone } from "../../elements/use-zone.js";

/** The time of the day, in the user's zone. */
export function Clock({ at }: { readonly at: string }) {
  const locale = useLocale();
  return <time dateTime={at}>{dateFormat(locale, { timeStyle: "short", timeZone: useZone() }).format(new Date(at))}</time>;
}

/** Writes dates: `long` for headings, `short` for the head of a column. */
export function useDayText(): (date: LocalDate, length: "long" | "short") => string {
  const locale = useLocale();
  return (date, length) =>
    dateFormat(locale, {
      timeZone: "UTC",
      ...(length === "long" ? { dateStyle: "full" } : { weekday: "short", day: "numeric", month: "numeric" }),
    }).format(new Date(`${date}T00:00:00Z`));
}
