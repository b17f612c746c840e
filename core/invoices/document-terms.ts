import type { CurrencyCode } from "../kernel/currency.js";
import { currencyExponent } from "../kernel/currency.js";
import type { Decimal } from "../kernel/decimal.js";
import { type Issue, Issues } from "../kernel/errors.js";
import { checkTax } from "../billing/tax.js";
import type { Withholding } from "../billing/withholding.js";
import type { DepositFigures } from "./deposit.js";
import type { InvoiceAllowance } from "./line-table.js";

/** Whether unit prices, allowances, charges and the discount exclude tax (`net`) or include it (`gross`). */
export const priceKinds = ["net", "gross"] as const;
/** One of {@link priceKinds}. */
export type Prices = (typeof priceKinds)[number];

/** An allowance or charge of the document before its net amount is computed. */
export interface DocumentAllowance extends Omit<InvoiceAllowance, "net"> {}

/**
 * How the payable amount is rounded (BT-114), in minor units: half away from zero to a multiple of `increment`, or by a given `amount`
 * that is smaller than one major unit.
 */
export type PayableRounding =
  | { readonly kind: "increment"; readonly increment: bigint }
  | { readonly kind: "amount"; readonly amount: bigint };

/** In minor units. */
export const roundingIncrementLimits = { min: 1, max: 1_000_000 } as const;

/**
 * The currency in which the seller reports VAT (BT-6). `exchangeRate` is entered by hand: units of this currency for one unit of the
 * invoice's currency, both major units.
 */
export interface TaxCurrency {
  /** Differs from the invoice's currency. */
  readonly currency: CurrencyCode;
  /** Units of this currency for one unit of the invoice's. Greater than 0. */
  readonly exchangeRate: Decimal;
}

/** The terms of a document's totals. `prepaidAmount` is minor units without `deposits`; null if it is computed. */
export interface DocumentTerms {
  /** Whether unit prices, allowances, charges and the discount include tax. */
  readonly prices: Prices;
  /** Deductions from the document (BG-20). */
  readonly allowances: readonly DocumentAllowance[];
  /** Additions to the document (BG-21). */
  readonly charges: readonly DocumentAllowance[];
  /** Minor units without `deposits`. Null: computed. */
  readonly prepaidAmount: bigint | null;
  /** The tax that the buyer withholds from the payment. Null: none. */
  readonly withholding: Withholding | null;
  /** How the payable amount is rounded (BT-114). Null: it is not. */
  readonly payableRounding: PayableRounding | null;
  /** The deposits to deduct. */
  readonly deposits: readonly DepositFigures[];
}

/** The terms of a document with net prices and nothing else. */
export const PLAIN_TERMS: DocumentTerms & { readonly deposits: readonly never[] } = {
  prices: "net",
  allowances: [],
  charges: [],
  prepaidAmount: null,
  withholding: null,
  payableRounding: null,
  deposits: [],
};

/** The rules of `payableRounding` and `taxCurrency`, with paths from these names. Throws nothing. */
export function checkCurrencyTerms(
  {
    payableRounding,
    taxCurrency,
  }: { readonly payableRounding: PayableRounding | null; readonly taxCurrency: TaxCurrency | null },
  currency: CurrencyCode,
): readonly Issue[] {
  const issues = new Issues();
  if (payableRounding?.kind === "increment") {
    const { min, max } = roundingIncrementLimits;
    if (payableRounding.increment < min || payableRounding.increment > max) {
      issues.add(["payableRounding", "increment"], "out_of_range", `Must be between ${min} and ${max} minor units.`);
    }
  } else if (payableRounding) {
    const major = 10n ** BigInt(currencyExponent(currency));
    const { amount } = payableRounding;
    if (amount >= major || amount <= -major) {
      issues.add(["payableRounding", "amount"], "out_of_range", `Must be less than one ${currency}, or ${major} minor units.`);
    }
  }
  if (taxCurrency && taxCurrency.exchangeRate <= 0n) {
    issues.add(["taxCurrency", "exchangeRate"], "out_of_range", "Must be greater than 0.");
  }
  if (taxCurrency?.currency === currency) {
    issues.add(["taxCurrency", "currency"], "tax_currency_same", `Must differ from the invoice's currency, ${currency}.`);
  }
  return issues.found;
}

/** The rules of the taxes of allowances and charges, with paths from these names. */
export function checkAdjustmentTaxes(terms: Pick<DocumentTerms, "allowances" | "charges">): readonly Issue[] {
  return (["allowances", "charges"] as const).flatMap((list) =>
    terms[list].flatMap(({ tax }, index) =>
      checkTax(tax).map((issue): Issue => ({ ...issue, path: [list, index, "tax", ...issue.path] })),
    ),
  );
}
