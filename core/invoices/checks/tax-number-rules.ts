import { isAustralianNumber, isCanadianTaxNumber } from "../../billing/sales-tax-numbers.js";
import { sellerTaxIds } from "../../billing/seller.js";
import { isVatId, vatCountryOf } from "../../billing/vat-id.js";
import { type Condition, isAbove, isSellerIn } from "./country-conditions.js";
import { partyFixes } from "./country-row.js";
import { at, type Rule } from "./rule.js";

/** The number under which sellers in a country charge tax. */
interface TaxNumber extends Pick<Rule, "id" | "source"> {
  /** ISO 3166-1 alpha-2, and its name. */
  readonly country: readonly [code: string, name: string];
  /** Such as `Belgian VAT ID`. */
  readonly number: string;
  /** Absent: a VAT id of the country, with or without its prefix. */
  readonly isNumber?: (text: string) => boolean;
  /** Small invoices do not need it. Absent: all do. */
  readonly applies?: Condition;
}

const taxNumbers: readonly TaxNumber[] = [
  {
    ...{ id: "austrian_vat_id_missing", country: ["AT", "Austria"], number: "Austrian VAT ID (UID)" },
    ...{ source: "§ 11 (1) and (6) UStG 1994", applies: isAbove("EUR", 40_000n) },
  },
  {
    ...{ id: "belgian_vat_id_missing", country: ["BE", "Belgium"], number: "Belgian VAT ID" },
    source: "Royal Decree no. 1 on VAT, article 5 § 1, 2°",
  },
  {
    ...{ id: "swiss_vat_number_missing", country: ["CH", "Switzerland"], number: "number in the register of VAT (CHE-… MWST)" },
    source: "MWSTG, article 26 (2) lit. a",
  },
  {
    ...{ id: "spanish_nif_missing", country: ["ES", "Spain"], number: "NIF" },
    source: "Real Decreto 1619/2012, article 6 (1) d",
  },
  {
    ...{ id: "french_vat_id_missing", country: ["FR", "France"], number: "French VAT ID" },
    source: "CGI, annexe II, article 242 nonies A, I, 2° and II",
    applies: ({ invoice }) => invoice.currency === "EUR" && invoice.total - invoice.taxTotal > 15_000n,
  },
  {
    ...{ id: "british_vat_number_missing", country: ["GB", "the United Kingdom"], number: "VAT registration number" },
    source: "Value Added Tax Regulations 1995, regulation 14 (1) (d)",
  },
  {
    ...{ id: "italian_vat_number_missing", country: ["IT", "Italy"], number: "partita IVA" },
    source: "DPR 633/1972, article 21 (2) d",
  },
  {
    ...{ id: "dutch_vat_id_missing", country: ["NL", "the Netherlands"], number: "Dutch VAT ID" },
    source: "Wet op de omzetbelasting 1968, article 35a (1)",
  },
  { id: "polish_nip_missing", country: ["PL", "Poland"], number: "NIP", source: "Ustawa o VAT, article 106e (1) no. 4" },
  {
    ...{ id: "australian_abn_missing", country: ["AU", "Australia"], number: "ABN", isNumber: isAustralianNumber },
    source: "GST Act 1999, section 29-70 (1) (c) (i)",
  },
  {
    ...{ id: "canadian_tax_number_missing", country: ["CA", "Canada"], number: "GST/HST registration number (… RT0001)" },
    ...{ source: "SOR/91-45, section 3 (b) (i)", isNumber: isCanadianTaxNumber },
    applies: ({ invoice }) => invoice.currency !== "CAD" || invoice.total >= 10_000n,
  },
];

/**
 * What sellers that charge tax state. With a VAT id of another country, they charge the tax of that country; without any number, `seller_tax_id_missing`
 * applies. In Canada, it is the buyer who needs the number to deduct the tax, and the tax can be that of a province.
 */
export const taxNumberRules: readonly Omit<Rule, "profile">[] = taxNumbers.map(
  ({ id, source, country: [code, name], number, isNumber = (text) => isVatId(`${code}${text}`), applies = () => true }) => ({
    ...{ id, source, severity: code === "CA" ? "warning" : "error" },
    violations: (checked) => {
      const given = sellerTaxIds.flatMap((field) => checked.seller[field] ?? []);
      const isStated = given.some((text) => vatCountryOf(text) !== null || isNumber(text));
      const isRequired = isSellerIn(code)(checked) && checked.invoice.taxTotal !== 0n && applies(checked);
      return at(["seller", "taxNumber"], isRequired && given.length > 0 && !isStated);
    },
    message: `A seller in ${name} that charges tax states its ${number}.`,
    fix: partyFixes.seller,
  }),
);
