import type { Issues } from "../kernel/errors.js";

/** In days. */
export const paymentTermsLimits = { min: 0, max: 3_650 } as const;

/** Payment terms must be null or within {@link paymentTermsLimits}. */
export function checkPaymentTerms(issues: Issues, days: number | null): void {
  const { min, max } = paymentTermsLimits;
  if (days !== null && (!Number.isInteger(days) || days < min || days > max)) {
    issues.add(["paymentTermsDays"], "out_of_range", `Must be a whole number of days between ${min} and ${max}.`);
  }
}
