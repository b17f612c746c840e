/** The JSON of the parts of models, for storages that keep them in columns. Each codec converts a part to JSON and back. */
export type { JsonCodec } from "./kernel/json-codec.js";
export { addressJson } from "./billing/address-json.js";
export { earlyPaymentJson } from "./billing/early-payment.js";
export { roundingJson } from "./billing/rounding.js";
export { sellerJson } from "./billing/seller-json.js";
export { taxJson } from "./billing/tax-json.js";
export { depositsJson } from "./invoices/deposit-json.js";
export {
  buyerJson,
  correctionJson,
  creditsJson,
  discountJson,
  documentAllowancesJson,
  linesJson,
  payableRoundingJson,
  paymentsJson,
  taxBreakdownJson,
  taxCurrencyJson,
} from "./invoices/invoice-json.js";
export { timeBasisJson } from "./invoices/time-basis.js";
export { budgetJson } from "./projects/budget.js";
export { logoFactsJson } from "./workspaces/logo/logo.js";
