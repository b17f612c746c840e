import { sellerTaxNumber, sellerVatId } from "../../billing/seller.js";
import { hasVatPrefix, isVatId } from "../../billing/vat-id.js";
import type { TaxCategory } from "../../billing/tax.js";
import { currencyExponent } from "../../kernel/currency.js";
import { isBlank } from "../../kernel/text.js";
import { isRegister } from "../../billing/legal-id.js";
import { statedIdentifiers } from "../stated-identifiers.js";
import { unitCodes } from "./unit-codes.js";
import { electronicAddressSchemes } from "./electronic-address-schemes.js";
import { identifierRules } from "./identifier-rules.js";
import { at, type CheckedInvoice, hasCategory, type Rule, withoutReason } from "./rule.js";

type Row = Omit<Rule, "profile" | "severity" | "source">;

/** Without an address, the rule of its country is not reported too. */
const address = (party: "seller" | "buyer", missing: string, country: string, fix: string): readonly Row[] => [
  {
    id: missing,
    violations: (checked) => at([party, "address"], checked[party].address === null),
    message: `The ${party} has no address.`,
    fix,
  },
  {
    id: country,
    violations: (checked) =>
      at([party, "address", "country"], checked[party].address !== null && isBlank(checked[party].address.country)),
    message: `The address of the ${party} has no country.`,
    fix,
  },
];

/** The tax ID that a category requires of the seller. */
const sellersTaxId = (id: string, category: TaxCategory, onlyVatId: boolean): Row => ({
  id,
  violations: (checked) => {
    const { seller } = checked;
    const has = sellerVatId(seller) !== null || (!onlyVatId && sellerTaxNumber(seller) !== null);
    return at(["seller", "vatId"], hasCategory(checked, category) && !has);
  },
  message: `Tax category ${category} requires ${onlyVatId ? "the VAT ID" : "the VAT ID or the tax number"} of the seller.`,
  fix: "Enter it in the settings of the workspace, under seller.",
});

/** Reverse charge accepts an identifier in a register of companies instead. */
const buyersVatId = (id: string, category: TaxCategory, acceptsLegalId: boolean): Row => ({
  id,
  violations: (checked) => {
    const { taxId, legalId } = checked.buyer;
    const isIdentified = (taxId !== null && isVatId(taxId)) || (acceptsLegalId && legalId !== null);
    return at(["buyer", "taxId"], hasCategory(checked, category) && !isIdentified);
  },
  message: `Tax category ${category} requires a valid VAT ID of the client${acceptsLegalId ? ", or its register number" : ""}.`,
  fix: "Enter it on the client.",
});

/** AE without a reason is written with the standard text, in the language of the document, and the code VATEX-EU-AE (BR-AE-10). */
const reason = (id: string, category: TaxCategory): Row => ({
  id,
  violations: (checked) => withoutReason(checked, category),
  message: `Tax category ${category} requires an exemption reason.`,
  fix: "Set the exemption reason of the tax.",
});

const rows: readonly Row[] = [
  ...address("seller", "BR-08", "BR-09", "Enter it in the settings of the workspace, under seller."),
  ...address("buyer", "BR-10", "BR-11", "Enter it on the client."),
  {
    id: "BR-CO-26",
    violations: ({ seller }) => {
      const isIdentified = sellerVatId(seller) !== null || seller.identifier !== null || seller.legalId !== null;
      return at(["seller", "vatId"], !isIdentified && isBlank(seller.register));
    },
    message: "The seller has neither a VAT ID nor an identifier nor an entry in a register of companies.",
    fix: "Enter one of them in the settings of the workspace, under seller.",
  },
  {
    id: "BR-CO-09",
    violations: (checked) => {
      const { sellerVatId } = statedIdentifiers(checked);
      return at(["seller", "vatId"], sellerVatId !== null && !hasVatPrefix(sellerVatId));
    },
    message: "A VAT ID must begin with the two-letter code of its country.",
    fix: "Enter the complete VAT ID, such as DE136695976.",
  },
  sellersTaxId("BR-S-02", "S", false),
  sellersTaxId("BR-Z-02", "Z", false),
  sellersTaxId("BR-E-02", "E", false),
  sellersTaxId("BR-AE-02", "AE", false),
  sellersTaxId("BR-IC-02", "K", true),
  sellersTaxId("BR-G-02", "G", true),
  buyersVatId("BR-AE-02", "AE", true),
  buyersVatId("BR-IC-02", "K", false),
  reason("BR-E-10", "E"),
  reason("BR-IC-10", "K"),
  reason("BR-G-10", "G"),
  reason("BR-O-10", "O"),
  {
    id: "BR-B-01",
    violations: (checked) => {
      const isForeign = ({ address }: CheckedInvoice["seller" | "buyer"]) =>
        !isBlank(address?.country) && address?.country !== "IT";
      const { seller, buyer } = checked;
      const isDomestic = !isForeign(seller) && !isForeign(buyer);
      return checked.invoice.taxBreakdown.flatMap(({ category }, index) =>
        at(["taxBreakdown", index, "category"], category === "B" && !isDomestic),
      );
    },
    message: "Split payment (tax category B) is only for invoices within Italy.",
    fix: "Choose another tax category, or correct the addresses.",
  },
  {
    id: "BR-IC-11",
    violations: (checked) => at(["period"], hasCategory(checked, "K") && checked.invoice.period === null),
    message: "An intra-Community supply requires the period of the invoice.",
    fix: "Set the period of the invoice.",
  },
  ...(["seller", "buyer"] as const).map((party): Row => ({
    id: "BR-CL-11",
    violations: (checked) => {
      const { legalId } = checked[party];
      return at([party, "legalId", "scheme"], legalId !== null && !isRegister(legalId.scheme));
    },
    message: `The code of the register of the ${party} is not in the list of ISO 6523.`,
    fix: party === "seller" ? "Correct it in the settings of the workspace, under seller." : "Correct it on the client.",
  })),
  ...(["seller", "buyer"] as const).map((party): Row => ({
    id: "BR-CL-25",
    violations: (checked) => {
      const address = checked[party].electronicAddress;
      return at([party, "electronicAddress", "scheme"], address !== null && !electronicAddressSchemes.includes(address.scheme));
    },
    message: `The scheme of the electronic address of the ${party} is not in the list EAS.`,
    fix: party === "seller" ? "Correct it in the settings of the workspace, under seller." : "Correct it on the client.",
  })),
  {
    id: "BR-CL-23",
    violations: ({ invoice }) => invoice.lines.flatMap(({ unit }, index) => at(["lines", index, "unit"], !unitCodes.has(unit))),
    message: "The unit is not in the lists of UN/ECE Recommendations 20 and 21.",
    fix: "Choose another code, such as C62 for one, HUR for hour or DAY for day.",
  },
  {
    id: "BR-DEC-09",
    violations: ({ invoice }) => at(["currency"], currencyExponent(invoice.currency) > 2),
    message: "Amounts of an electronic invoice have at most two decimals, but the currency has more.",
    fix: "Bill in a currency with at most two decimals, or send the invoice as PDF.",
  },
];

/** A line has one VAT rate (BT-152), and the tax of a group is its base multiplied by that rate. */
const severalTaxes: Omit<Rule, "profile"> = {
  id: "several_taxes",
  severity: "error",
  source: "EN 16931-1, BG-30 and BR-CO-17",
  isOwn: true,
  violations: ({ invoice }) =>
    invoice.taxBreakdown.flatMap(({ components }, index) => at(["taxBreakdown", index, "components"], components !== null)),
  message: "A tax of the invoice consists of two taxes, but an electronic invoice has one tax rate for each line.",
  fix: "Send the invoice as PDF.",
};

/** The mandatory fields of the semantic model. The arithmetic rules (BR-CO, BR-DEC) hold for every invoice. */
export const en16931Rules: readonly Omit<Rule, "profile">[] = [
  ...rows.map((row) => ({ ...row, severity: "error" as const, source: `EN 16931-1, ${row.id}` })),
  severalTaxes,
  ...identifierRules,
];
