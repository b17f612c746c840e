import { accountFor } from "../../billing/account.js";
import { isLuhn } from "../../billing/check-digits.js";
import { vatCountryOf } from "../../billing/vat-id.js";
import { isBlank } from "../../kernel/text.js";
import { asksForPayment } from "../payable.js";
import { statedIdentifiers } from "../stated-identifiers.js";
import { addressPart, type CountryGroup, type CountryRow, isIn, isOf, register } from "./country-row.js";
import { at, type CheckedInvoice, statesAccount } from "./rule.js";

const kennitala = (id: string, of: CountryRow["of"]): CountryRow =>
  register(id, of, ["0196"], `The ${of} is in Iceland, but its register number is no kennitala (0196).`, true);

const swedishNumber = /^\s*-?\d+(?:\.\d+)?\s*$/;

/** Rates of category S in Sweden, in millionths of a percent. */
const swedishRates: readonly bigint[] = [25_000_000n, 12_000_000n, 6_000_000n];

/** The register number of the seller, whatever its scheme is. */
const swedishRegister = (id: string, isAccepted: (number: string) => boolean, message: string): CountryRow => ({
  ...{ id, of: "seller" },
  violations: (checked) => {
    const stated = statedIdentifiers(checked).sellerLegalId;
    return at(["seller", "legalId"], stated !== null && !isAccepted(stated.value.trim()));
  },
  message,
});

const hasSwedishVatId = (checked: CheckedInvoice): boolean => statedIdentifiers(checked).sellerVatId?.startsWith("SE") ?? false;

const swedishVatId = (id: string, isAccepted: (vatId: string) => boolean): CountryRow => ({
  ...{ id, of: "seller" },
  violations: (checked) => {
    const { sellerVatId } = statedIdentifiers(checked);
    return at(["seller", "vatId"], hasSwedishVatId(checked) && !isAccepted(sellerVatId ?? ""));
  },
  message: "A Swedish VAT ID has 12 digits after SE.",
});

/** The rules of Denmark, Iceland, Norway and Sweden. */
export const nordicGroups: readonly CountryGroup[] = [
  [
    isIn("DK", "seller"),
    [
      {
        ...{ id: "DK-R-002", of: "seller" },
        violations: (checked) => at(["seller", "legalId"], statedIdentifiers(checked).sellerLegalId === null),
        message: "The seller is in Denmark, but has no CVR number.",
        fix: "Enter it as register number (0184) in the settings of the workspace, under seller.",
      },
      register("DK-R-014", "seller", ["0184"], "The seller is in Denmark, but its register number is no CVR number (0184)."),
    ],
  ],
  [
    isIn("DK", "seller", "buyer"),
    [
      {
        ...{ id: "DK-R-006", of: "seller" },
        violations: (checked) => {
          const { invoice, seller } = checked;
          const account = accountFor(seller, invoice.currency);
          const isTransfer = asksForPayment(invoice) && statesAccount(checked);
          const isSepa = invoice.currency === "EUR" && account?.iban !== null;
          return at(["seller", "bic"], isTransfer && !isSepa && isBlank(account?.bic ?? account?.routing?.value));
        },
        message: "The account of the seller has no BIC, which invoices within Denmark state too.",
      },
      {
        ...{ id: "DK-R-013", of: "seller" },
        violations: (checked) => at(["seller", "identifier"], statedIdentifiers(checked).sellerIdentifier !== null),
        message: "Within Denmark, an identifier of the seller must have a scheme.",
        fix: "Remove the seller identifier in the settings of the workspace. The CVR number identifies the seller.",
      },
    ],
  ],
  [
    isIn("IS", "seller"),
    [
      {
        ...{ id: "IS-R-001", of: "seller", severity: "warning" },
        violations: ({ invoice }) => at(["type"], invoice.type === "deposit"),
        message: "Iceland does not list prepayment invoices (386) among the types of electronic invoices.",
        fix: "Ask the client whether it accepts this type, or send the invoice as PDF.",
      },
      kennitala("IS-R-002", "seller"),
      addressPart("IS-R-003", "seller", "line1"),
      addressPart("IS-R-003", "seller", "postalCode"),
    ],
  ],
  [
    isIn("IS", "seller", "buyer"),
    [kennitala("IS-R-004", "buyer"), addressPart("IS-R-005", "buyer", "line1"), addressPart("IS-R-005", "buyer", "postalCode")],
  ],
  [
    isOf(["NO"], "seller"),
    [
      {
        ...{ id: "NO-R-001", of: "seller" },
        violations: (checked) => {
          const vatId = statedIdentifiers(checked).sellerVatId ?? "";
          return at(["seller", "vatId"], vatId.startsWith("NO") && !(vatId.endsWith("MVA") && vatCountryOf(vatId) === "NO"));
        },
        message: "A Norwegian VAT ID is NO, the organisation number of nine digits with a valid check digit, and MVA.",
      },
      {
        ...{ id: "NO-R-002", of: "seller", severity: "warning", isOwn: true },
        violations: ({ seller }) => at(["seller", "register"], !/foretaksregisteret/i.test(seller.register ?? "")),
        message: "Limited companies and branches in Norway state Foretaksregisteret on invoices.",
        fix: "If the seller is one, enter it as its register in the settings of the workspace.",
      },
    ],
  ],
  [
    isIn("SE", "seller"),
    [
      swedishVatId("SE-R-001", (vatId) => vatId.trim().length === 14),
      swedishVatId("SE-R-002", (vatId) => swedishNumber.test(vatId.slice(2, 14))),
      swedishRegister(
        "SE-R-003",
        (number) => swedishNumber.test(number),
        "The register number of a seller in Sweden has only digits.",
      ),
      swedishRegister("SE-R-004", (number) => number.length === 10, "The register number of a seller in Sweden has 10 digits."),
      {
        ...{ id: "SE-R-005", of: "seller" },
        violations: (checked) => {
          const { sellerTaxNumber, sellerLegalId } = statedIdentifiers(checked);
          const isApproved = sellerTaxNumber?.trim().toUpperCase() === "GODKÄND FÖR F-SKATT";
          return at(["seller", "taxNumber"], sellerLegalId !== null && sellerTaxNumber !== null && !isApproved);
        },
        message: "A seller in Sweden has no other tax number than its organisation number.",
        fix: "Remove the tax number in the settings of the workspace. State the approval for F-tax in the footer.",
      },
      {
        ...{ id: "SE-R-006", of: "seller" },
        violations: (checked) =>
          checked.invoice.taxBreakdown.flatMap(({ category, rate }, index) =>
            at(["taxBreakdown", index, "rate"], hasSwedishVatId(checked) && category === "S" && !swedishRates.includes(rate)),
          ),
        message: "The standard rates of VAT in Sweden are 25, 12 and 6 percent.",
        fix: "Choose one of these rates, or another tax category.",
      },
      swedishRegister(
        "SE-R-013",
        (number) => /^\d{10}/.test(number) && isLuhn(number.slice(0, 10)),
        "The register number of a seller in Sweden has wrong check digits.",
      ),
    ],
  ],
];
