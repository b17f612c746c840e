import { type LocalDate, yearOf } from "../kernel/calendar.js";
import type { Issues } from "../kernel/errors.js";

export function checkDate(issues: Issues, path: readonly (string | number)[], date: LocalDate | null): void {
  if (date !== null && yearOf(date) < 1970) issues.add(path, "out_of_range", "Must be within the years 1970 to 9999.");
}
