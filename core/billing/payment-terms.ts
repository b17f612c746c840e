import type { Issues } from "../kernel/errors.js";
import { checkWhole } from "../kernel/whole-number.js";

/** In days. */
export const paymentTermsLimits = { min: 0, max: 3_650 } as const;

/** Payment terms must be null or within {@link paymentTermsLimits}. */
export function checkPaymentTerms(issues: Issues, days: number | null): void {
  if (days !== null) checkWhole(issues, ["paymentTermsDays"], days, paymentTermsLimits, { unit: "days" });
}
