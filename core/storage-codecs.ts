import { addressJson } from "./billing/address.js";
import { earlyPaymentJson } from "./billing/early-payment.js";
import { roundingJson } from "./billing/rounding-json.js";
import { sellerJson } from "./billing/seller.js";
import { taxJson } from "./billing/tax-json.js";
import { withholdingJson } from "./billing/withholding.js";
import { buyerJson } from "./invoices/buyer.js";
import { depositsJson } from "./invoices/deposit-json.js";
import { dueDateChangesJson } from "./invoices/due-date.js";
import {
  correctionJson,
  creditsJson,
  discountJson,
  payableRoundingJson,
  paymentsJson,
  taxBreakdownJson,
  taxCurrencyJson,
} from "./invoices/invoice-json.js";
import { retainerBalanceJson } from "./invoices/retainer-balance.js";
import { statementsJson } from "./invoices/statements/statement.js";
import { timeBasisJson } from "./invoices/time-basis.js";
import { budgetJson } from "./projects/budget.js";
import { fontFactsJson } from "./workspaces/font/font.js";
import { logoFactsJson } from "./workspaces/logo/logo.js";
import { documentAllowancesJson, linesJson } from "./invoices/line-table.js";

/** Converts parts of models to JSON and back, for storages that keep them in columns of their own. Amounts become integers, decimals texts. */
export const codecs = {
  address: addressJson,
  budget: budgetJson,
  buyer: buyerJson,
  correction: correctionJson,
  credits: creditsJson,
  deposits: depositsJson,
  discount: discountJson,
  documentAllowances: documentAllowancesJson,
  dueDateChanges: dueDateChangesJson,
  earlyPayment: earlyPaymentJson,
  lines: linesJson,
  fontFacts: fontFactsJson,
  logoFacts: logoFactsJson,
  payableRounding: payableRoundingJson,
  payments: paymentsJson,
  retainerBalance: retainerBalanceJson,
  rounding: roundingJson,
  seller: sellerJson,
  statements: statementsJson,
  tax: taxJson,
  taxBreakdown: taxBreakdownJson,
  taxCurrency: taxCurrencyJson,
  timeBasis: timeBasisJson,
  withholding: withholdingJson,
} as const;
