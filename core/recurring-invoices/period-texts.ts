import type { Issues } from "../kernel/errors.js";
import type { Path } from "../kernel/field.js";
import { checkBraced, filled } from "../kernel/placeholders.js";
import { daysOf, type LocalDate, monthOf, yearOf } from "../kernel/calendar.js";
import { MS_PER_DAY } from "../kernel/durations.js";
import type { Period } from "../invoices/line-table.js";

/** What a text can have in braces, such as `{month}`, for the period of each invoice. */
export const placeholders = ["period", "start", "end", "month", "quarter", "year"] as const;
/** One of {@link placeholders}. */
export type Placeholder = (typeof placeholders)[number];

/** Adds `placeholder_unknown` for words in braces that are no {@link placeholders}. */
export function checkPlaceholders(issues: Issues, path: Path, text: string | null): void {
  checkBraced(issues, path, text, placeholders);
}

/** Replaces placeholders by the period, in the language of a BCP 47 tag. `{month}`, `{quarter}` and `{year}` are those of its first day. */
export function textsOfPeriod({ start, end }: Period, locale: string): (text: string) => string {
  // Intl would replace an unknown locale with the machine's.
  const format = (options: Intl.DateTimeFormatOptions) => {
    const style = { timeZone: "UTC", calendar: "gregory", numberingSystem: "latn" } as const;
    const formatter = new Intl.DateTimeFormat([locale, "en"], { ...style, ...options });
    return (date: LocalDate): string => formatter.format(daysOf(date) * MS_PER_DAY);
  };
  const date = format({ dateStyle: "medium" });
  const values: Readonly<Record<Placeholder, () => string>> = {
    period: () => (start === end ? date(start) : `${date(start)} – ${date(end)}`),
    start: () => date(start),
    end: () => date(end),
    month: () => format({ month: "long", year: "numeric" })(start),
    quarter: () => `Q${Math.ceil(monthOf(start) / 3)} ${yearOf(start)}`,
    year: () => String(yearOf(start)),
  };
  return (text) => filled(text, values);
}
