import type { TaxCategory } from "../../../core/index.js";

export type Language = "en" | "de" | "fr" | "es";

/** All fixed texts of an invoice in one language. */
export interface Words {
  readonly language: Language;
  readonly invoice: string;
  readonly deposit: string;
  readonly creditNote: string;
  readonly creditNoteNumber: string;
  /** What a credit note corrects. */
  readonly corrects: string;
  readonly reason: string;
  readonly amountCredited: string;
  /** The number and issue date of another document. */
  readonly documentOf: (number: string, date: string) => string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly supplyDate: string;
  readonly period: string;
  readonly purchaseOrder: string;
  readonly contractReference: string;
  readonly projectReference: string;
  readonly buyerReference: string;
  readonly taxId: string;
  readonly vatId: string;
  readonly taxNumber: string;
  readonly register: string;
  readonly directors: string;
  readonly amountDue: string;
  readonly draft: string;
  readonly void: string;
  readonly paid: string;

  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly tax: string;
  readonly net: string;
  readonly gross: string;
  /** Instead of net or gross, if no tax is charged. */
  readonly amount: string;
  readonly allowance: string;
  readonly charge: string;
  /** Units that have a name in the language, for one and for other quantities, by code of UN/ECE Recommendation 20. */
  readonly units: Readonly<Record<string, readonly [one: string, other: string]>>;
  readonly plurals: Intl.PluralRules;
  readonly hour: string;

  readonly subtotal: string;
  readonly discount: string;
  readonly netAfterDiscount: string;
  readonly total: string;
  readonly rounding: string;
  readonly prepaid: string;
  readonly payable: string;
  readonly lessDeposits: string;
  /** The title of the table of deposits. */
  readonly deductedDeposits: string;
  /** What is billed in addition to the deposits. */
  readonly remaining: string;
  readonly pricesIncludeTax: string;
  readonly taxOn: (tax: string, base: string) => string;
  readonly includedTax: (tax: string, base: string) => string;
  /** The tax in another currency, with its exchange rate. */
  readonly taxAtRate: (from: string, rate: string, to: string) => string;
  readonly categories: Readonly<Record<Exclude<TaxCategory, "S">, string>>;
  /** In the table of lines, instead of a rate; `\n` breaks the narrow column. */
  readonly shortCategories: Readonly<Record<Exclude<TaxCategory, "S" | "Z">, string>>;
  /** The legally required text if the invoice specifies no reason. */
  readonly exemptions: Readonly<Partial<Record<TaxCategory, string>>>;

  readonly payment: string;
  readonly reference: string;
  readonly payableBy: string;
  /** The discount for early payment, its amount, its last day, and what to pay then. */
  readonly earlyPayment: (percent: string, amount: string, until: string, rest: string) => string;
  /** Below a code that banking apps scan. */
  readonly scanToPay: string;
  /** What the code is, for those who cannot see it. */
  readonly qrCode: string;
  readonly logoOf: (name: string) => string;
  readonly notes: string;
  readonly pageOf: (page: number, pages: number) => string;
}
