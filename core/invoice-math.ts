/**
 * The entry point `stint/invoice-math`: the arithmetic of invoices alone, without I/O, so that programs and pages compute the same figures as the
 * service. Amounts are bigint minor units, quantities, rates and percentages {@link Decimal}s; a program converts both with the functions here.
 * Everything throws {@link StintError} for values that break a rule.
 */

/** An invoice: its figures, the amount of one line, and the parts of the total that depend on what is paid and in which currency. */
export { computeTotals, type Discount, type InvoiceTotals } from "./invoices/totals.js";
export { checkLine, type LineInput, lineNet } from "./invoices/line.js";
export type { Allowance, LineKind } from "./invoices/line-table.js";
export { convertTax, payableAmount } from "./invoices/payable.js";
export {
  type DocumentAllowance,
  type DocumentTerms,
  type PayableRounding,
  type Prices,
  type TaxCurrency,
} from "./invoices/document-terms.js";
export { type DepositFigures, remainingTaxes } from "./invoices/deposit.js";
export type { TaxGroup } from "./invoices/tax-groups.js";

/** The tax of a line, its rules and the list of exemption codes. */
export { checkTax, NO_TAX, type Tax, type TaxCategory, taxCategories } from "./billing/tax.js";
export { combinedRate, type TaxComponent, type TaxedComponent } from "./billing/tax-components.js";
export { categoryOfExemption, exemptionCodes } from "./billing/exemption-code.js";

/** Rounding, and splitting an amount without losing a remainder. */
export { allocate, divideRounded, MAX_AMOUNT, roundToSum } from "./kernel/money.js";

/** Amounts, decimals and currencies as text. Parsing and formatting are inverse. */
export { formatAmount, parseAmount } from "./kernel/money.js";
export { type Decimal, DECIMAL_SCALE, formatDecimal, isDecimal, parseDecimal, wholeDecimal } from "./kernel/decimal.js";
export { type CurrencyCode, currencyCodes, currencyExponent, isCurrency, parseCurrency } from "./kernel/currency.js";

/** Rounding of recorded time to billed time. */
export {
  checkRounding,
  NO_ROUNDING,
  type RoundedEntry,
  RoundedTime,
  roundingGrains,
  roundingModes,
  type RoundingPolicy,
  roundSeconds,
} from "./billing/rounding.js";

/** What is thrown. */
export { isStintError, type Issue, StintError } from "./kernel/errors.js";
