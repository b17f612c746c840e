import type { Issues } from "../kernel/errors.js";
import type { Path } from "../kernel/field.js";
import { checkBraced, filled } from "../kernel/placeholders.js";
import { monthOf, yearOf } from "../kernel/calendar.js";
import { localDates } from "../kernel/local-formats.js";
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
  const date = localDates(locale, { dateStyle: "medium" });
  const values: Readonly<Record<Placeholder, () => string>> = {
    period: () => (start === end ? date(start) : `${date(start)} – ${date(end)}`),
    start: () => date(start),
    end: () => date(end),
    month: () => localDates(locale, { month: "long", year: "numeric" })(start),
    quarter: () => `Q${Math.ceil(monthOf(start) / 3)} ${yearOf(start)}`,
    year: () => String(yearOf(start)),
  };
  return (text) => filled(text, values);
}
