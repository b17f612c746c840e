import { isInFrance } from "../../billing/french-territory.js";
import type { SuppliesKind } from "../../billing/supplies.js";
import { wordsOfTerms } from "../terms/words.js";
import { formatDecimal } from "../../kernel/decimal.js";
import { isBusiness } from "../buyer.js";
import type { Invoice } from "../invoice.js";
import type { Statement, StatementSubject } from "./statement.js";
import type { StatedInvoice } from "./stated-invoice.js";

/** The words by which notes or a footer make a statement themselves. */
export const frenchWords = {
  PMD: /p[ée]nalit|retard|late[- ]payment|interest/i,
  PMT: /\b40(?:[.,]00)? ?(?:€|eur)|(?:€|eur) ?40\b/i,
  AAB: /escompte|early[- ]payment|prompt[- ]payment/i,
  supplies: /prestations? de services?|livraisons? de biens?/i,
  debits: /d[ée]bits/i,
} as const satisfies Readonly<Record<StatementSubject | "supplies" | "debits", RegExp>>;

/** Article L441-10, II of the Code de commerce: the rate that applies if the terms have none. */
const LEGAL_RATE =
  "taux de la dernière opération de refinancement de la Banque centrale européenne majoré de 10 points (article L441-10 du Code de commerce)";

const supplies: Readonly<Record<SuppliesKind, string>> = {
  goods: "livraison de biens",
  services: "prestation de services",
  goods_and_services: "livraison de biens et prestation de services",
};

const processes: Readonly<Record<SuppliesKind, string>> = { goods: "B", services: "S", goods_and_services: "M" };

/** Colons, euro signs and per cent signs follow a space that does not break. */
const spaced = (text: string): string => text.replace(/ (?=[:€%])/g, "\u00a0");

/** What an invoice from France states, unless its notes or its footer do. */
export function frenchStatements({ invoice, seller, buyer }: StatedInvoice, printed: string): readonly Statement[] {
  const hasBusiness = isBusiness(buyer);
  // Articles L441-9, L441-10 and D441-5 apply among businesses only.
  const amongBusinesses = (first: string, rest: string) =>
    hasBusiness ? `${first}${rest}` : `Entre professionnels, ${first.toLowerCase()}${rest}`;
  const { earlyPaymentDiscount: terms } = invoice;
  const discount = terms && wordsOfTerms("fr").earlyPayment(formatDecimal(terms.percent), terms.days);
  const all: readonly (readonly [keyof typeof frenchWords, string | null])[] = [
    ["PMD", amongBusinesses("P", `énalités de retard : ${seller.latePaymentRate ?? LEGAL_RATE}`)],
    ["PMT", amongBusinesses("I", "ndemnité forfaitaire pour frais de recouvrement : 40 €")],
    ["AAB", discount ?? "Pas d’escompte pour paiement anticipé"],
    ["supplies", seller.supplies && `Catégorie de l’opération : ${supplies[seller.supplies]}`],
    ["debits", isOnDebits({ invoice, seller }) ? "Option pour le paiement de la taxe d’après les débits" : null],
  ];
  return all.flatMap(([name, text]) => {
    if (text === null || frenchWords[name].test(printed)) return [];
    const subject = name === "supplies" || name === "debits" ? null : name;
    return [{ subject, text: spaced(text.endsWith(".") ? text : `${text}.`) }];
  });
}

/** Whether the VAT of an invoice from France falls due when it is billed (BT-8). */
export function isOnDebits({
  invoice,
  seller,
}: Pick<StatedInvoice, "seller"> & { readonly invoice: Pick<StatedInvoice["invoice"], "taxTotal"> }) {
  return seller.vatOnDebits && isInFrance(seller.address) && invoice.taxTotal !== 0n;
}

/** The process of an invoice from France (BT-23, rule BR-FR-08): what is supplied, and whether deposits are deducted. Undefined: none is stated. */
export function frenchProcess({
  invoice,
  seller,
}: Pick<StatedInvoice, "seller"> & { readonly invoice: Pick<Invoice, "deposits"> }) {
  if (seller.supplies === null || !isInFrance(seller.address)) return undefined;
  return `${processes[seller.supplies]}${invoice.deposits.length > 0 ? 4 : 1}`;
}
