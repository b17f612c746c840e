import { readDecimal } from "./amounts.js";

/** The terms of a discount for early payment, as texts. Both are empty if there is none. */
export interface EarlyPaymentValues {
  readonly percent: string;
  readonly days: string;
}

export interface EarlyPaymentTerms {
  readonly percent: string;
  readonly days: number;
}

export const isWhole = (text: string): boolean => /^\s*\d+\s*$/.test(text);

export function earlyPaymentValues(terms: EarlyPaymentTerms | null | undefined): EarlyPaymentValues {
  return { percent: terms?.percent ?? "", days: terms?.days.toString() ?? "" };
}

/** The terms in the API's format; null if there are none, or if a field is empty or invalid. */
export function earlyPaymentTerms({ percent, days }: EarlyPaymentValues): EarlyPaymentTerms | null {
  const read = readDecimal(percent);
  return read === undefined || !isWhole(days) ? null : { percent: read, days: Number(days) };
}
