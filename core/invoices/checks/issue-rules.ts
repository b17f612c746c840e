import type { Address } from "../../billing/address.js";
import { sellerTaxIds, sellerVatId } from "../../billing/seller.js";
import { isVatId } from "../../billing/vat-id.js";
import { isBlank } from "../../kernel/text.js";
import { countryRules } from "./country-rules.js";
import { paymentCodeRules } from "./payment-code-rules.js";
import { dateRules } from "./date-rules.js";
import { sellerCountryRules } from "./seller-country-rules.js";
import { taxNumberRules } from "./tax-number-rules.js";
import { at, hasCategory, type Rule, withoutReason } from "./rule.js";

const article = (number: string) => `Directive 2006/112/EC, article 226 (${number})`;

const sellerFix = "Enter it in the settings of the workspace, under seller.";
const buyerFix = "Enter it on the client.";

/** The parts of an address without which a letter does not arrive. */
function missingParts(party: "seller" | "buyer", address: Address | null): readonly (readonly string[])[] {
  if (address === null) return [[party, "address"]];
  const street = at([party, "address", "line1"], isBlank(address.line1) && isBlank(address.line2));
  const rest = (["city", "country"] as const).flatMap((field) => at([party, "address", field], isBlank(address[field])));
  return [...street, ...rest] as readonly (readonly string[])[];
}

/** What VAT law and the law of the seller's country require of an invoice, and what is unusual about its date. */
export const issueRules: readonly Omit<Rule, "profile">[] = [
  {
    id: "seller_name_missing",
    severity: "warning",
    source: article("5"),
    violations: ({ seller }) => at(["seller", "legalName"], isBlank(seller.legalName)),
    message: "The seller has no legal name, so the name of the workspace is printed.",
    fix: sellerFix,
  },
  {
    id: "seller_address_incomplete",
    severity: "error",
    source: article("5"),
    violations: ({ seller }) => missingParts("seller", seller.address),
    message: "The address of the seller is incomplete. It needs a street, a city and a country.",
    fix: sellerFix,
  },
  {
    id: "seller_tax_id_missing",
    severity: "error",
    source: article("3"),
    violations: ({ seller }) =>
      at(
        ["seller", "vatId"],
        sellerTaxIds.every((field) => isBlank(seller[field])),
      ),
    message: "The seller has neither a VAT ID nor a tax number.",
    fix: sellerFix,
  },
  {
    id: "seller_vat_id_missing",
    severity: "error",
    source: `${article("3")}, article 214`,
    violations: (checked) => at(["seller", "vatId"], hasCategory(checked, "K") && sellerVatId(checked.seller) === null),
    message: "An intra-Community supply requires the VAT ID of the seller.",
    fix: sellerFix,
  },
  {
    id: "buyer_address_incomplete",
    severity: "error",
    source: article("5"),
    violations: ({ buyer }) => missingParts("buyer", buyer.address),
    message: "The address of the client is incomplete. It needs a street, a city and a country.",
    fix: buyerFix,
  },
  {
    id: "buyer_vat_id_missing",
    severity: "error",
    source: article("4"),
    violations: (checked) =>
      at(["buyer", "taxId"], hasCategory(checked, "AE", "K") && !(checked.buyer.taxId !== null && isVatId(checked.buyer.taxId))),
    message: "Reverse charge and intra-Community supplies require a valid VAT ID of the client, with the prefix of its country.",
    fix: buyerFix,
  },
  {
    id: "tax_not_chosen",
    severity: "error",
    source: article("9"),
    violations: ({ invoice }) => at(["lines", 0, "tax"], !invoice.taxChosen),
    message: "No tax is set, so the invoice says that it is not subject to VAT.",
    fix: "Set the tax of the workspace, the client or the invoice. Category O states that the invoice is not subject to VAT.",
  },
  {
    id: "supply_date_missing",
    severity: "error",
    source: article("7"),
    violations: ({ invoice: { type, period, lines } }) =>
      at(["period"], type !== "deposit" && period === null && lines.some((line) => line.period === null)),
    message: "The invoice does not say when the work was done or the goods were delivered.",
    fix: "Set the period of the invoice, or of each of its lines. A single day is a period that starts and ends on it.",
  },
  {
    id: "exemption_reason_missing",
    severity: "error",
    source: article("11"),
    violations: (checked) => withoutReason(checked, "E"),
    message: "The invoice is exempt from VAT, but does not say why.",
    fix: "Set the exemption reason of the tax, such as the provision of the law.",
  },
  ...countryRules,
  ...taxNumberRules,
  ...sellerCountryRules,
  ...dateRules,
  ...paymentCodeRules,
];
