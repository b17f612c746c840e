import { groupedIban } from "../kernel/local-formats.js";
import { documentLanguage, type DocumentLanguage } from "./locale.js";
import type { Account, RoutingKind } from "./account.js";

interface AccountWords extends Readonly<Record<RoutingKind, string>> {
  readonly holder: string;
  readonly bank: string;
  readonly number: string;
  readonly details: string;
}

/** The names that these numbers have in their country, also in other languages. */
const usual = {
  routing_number: "Routing number",
  sort_code: "Sort code",
  bsb: "BSB",
  ifsc: "IFSC",
  transit: "Transit number",
} as const;

const words: Readonly<Record<DocumentLanguage, AccountWords>> = {
  de: {
    ...{ holder: "Kontoinhaber", bank: "Bank", number: "Kontonummer", details: "Zahlungshinweise" },
    ...{ ...usual, bank_code: "Bankleitzahl" },
  },
  en: {
    ...{ holder: "Account holder", bank: "Bank", number: "Account number", details: "Instructions" },
    ...{ ...usual, bank_code: "Bank code" },
  },
  es: {
    ...{ holder: "Titular de la cuenta", bank: "Banco", number: "Número de cuenta", details: "Instrucciones" },
    ...{ ...usual, bank_code: "Código bancario" },
  },
  fr: {
    ...{ holder: "Titulaire du compte", bank: "Banque", number: "Numéro de compte", details: "Instructions" },
    ...{ ...usual, bank_code: "Code banque" },
  },
};

/** What a buyer needs to pay to the account, each with its label in the language of documents. */
export function accountFacts(
  account: Account,
  sellerName: string,
  locale: string,
): readonly (readonly [label: string, value: string])[] {
  const { holder, bank, iban, bic, number, routing, details } = account;
  const labels = words[documentLanguage(locale)];
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [labels.holder, holder ?? sellerName],
    ["IBAN", iban && groupedIban(iban)],
    [labels.number, iban === null ? number : null],
    [labels[routing?.kind ?? "bank_code"], routing && routing.value],
    ["BIC", bic],
    [labels.bank, bank],
    [labels.details, details],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}
