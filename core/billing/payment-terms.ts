import type { Issues } from "../kernel/errors.js";

/** Payment terms are 0 to 3650 days, or absent. */
export function checkPaymentTerms(issues: Issues, days: number | null): void {
  if (days !== null && (!Number.isInteger(days) || days < 0 || days > 3650)) {
    issues.add(["paymentTermsDays"], "out_of_range", "Must be a whole number of days between 0 and 3650.");
  }
}
