import type { Schemas } from "../../../../client/index.js";
import {
  checkPaymentTerms,
  dueDateOf,
  type PaymentTerms,
  paymentTermsLimits,
  type PaymentTermsRule,
  paymentTermsRules,
} from "../../../../core/billing/payment-terms.js";
import type { LocalDate } from "../../../../core/kernel/calendar.js";
import { Issues } from "../../../../core/kernel/errors.js";

/** The payment terms of a form, as texts. */
export interface PaymentTermsValues {
  readonly payment_terms_days: string;
  readonly payment_terms_rule: string;
}

/** The rule that was chosen. */
export function ruleIn({ payment_terms_rule: chosen }: Pick<PaymentTermsValues, "payment_terms_rule">): PaymentTermsRule {
  return paymentTermsRules.find((rule) => rule === chosen) ?? "days";
}

/** Whether the text is a valid number of days for the chosen rule. */
export function isPaymentTerms(text: string, values: Pick<PaymentTermsValues, "payment_terms_rule">): boolean {
  if (!/^\s*\d+\s*$/.test(text) || Number(text) > paymentTermsLimits.max) return false;
  const issues = new Issues();
  checkPaymentTerms(issues, { paymentTermsDays: Number(text), paymentTermsRule: ruleIn(values) });
  return issues.found.length === 0;
}

/** The payment terms of a client or of the workspace. Without days, they are those of the workspace. */
export function termsIn(resource: Partial<Pick<Schemas["Client"], keyof PaymentTermsValues>>): PaymentTerms {
  const { payment_terms_days: days = null, payment_terms_rule: rule = "days" } = resource;
  return { paymentTermsDays: days, paymentTermsRule: rule };
}

/** When an invoice of the day would be due; null if the days are empty or wrong. */
export function exampleDueDate(today: LocalDate, values: PaymentTermsValues): LocalDate | null {
  const { payment_terms_days: days } = values;
  if (!isPaymentTerms(days, values)) return null;
  return dueDateOf(today, { paymentTermsDays: Number(days), paymentTermsRule: ruleIn(values) });
}
