import type { TaxCategory } from "../../../core/index.js";

/** Every word that an invoice prints of its own accord, in one language. */
export interface Words {
  readonly invoice: string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly period: string;
  readonly purchaseOrder: string;
  readonly buyerReference: string;
  readonly taxId: string;
  readonly draft: string;
  readonly void: string;

  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly tax: string;
  readonly net: string;
  readonly allowance: string;
  readonly charge: string;
  /** By code of UN/ECE Recommendation 20; a code that is not here is printed as it is. */
  readonly units: Readonly<Record<string, string>>;
  readonly hour: string;

  readonly subtotal: string;
  readonly discount: string;
  readonly total: string;
  readonly taxOn: (tax: string, base: string) => string;
  readonly categories: Readonly<Record<Exclude<TaxCategory, "S">, string>>;
  /** What the law wants to read where the invoice gives no reason of its own. */
  readonly exemptions: Readonly<Partial<Record<TaxCategory, string>>>;

  readonly payment: string;
  readonly accountHolder: string;
  readonly iban: string;
  readonly reference: string;
  readonly payableBy: string;
  readonly notes: string;
  readonly pageOf: (page: number, pages: number) => string;
}
