import type { CurrencyCode } from "../kernel/currency.js";
import type { Issue, Issues } from "../kernel/errors.js";
import { FieldTable, objectType } from "../kernel/field-table.js";
import { choiceType, currencyType, listType, ruledTextType, textType } from "../kernel/field-types.js";
import { type Described, field, type ModelOf } from "../kernel/fields.js";
import { nameLimits } from "../kernel/text.js";
import { bicType } from "./bic.js";
import { weighted } from "./check-digits.js";
import { ibanType } from "./iban.js";
import { plainIdentifier } from "./identifier.js";

/** The most accounts of a seller. */
export const MAX_ACCOUNTS = 10;
/** How a buyer outside of the reach of IBANs pays, in code points and lines. */
export const accountDetailsLimits = { min: 1, max: 500 } as const;
/** The most lines of such a text, which must leave room on the page. */
export const MAX_DETAILS_LINES = 6;
/** The characters that end a line (Unicode Standard Annex #14). */
const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/**
 * What identifies a bank: `routing_number` of the American Bankers Association, `sort_code` in the United Kingdom, `bsb` in Australia, `ifsc` in
 * India, `transit` in Canada (branch and institution), `bank_code` elsewhere.
 */
export const routingKinds = ["routing_number", "sort_code", "bsb", "ifsc", "transit", "bank_code"] as const;
/** One of {@link routingKinds}. */
export type RoutingKind = (typeof routingKinds)[number];

const routingLimits = { min: 1, max: 20 } as const;

export const routingTable = new FieldTable({
  /** Determines the form of `value`. */
  kind: field.required(choiceType(routingKinds), ["What the number is", "routing_number"]),
  /** Hyphens and spaces are ignored where the form has none. At most 20 characters. */
  value: field.required(
    ruledTextType(
      routingLimits,
      [],
      () => undefined,
      (text) => plainIdentifier(text, /^$/),
    ),
    ["The number of the bank or of its branch", "021000021"],
  ),
});

/** The number of a bank in its country. */
export interface Routing extends ModelOf<typeof routingTable.fields>, Described {}

interface RoutingForm {
  readonly isValid: (plain: string) => boolean;
  readonly message: string;
}

const matches = (form: RegExp) => (plain: string) => form.test(plain);
const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1] as const;

const routingForms: Readonly<Record<RoutingKind, RoutingForm>> = {
  routing_number: {
    isValid: (plain) => /^\d{9}$/.test(plain) && Number(plain) > 0 && weighted(plain, WEIGHTS) % 10 === 0,
    message: "Must be a routing number of 9 digits with a valid check digit, such as 021000021.",
  },
  sort_code: { isValid: matches(/^\d{6}$/), message: "Must be a sort code of 6 digits, such as 20-20-15." },
  bsb: { isValid: matches(/^\d{6}$/), message: "Must be a BSB of 6 digits, such as 062-000." },
  ifsc: {
    isValid: matches(/^[A-Z]{4}0[A-Z0-9]{6}$/i),
    message: "Must be an IFSC of four letters, a zero and six letters or digits, such as HDFC0000001.",
  },
  transit: {
    isValid: matches(/^(?:\d{8}|0\d{8})$/),
    message: "Must be a transit number of 5 digits and an institution number of 3, such as 00011-001.",
  },
  bank_code: {
    isValid: matches(/^[A-Z0-9]{1,20}$/i),
    message: "Must be a bank code of at most 20 letters and digits.",
  },
};

/** Adds `routing_malformed` at `value` unless it has the form of its kind. */
function routingIssues({ kind, value }: Routing): readonly Issue[] {
  const { isValid, message } = routingForms[kind];
  if (isValid(value.replace(/[ -]/g, ""))) return [];
  return [{ path: ["value"], code: "routing_malformed", message }];
}

export const accountTable = new FieldTable({
  /** Of the invoices that are paid to the account. Null: of all without an account of their own. */
  currency: field.nullable(currencyType, ["The currency of the invoices that are paid to the account. Null if any", "USD"]),
  /** BT-85. Null: the seller's legal name. */
  holder: field.nullable(textType(nameLimits), ["The holder of the account (BT-85). Null if it is the seller", null]),
  /** 1 to 200 characters, such as `First National Bank`. */
  bank: field.nullable(textType(nameLimits), ["The name of the bank", "First National Bank"]),
  /** BT-84, with or without spaces. */
  iban: field.nullable(ibanType, ["The IBAN (BT-84)", null]),
  /** 8 or 11 characters (BT-86). */
  bic: field.nullable(bicType, ["The BIC of the bank (BT-86)", "CHASUS33"]),
  /** The account number where there are no IBANs (BT-84). 1 to 40 characters. */
  number: field.nullable(textType({ min: 1, max: 40, oneLine: true }), [
    "The account number, where there is no IBAN (BT-84)",
    "123456789",
  ]),
  /** The number of the bank where there are no IBANs. */
  routing: field.nullable(
    objectType(routingTable, { issuesOf: routingIssues, codes: ["routing_malformed"] }),
    "The number of the bank in its country, where there is no IBAN",
  ),
  /** Further lines, such as a correspondent bank, or another way to pay. At most 500 characters and 6 lines. */
  details: field.nullable(textType(accountDetailsLimits), [
    "Further lines about paying, printed on invoices. At most 6 lines",
    null,
  ]),
});

/** An account that buyers pay to. */
export interface Account extends ModelOf<typeof accountTable.fields>, Described {}

function accountIssues(issues: Issues, path: readonly (string | number)[], { iban, number, details }: Account): void {
  if (iban === null && number === null && details === null)
    issues.add([...path, "iban"], "account_missing", "An account has an IBAN, an account number or details.");
  if (details !== null && details.split(lineEnds).length > MAX_DETAILS_LINES)
    issues.add([...path, "details"], "too_long", `Must have at most ${MAX_DETAILS_LINES} lines.`);
}

const listOfAccounts = listType(objectType(accountTable), { max: MAX_ACCOUNTS });

/** Accounts, each with an IBAN, a number or details. */
export const accountsType: typeof listOfAccounts = {
  ...listOfAccounts,
  codes: [...listOfAccounts.codes, "account_missing"],
  check: (issues, path, accounts) => {
    listOfAccounts.check(issues, path, accounts);
    accounts.forEach((account, index) => accountIssues(issues, [...path, index], account));
  },
};

/** Where the seller is paid. */
interface Payee {
  readonly accounts: readonly Account[];
  readonly iban: string | null;
  readonly bic: string | null;
}

/**
 * The account that an invoice in the currency is paid to: the first one of this currency, else the first one of any currency, else the `iban` of the
 * seller. Null if there is none.
 */
export function accountFor({ accounts, iban, bic }: Payee, currency: CurrencyCode): Account | null {
  const own = accounts.find((account) => account.currency === currency) ?? accounts.find((account) => account.currency === null);
  if (own !== undefined) return own;
  if (iban === null) return null;
  return { currency: null, holder: null, bank: null, iban, bic, number: null, routing: null, details: null };
}

/** What a payment program needs of an account (BT-84): its IBAN without spaces, or else its number. Null if there are only details. */
export function accountIdOf({ iban, number }: Account): string | null {
  return iban === null ? number : plainIban(iban);
}

/** The IBAN without spaces, in capitals. */
export function plainIban(iban: string): string {
  return iban.replace(/\s/g, "").toUpperCase();
}
