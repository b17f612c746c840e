import { HUNDRED_PERCENT } from "../kernel/decimal.js";
import type { Issues } from "../kernel/errors.js";
import { FieldTable, objectType } from "../kernel/field-table.js";
import { choiceType, decimalType, listType, textType, wholeType } from "../kernel/field-types.js";
import { type Described, field, type ModelOf } from "../kernel/fields.js";
import { taxCategories } from "./tax.js";

/** In code points. Programs for accounting know accounts by number or by name. */
export const ledgerLimits = {
  account: { min: 1, max: 100, oneLine: true },
  code: { min: 1, max: 50, oneLine: true },
  taxes: 50,
} as const;

/** The number or name of an account. 1 to 100 characters. */
export const ledgerAccountType = textType(ledgerLimits.account);

const rateType = {
  ...decimalType,
  check: (issues: Issues, path: readonly (string | number)[], rate: bigint) => {
    if (rate < 0n || rate > HUNDRED_PERCENT) issues.add(path, "out_of_range", "Must be at least 0 and at most 100.");
  },
};

const account = (words: string, example: string) => field.nullable(ledgerAccountType, [words, example]);

export const taxAccountsTable = new FieldTable({
  /** As `Tax.category`. */
  category: field.required(choiceType(taxCategories), "Tax category (EN 16931, UNCL5305)"),
  /** As `Tax.rate`: 19 % is 19,000,000 millionths. At least 0, at most 100. */
  rate: field.required(rateType, ["Tax rate in percent", "19"]),
  /** Null: that of all taxes. */
  revenue: account("The account of revenue with this tax. Null if `revenue` of all taxes applies", "4400"),
  /** Null: that of all taxes. */
  tax: account("The account of this tax. Null if `tax` of all taxes applies", "3806"),
  /** What the program for accounting calls the tax, such as a key of DATEV or the name of a tax rate of Xero. 1 to 50 characters. Null: none. */
  code: field.nullable(textType(ledgerLimits.code), [
    "What the accounting program calls the tax: a tax key (BU-Schlüssel) of DATEV, or the name of a tax rate of Xero. Null if it needs none",
    "3",
  ]),
});

/** The accounts of what is sold with a tax. */
export interface TaxAccounts extends ModelOf<typeof taxAccountsTable.fields>, Described {}

const taxAccounts = listType(objectType(taxAccountsTable), { max: ledgerLimits.taxes });

/** Adds `not_unique` for a tax that is listed before. */
const taxAccountsType: typeof taxAccounts = {
  ...taxAccounts,
  codes: [...taxAccounts.codes, "not_unique"],
  check: (issues, path, taxes) => {
    taxAccounts.check(issues, path, taxes);
    taxes.forEach(({ category, rate }, index) => {
      const first = taxes.findIndex((one) => one.category === category && one.rate === rate);
      if (first < index) issues.add([...path, index], "not_unique", "The tax is listed more than once.");
    });
  },
};

export const datevTable = new FieldTable({
  /** 1001 to 9,999,999 (Beraternummer). */
  consultant: field.required(wholeType({ min: 1_001, max: 9_999_999 }), ["Number of the tax adviser (Beraternummer)", 29_098]),
  /** 1 to 99,999 (Mandantennummer). */
  client: field.required(wholeType({ min: 1, max: 99_999 }), ["Number of the client (Mandantennummer)", 55_003]),
  /** The length of numbers of general ledger accounts, 4 to 8 (Sachkontenlänge). Those of debtors have one more digit. */
  accountDigits: field.defaulting(wholeType({ min: 4, max: 8 }), 4, ["Length of account numbers (Sachkontenlänge)", 4]),
  /** The month in which the fiscal year begins, 1 to 12. */
  firstMonth: field.defaulting(wholeType({ min: 1, max: 12 }), 1, ["Month in which the fiscal year begins", 1]),
});

/** What the header of a file for DATEV states. */
export interface DatevSettings extends ModelOf<typeof datevTable.fields>, Described {}

export const ledgerAccountsTable = new FieldTable({
  /** Of clients without their own. Null: `Accounts receivable`. */
  receivables: account("The account of clients without their own. Null for `Accounts receivable`", "1200"),
  /** Null: `Sales`. */
  revenue: account("The account of revenue. Null for `Sales`", "4400"),
  /** Null: `Sales tax`. */
  tax: account("The account of tax on sales. Null for `Sales tax`", "3806"),
  /** Of deposit invoices until they are deducted. Null: `Customer deposits`. */
  deposits: account("The account of deposit invoices until they are deducted. Null for `Customer deposits`", "3272"),
  /** Null: `Bank`. */
  bank: account("The account of payments and refunds. Null for `Bank`", "1800"),
  /** Null: `Sales discounts`. */
  discounts: account("The account of discounts for early payment. Null for `Sales discounts`", "4730"),
  /** Null: `Bad debts`. */
  writeOffs: account("The account of what is written off. Null for `Bad debts`", "6930"),
  /** Null: `Rounding`. */
  rounding: account("The account of rounding of amounts to be paid. Null for `Rounding`", "4830"),
  /** Null: `Withholding tax`. */
  withheldTax: account("The account of tax that buyers withhold. Null for `Withholding tax`", "7630"),
  /** Null: `Customer credits`. */
  clientCredits: account("The account of what clients paid in excess. Null for `Customer credits`", "3500"),
  /** By category and rate, each once. At most 50. */
  taxes: field.defaulting(taxAccountsType, [], "Accounts by tax"),
  /** Null: no files for DATEV. */
  datev: field.nullable(objectType(datevTable), "What files for DATEV state. Null if there are none"),
});

/** The accounts of the files for accounting programs. */
export interface LedgerAccounts extends ModelOf<typeof ledgerAccountsTable.fields>, Described {}

/** The type of the accounts. */
export const ledgerAccountsType = objectType(ledgerAccountsTable);

/** What a posting is for, which decides its account. */
export const ledgerRoles = [
  "receivables",
  "revenue",
  "tax",
  "deposits",
  "bank",
  "discounts",
  "writeOffs",
  "rounding",
  "withheldTax",
  "clientCredits",
] as const;
/** One of {@link ledgerRoles}. */
export type LedgerRole = (typeof ledgerRoles)[number];

/** The accounts that apply unless the workspace names others, as QuickBooks and Xero name them. */
export const usualAccounts: Readonly<Record<LedgerRole, string>> = {
  receivables: "Accounts receivable",
  revenue: "Sales",
  tax: "Sales tax",
  deposits: "Customer deposits",
  bank: "Bank",
  discounts: "Sales discounts",
  writeOffs: "Bad debts",
  rounding: "Rounding",
  withheldTax: "Withholding tax",
  clientCredits: "Customer credits",
};
