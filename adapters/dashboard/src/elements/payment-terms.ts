import { paymentTermsLimits } from "../../../../core/billing/payment-terms.js";

/** Whether the text is a valid number of days. */
export const isPaymentTerms = (text: string): boolean => /^\s*\d+\s*$/.test(text) && Number(text) <= paymentTermsLimits.max;
