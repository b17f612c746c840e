import { dateFormat } from "../../elements/formats.js";
import { useLocale } from "../../words/locale.js";
import { firstDayOf, type Step } from "./spans.js";

/** Formats the label of a day, week or month from its first day. */
export function useStepLabel(step: Step, length: "short" | "long"): (key: string) => string {
  const locale = useLocale();
  const year = length === "long" ? ({ year: "numeric" } as const) : {};
  const written = dateFormat(locale, {
    timeZone: "UTC",
    ...(step === "month" ? { month: length, year: "numeric" } : { day: "numeric", month: "short", ...year }),
    ...(step === "day" && length === "long" ? { weekday: "short" } : {}),
  });
  return (key) => written.format(new Date(`${firstDayOf(key)}T00:00:00Z`));
}
