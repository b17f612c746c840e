import { isInFrance } from "../../billing/french-territory.js";
import { nationalCurrency } from "../../billing/national-currency.js";
import { sellerTaxIds } from "../../billing/seller.js";
import { vatCountryOf } from "../../billing/vat-id.js";
import { frenchWords } from "../statements/french-statements.js";
import type { StatementSubject } from "../statements/statement.js";
import { printedWords } from "../statements/statements.js";
import { at, type CheckedInvoice, type Rule, withoutReason } from "./rule.js";

type IssueRule = Omit<Rule, "profile">;

const sellerFix = "Enter it in the settings of the workspace, under seller.";

function sellerCountry({ seller }: CheckedInvoice): string | null {
  return seller.address?.country ?? null;
}

/** A credit note corrects an invoice that states its terms. */
const asksForPayment = ({ invoice }: CheckedInvoice): boolean => invoice.type !== "credit_note";

const isGermanTaxNumber = (text: string): boolean => /^[\d /]+$/.test(text) && /^\d{10,13}$/.test(text.replace(/\D/g, ""));

/** What French law requires on invoices to businesses. The invoice has these statements from the day it is issued, so only earlier ones lack them. */
const frenchTerms: readonly (readonly [id: string, subject: StatementSubject, message: string, fix: string])[] = [
  [
    "late_payment_rate_missing",
    "PMD",
    "An invoice from France states the rate of the penalties for late payment.",
    'Add it to the notes or the footer, such as "Pénalités de retard : trois fois le taux d\'intérêt légal".',
  ],
  [
    "recovery_fee_missing",
    "PMT",
    "An invoice from France states the fixed compensation of 40 € for recovery costs.",
    'Add it to the notes or the footer, such as "Indemnité forfaitaire pour frais de recouvrement : 40 €".',
  ],
  [
    "early_payment_wording_missing",
    "AAB",
    "An invoice from France states the discount for early payment, or that there is none.",
    'Set a discount for early payment, or add to the notes or the footer "Pas d\'escompte pour paiement anticipé".',
  ],
];

/** Where small businesses charge no tax, the provision to which their invoices refer. */
const smallBusinesses: Readonly<Record<string, readonly [provision: string, words: RegExp, wording: string]>> = {
  DE: ["§ 19 UStG", /§ ?19\b/, "Gemäß § 19 UStG wird keine Umsatzsteuer berechnet."],
  AT: ["§ 6 Abs. 1 Z 27 UStG", /§ ?6\b/, "Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG)."],
  FR: ["article 293 B of the CGI", /293 ?B/i, "TVA non applicable, art. 293 B du CGI"],
};

/** What the law of the seller's country requires of its invoices. */
export const countryRules: readonly IssueRule[] = [
  {
    id: "tax_in_national_currency_missing",
    severity: "error",
    source: "Directive 2006/112/EC, article 230",
    violations: (checked) => {
      const { currency, taxCurrency, taxTotal } = checked.invoice;
      const country = sellerCountry(checked);
      const national = country === null ? null : nationalCurrency(country);
      const isStated = national === null || [currency, taxCurrency?.currency].includes(national);
      return at(["taxCurrency"], taxTotal !== 0n && !isStated);
    },
    message: "The invoice does not state the tax in the national currency of the seller.",
    fix: "Set the tax currency of the invoice to the national currency, with the exchange rate.",
  },
  {
    id: "german_tax_id_missing",
    severity: "error",
    source: "§ 14 (4) no. 2 UStG",
    violations: (checked) => {
      const { seller } = checked;
      const given = sellerTaxIds.flatMap((name) => seller[name] ?? []);
      const isGerman = given.some((text) => vatCountryOf(text) === "DE" || isGermanTaxNumber(text));
      return at(["seller", "taxNumber"], sellerCountry(checked) === "DE" && given.length > 0 && !isGerman);
    },
    message: "A seller in Germany states a German tax number or a German VAT ID.",
    fix: sellerFix,
  },
  ...frenchTerms.map(([id, subject, message, fix]): IssueRule => ({
    id,
    severity: "warning",
    source: "Code de commerce, article L441-9",
    violations: (checked) => {
      const { statements, earlyPaymentDiscount } = checked.invoice;
      const isStated = statements.some((one) => one.subject === subject) || frenchWords[subject].test(printedWords(checked));
      const hasDiscount = subject === "AAB" && earlyPaymentDiscount !== null;
      return at(["notes"], isInFrance(checked.seller.address) && asksForPayment(checked) && !isStated && !hasDiscount);
    },
    message,
    fix,
  })),
  {
    id: "supplies_not_stated",
    severity: "warning",
    source: "CGI, annexe II, article 242 nonies A; décret no. 2022-1299",
    violations: (checked) => {
      const isStated = checked.seller.supplies !== null || frenchWords.supplies.test(printedWords(checked));
      return at(["seller", "supplies"], isInFrance(checked.seller.address) && asksForPayment(checked) && !isStated);
    },
    message: "An invoice from France states whether goods, services or both are sold.",
    fix: "Choose it in the settings of the workspace, under seller.",
  },
  {
    id: "intra_community_in_one_country",
    severity: "error",
    source: "Directive 2006/112/EC, article 138 (1)",
    violations: (checked) => {
      const country = sellerCountry(checked);
      const isDomestic = country !== null && country === checked.buyer.address?.country;
      return checked.invoice.taxBreakdown.flatMap(({ category }, index) =>
        at(["taxBreakdown", index, "category"], category === "K" && isDomestic),
      );
    },
    message: "An intra-Community supply goes to another country, but both addresses are in the same one.",
    fix: "Choose another tax category, or correct the address of the client.",
  },
  ...Object.entries(smallBusinesses).map(([country, [provision, words, wording]]): IssueRule => ({
    id: "small_business_wording_missing",
    severity: "warning",
    source: `Directive 2006/112/EC, article 226 (11); ${provision}`,
    violations: (checked) => {
      const isDomestic = sellerCountry(checked) === country && checked.buyer.address?.country === country;
      return isDomestic && checked.invoice.taxChosen && !words.test(printedWords(checked)) ? withoutReason(checked, "O") : [];
    },
    message: `The invoice charges no tax within the country, but does not say why. A small business refers to ${provision}.`,
    fix: `Set the exemption reason of the tax, such as "${wording}"`,
  })),
];
