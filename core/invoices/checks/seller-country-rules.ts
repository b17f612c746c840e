import { isInFrance } from "../../billing/french-territory.js";
import { sellerTaxIds } from "../../billing/seller.js";
import { isVatId, vatCountryOf } from "../../billing/vat-id.js";
import { isBusiness } from "../buyer.js";
import { printedWords } from "../statements/statements.js";
import { type Condition, isAbove, isSellerIn, isWithin } from "./country-conditions.js";
import { partyFixes } from "./country-row.js";
import { at, type CheckedInvoice, type Rule, statesAccount } from "./rule.js";

/** A rule with the invoices that it applies to, and whether one of them has what it requires. It is a warning unless it says otherwise. */
interface Row extends Pick<Rule, "id" | "source" | "message"> {
  readonly applies: Condition;
  readonly isMet: Condition;
  readonly path: readonly string[];
  readonly severity?: Rule["severity"];
  readonly fix?: string;
}

const hasScheme = (party: "seller" | "buyer", checked: CheckedInvoice, ...schemes: readonly string[]): boolean =>
  schemes.includes(checked[party].legalId?.scheme ?? "");

/** The entry in the register, and what the notes and the footer say. */
const registered = (checked: CheckedInvoice): string => `${checked.seller.register ?? ""}\n${printedWords(checked)}`;

const charges: Condition = ({ invoice }) => invoice.taxTotal !== 0n;
const hasBusiness: Condition = ({ buyer }) => isBusiness(buyer);
const hasVatIdOfBuyer: Condition = ({ buyer }) => buyer.taxId !== null && isVatId(buyer.taxId);
const hasVatIdOf =
  (country: string): Condition =>
  ({ seller }) =>
    sellerTaxIds.some((field) => vatCountryOf(seller[field] ?? "") === country);

const allOf =
  (...conditions: readonly Condition[]): Condition =>
  (checked) =>
    conditions.every((condition) => condition(checked));

/** The legal forms of companies and associations in Belgium, as they follow or precede a name. */
const belgianForm = /(?:^|[ ,(])(?:BV|BVBA|SRL|SPRL|NV|SA|CV|SC|VZW|ASBL|IVZW|AISBL|CommV|SComm|VOF|SNC)(?:$|[ ,)])/;

const rows: readonly Row[] = [
  {
    id: "austrian_buyer_vat_id_missing",
    source: "§ 11 (1) UStG 1994",
    applies: allOf(isWithin("AT"), isAbove("EUR", 1_000_000n)),
    isMet: hasVatIdOfBuyer,
    path: ["buyer", "taxId"],
    message: "An invoice of more than 10,000 € to a business in Austria states its VAT ID (UID).",
  },
  {
    id: "belgian_enterprise_number_missing",
    source: "Code de droit économique, article III.25",
    applies: isSellerIn("BE"),
    isMet: (checked) =>
      hasVatIdOf("BE")(checked) ||
      hasScheme("seller", checked, "0208") ||
      /\b[01]\d{3}[ .]?\d{3}[ .]?\d{3}\b/.test(registered(checked)),
    path: ["seller", "legalId"],
    message: "A business in Belgium states its enterprise number.",
  },
  {
    id: "belgian_account_missing",
    source: "Code de droit économique, article III.25",
    applies: isSellerIn("BE"),
    isMet: statesAccount,
    path: ["seller", "iban"],
    message: "A business in Belgium states the number of an account.",
  },
  {
    id: "belgian_register_missing",
    source: "Code des sociétés et des associations, article 2:20",
    applies: ({ seller }) => seller.address?.country === "BE" && belgianForm.test((seller.legalName ?? "").replaceAll(".", "")),
    isMet: (checked) => /\b(?:RPR|RPM|RJP|rechtspersonenregister|registre des personnes morales)\b/i.test(registered(checked)),
    path: ["seller", "register"],
    message: "A company in Belgium states the register of legal persons and its court, such as RPR Gent or RPM Bruxelles.",
  },
  {
    id: "belgian_peppol_id_missing",
    source: "Code de la TVA (Belgium), article 53 § 2bis",
    applies: allOf(isWithin("BE"), hasVatIdOfBuyer, charges),
    isMet: ({ buyer: { electronicAddress } }) => electronicAddress !== null,
    path: ["buyer", "electronicAddress"],
    message: "Since 2026, businesses in Belgium send each other electronic invoices (Peppol), but the client has no Peppol ID.",
  },
  {
    id: "british_tax_in_sterling_missing",
    severity: "error",
    source: "Value Added Tax Regulations 1995, regulation 14 (1) (l)",
    applies: allOf(isSellerIn("GB"), hasVatIdOf("GB"), charges),
    isMet: ({ invoice: { currency, taxCurrency } }) => [currency, taxCurrency?.currency].some((one) => one === "GBP"),
    path: ["taxCurrency"],
    message: "The invoice does not state the tax in sterling.",
    fix: "Set the tax currency of the invoice to GBP, with the exchange rate.",
  },
  {
    id: "dutch_kvk_number_missing",
    source: "Handelsregisterwet 2007, article 27",
    applies: isSellerIn("NL"),
    isMet: (checked) => hasScheme("seller", checked, "0106") || /\b\d{8}\b/.test(registered(checked)),
    path: ["seller", "legalId"],
    message: "A business in the Netherlands states its number in the commercial register (KvK).",
  },
  {
    id: "french_siren_missing",
    source: "CGI, annexe II, article 242 nonies A, I, 1°; Code de commerce, article R123-237",
    applies: ({ seller }) => isInFrance(seller.address),
    isMet: (checked) =>
      hasScheme("seller", checked, "0002", "0009") || /\b\d{3} ?\d{3} ?\d{3}(?: ?\d{5})?\b/.test(registered(checked)),
    path: ["seller", "legalId"],
    message: "A business in France states its SIREN.",
  },
  {
    id: "french_buyer_siren_missing",
    source: "CGI, annexe II, article 242 nonies A, I, 1°; décret no. 2022-1299",
    applies: (checked) => isInFrance(checked.seller.address) && isInFrance(checked.buyer.address) && hasBusiness(checked),
    isMet: (checked) => hasScheme("buyer", checked, "0002", "0009"),
    path: ["buyer", "legalId"],
    message: "An invoice to a business in France states its SIREN.",
  },
  {
    id: "spanish_buyer_nif_missing",
    source: "Real Decreto 1619/2012, articles 4 and 6 (1) d",
    applies: allOf(isWithin("ES"), isAbove("EUR", 40_000n)),
    isMet: ({ buyer }) => buyer.taxId !== null,
    path: ["buyer", "taxId"],
    message: "An invoice of more than 400 € within Spain states the NIF of the client.",
  },
  {
    id: "italian_buyer_number_missing",
    severity: "error",
    source: "DPR 633/1972, article 21 (2) f",
    applies: isWithin("IT"),
    isMet: (checked) => checked.buyer.taxId !== null || hasScheme("buyer", checked, "0210", "0211"),
    path: ["buyer", "taxId"],
    message: "An invoice within Italy states the partita IVA of the client, or the codice fiscale of a person.",
  },
  {
    id: "italian_exchange_system",
    source: "D.Lgs. 127/2015, article 1 (3)",
    applies: isWithin("IT"),
    isMet: () => false,
    path: ["seller", "address", "country"],
    message:
      "Within Italy, only a FatturaPA that is sent through the Sistema di Interscambio (SdI) is an invoice. This document is a copy.",
    fix: "Enter the invoice in a service that is connected to the SdI, such as that of the Agenzia delle Entrate.",
  },
  {
    id: "polish_ksef",
    source: "Ustawa o VAT, article 106ga",
    applies: allOf(isSellerIn("PL"), hasBusiness),
    isMet: () => false,
    path: ["seller", "address", "country"],
    message:
      "Since 2026, invoices from Poland to businesses are issued in the Krajowy System e-Faktur (KSeF). This document is a copy.",
    fix: "Enter the invoice in the KSeF. Until the end of 2026, businesses that invoice at most 10,000 PLN a month do not need it.",
  },
];

/** What the law of the seller's country requires of the numbers of the parties, and of the form of the invoice. */
export const sellerCountryRules: readonly Omit<Rule, "profile">[] = rows.map(
  ({ applies, isMet, path, severity = "warning", fix = path[0] === "buyer" ? partyFixes.buyer : partyFixes.seller, ...row }) => ({
    ...{ ...row, severity, fix },
    violations: (checked) => at(path, applies(checked) && !isMet(checked)),
  }),
);
