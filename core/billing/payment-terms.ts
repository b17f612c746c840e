import type { Issues } from "../kernel/errors.js";
import { wholeType } from "../kernel/field-types.js";

/** In days. */
export const paymentTermsLimits = { min: 0, max: 3_650 } as const;

/** Days from the issue date to the due date. */
export const paymentTermsType = wholeType(paymentTermsLimits, "days");

/** Payment terms must be null or within {@link paymentTermsLimits}. */
export function checkPaymentTerms(issues: Issues, days: number | null): void {
  if (days !== null) paymentTermsType.check(issues, ["paymentTermsDays"], days);
}
