import type { TermName } from "../../core/index.js";
import { type AddressTerms, type AllowanceNames, branch, each, fixed, leaf, type Node, required, type Syntax } from "./syntax.js";

const amount = (name: string, term: TermName): Node => leaf(name, term, { terms: { currencyID: "BT-5" } });

const scheme = required("cac:TaxScheme", fixed("cbc:ID", "VAT"));

/** The VAT category of a line, an allowance or a group. */
const category = (name: string, code: TermName, rate: TermName, ...reasons: readonly Node[]): Node =>
  branch(name, leaf("cbc:ID", code), leaf("cbc:Percent", rate), ...reasons, scheme);

const allowance = (isCharge: boolean, names: AllowanceNames, ...rest: readonly Node[]) =>
  branch(
    "cac:AllowanceCharge",
    fixed("cbc:ChargeIndicator", String(isCharge)),
    leaf("cbc:AllowanceChargeReasonCode", names.code),
    leaf("cbc:AllowanceChargeReason", names.reason),
    amount("cbc:Amount", names.amount),
    ...rest,
  );

const address = (name: string, [line1, line2, city, postalCode, region, country]: AddressTerms): Node =>
  branch(
    name,
    leaf("cbc:StreetName", line1),
    leaf("cbc:AdditionalStreetName", line2),
    leaf("cbc:CityName", city),
    leaf("cbc:PostalZone", postalCode),
    leaf("cbc:CountrySubentity", region),
    branch("cac:Country", leaf("cbc:IdentificationCode", country)),
  );

const seller = branch(
  "cac:AccountingSupplierParty",
  branch(
    "cac:Party",
    leaf("cbc:EndpointID", "BT-34", { terms: { schemeID: "BT-34-1" } }),
    branch("cac:PartyIdentification", leaf("cbc:ID", "BT-29")),
    branch("cac:PartyName", leaf("cbc:Name", "BT-28")),
    address("cac:PostalAddress", ["BT-35", "BT-36", "BT-37", "BT-38", "BT-39", "BT-40"]),
    branch("cac:PartyTaxScheme", leaf("cbc:CompanyID", "BT-31"), scheme),
    branch("cac:PartyTaxScheme", leaf("cbc:CompanyID", "BT-32"), required("cac:TaxScheme", fixed("cbc:ID", "FC"))),
    branch(
      "cac:PartyLegalEntity",
      leaf("cbc:RegistrationName", "BT-27"),
      leaf("cbc:CompanyID", "BT-30", { terms: { schemeID: "BT-30-1" } }),
      leaf("cbc:CompanyLegalForm", "BT-33"),
    ),
    branch("cac:Contact", leaf("cbc:Name", "BT-41"), leaf("cbc:Telephone", "BT-42"), leaf("cbc:ElectronicMail", "BT-43")),
  ),
);

const buyer = branch(
  "cac:AccountingCustomerParty",
  branch(
    "cac:Party",
    leaf("cbc:EndpointID", "BT-49", { terms: { schemeID: "BT-49-1" } }),
    branch("cac:PartyName", leaf("cbc:Name", "BT-45")),
    address("cac:PostalAddress", ["BT-50", "BT-51", "BT-52", "BT-53", "BT-54", "BT-55"]),
    branch("cac:PartyTaxScheme", leaf("cbc:CompanyID", "BT-48"), scheme),
    branch(
      "cac:PartyLegalEntity",
      leaf("cbc:RegistrationName", "BT-44"),
      leaf("cbc:CompanyID", "BT-47", { terms: { schemeID: "BT-47-1" } }),
    ),
    branch("cac:Contact", leaf("cbc:ElectronicMail", "BT-58")),
  ),
);

const period = (start: TermName, end: TermName): Node =>
  branch("cac:InvoicePeriod", leaf("cbc:StartDate", start), leaf("cbc:EndDate", end));

/** The due date of a credit note is a part of its payment means. */
const payment = (isCreditNote: boolean): Node =>
  branch(
    "cac:PaymentMeans",
    leaf("cbc:PaymentMeansCode", "BT-81"),
    ...(isCreditNote ? [leaf("cbc:PaymentDueDate", "BT-9")] : []),
    leaf("cbc:PaymentID", "BT-83"),
    each(
      "BG-17",
      branch(
        "cac:PayeeFinancialAccount",
        leaf("cbc:ID", "BT-84"),
        leaf("cbc:ID", "BT-84-1"),
        leaf("cbc:Name", "BT-85"),
        branch("cac:FinancialInstitutionBranch", leaf("cbc:ID", "BT-86")),
      ),
    ),
  );

const taxes: readonly Node[] = [
  branch(
    "cac:TaxTotal",
    amount("cbc:TaxAmount", "BT-110"),
    each(
      "BG-23",
      branch(
        "cac:TaxSubtotal",
        amount("cbc:TaxableAmount", "BT-116"),
        amount("cbc:TaxAmount", "BT-117"),
        category(
          "cac:TaxCategory",
          "BT-118",
          "BT-119",
          leaf("cbc:TaxExemptionReasonCode", "BT-121"),
          leaf("cbc:TaxExemptionReason", "BT-120"),
        ),
      ),
    ),
  ),
  branch("cac:TaxTotal", leaf("cbc:TaxAmount", "BT-111", { terms: { currencyID: "BT-6" } })),
];

const totals = branch(
  "cac:LegalMonetaryTotal",
  amount("cbc:LineExtensionAmount", "BT-106"),
  amount("cbc:TaxExclusiveAmount", "BT-109"),
  amount("cbc:TaxInclusiveAmount", "BT-112"),
  amount("cbc:AllowanceTotalAmount", "BT-107"),
  amount("cbc:ChargeTotalAmount", "BT-108"),
  amount("cbc:PrepaidAmount", "BT-113"),
  amount("cbc:PayableRoundingAmount", "BT-114"),
  amount("cbc:PayableAmount", "BT-115"),
);

const line = (name: string, quantity: string): Node =>
  each(
    "BG-25",
    branch(
      name,
      leaf("cbc:ID", "BT-126"),
      leaf(quantity, "BT-129", { terms: { unitCode: "BT-130" } }),
      amount("cbc:LineExtensionAmount", "BT-131"),
      period("BT-134", "BT-135"),
      each("BG-27", allowance(false, { amount: "BT-136", reason: "BT-139", code: "BT-140" })),
      each("BG-28", allowance(true, { amount: "BT-141", reason: "BT-144", code: "BT-145" })),
      branch(
        "cac:Item",
        leaf("cbc:Description", "BT-154"),
        leaf("cbc:Name", "BT-153"),
        category("cac:ClassifiedTaxCategory", "BT-151", "BT-152"),
      ),
      branch(
        "cac:Price",
        amount("cbc:PriceAmount", "BT-146"),
        leaf("cbc:BaseQuantity", "BT-149", { terms: { unitCode: "BT-150" } }),
      ),
    ),
  );

function document(kind: "Invoice" | "CreditNote"): Syntax {
  const isCreditNote = kind === "CreditNote";
  return {
    root: kind,
    namespaces: {
      "": `urn:oasis:names:specification:ubl:schema:xsd:${kind}-2`,
      cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
      cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
    },
    parts: [
      leaf("cbc:CustomizationID", "BT-24"),
      leaf("cbc:ProfileID", "BT-23"),
      leaf("cbc:ID", "BT-1"),
      leaf("cbc:IssueDate", "BT-2"),
      ...(isCreditNote ? [] : [leaf("cbc:DueDate", "BT-9")]),
      leaf(isCreditNote ? "cbc:CreditNoteTypeCode" : "cbc:InvoiceTypeCode", "BT-3"),
      each("BG-1", leaf("cbc:Note", "BT-22")),
      leaf("cbc:DocumentCurrencyCode", "BT-5"),
      leaf("cbc:TaxCurrencyCode", "BT-6"),
      leaf("cbc:BuyerReference", "BT-10"),
      period("BT-73", "BT-74"),
      branch("cac:OrderReference", leaf("cbc:ID", "BT-13")),
      each(
        "BG-3",
        branch(
          "cac:BillingReference",
          branch("cac:InvoiceDocumentReference", leaf("cbc:ID", "BT-25"), leaf("cbc:IssueDate", "BT-26")),
        ),
      ),
      branch("cac:ContractDocumentReference", leaf("cbc:ID", "BT-12")),
      seller,
      buyer,
      branch(
        "cac:Delivery",
        branch("cac:DeliveryLocation", address("cac:Address", ["BT-75", "BT-76", "BT-77", "BT-78", "BT-79", "BT-80"])),
      ),
      payment(isCreditNote),
      branch("cac:PaymentTerms", leaf("cbc:Note", "BT-20")),
      each(
        "BG-20",
        allowance(false, { amount: "BT-92", reason: "BT-97", code: "BT-98" }, category("cac:TaxCategory", "BT-95", "BT-96")),
      ),
      each(
        "BG-21",
        allowance(true, { amount: "BT-99", reason: "BT-104", code: "BT-105" }, category("cac:TaxCategory", "BT-102", "BT-103")),
      ),
      ...taxes,
      totals,
      line(
        isCreditNote ? "cac:CreditNoteLine" : "cac:InvoiceLine",
        isCreditNote ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity",
      ),
    ],
  };
}

/** UBL 2.1, as CEN/TS 16931-3-2 maps the terms of EN 16931-1 to it. */
export const ublInvoice = document("Invoice");
export const ublCreditNote = document("CreditNote");
