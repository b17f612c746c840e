import type { Issues } from "../kernel/errors.js";

/** Payment terms must be null or 0 to 3650 days. */
export function checkPaymentTerms(issues: Issues, days: number | null): void {
  if (days !== null && (!Number.isInteger(days) || days < 0 || days > 3650)) {
    issues.add(["paymentTermsDays"], "out_of_range", "Must be a whole number of days between 0 and 3650.");
  }
}
