import type { TermName } from "../../core/index.js";
import { allowanceNames, branch, each, fixed, leaf, lined, type Node, required, type Syntax, taxIn, usually } from "./syntax.js";
import { lines } from "./ubl-lines.js";
import { address, allowance, amount, category, period, scheme } from "./ubl-parts.js";

const seller = branch(
  "cac:AccountingSupplierParty",
  branch(
    "cac:Party",
    leaf("cbc:EndpointID", "BT-34", { terms: { schemeID: "BT-34-1" } }),
    branch("cac:PartyIdentification", leaf("cbc:ID", "BT-29", { terms: { schemeID: "BT-29-1" } })),
    branch("cac:PartyName", leaf("cbc:Name", "BT-28")),
    address("cac:PostalAddress", ["BT-35", "BT-36", "BT-37", "BT-38", "BT-39", "BT-40", "BT-162"]),
    branch("cac:PartyTaxScheme", leaf("cbc:CompanyID", "BT-31"), scheme),
    branch("cac:PartyTaxScheme", leaf("cbc:CompanyID", "BT-32"), required("cac:TaxScheme", usually("cbc:ID", "FC"))),
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
    branch("cac:PartyIdentification", leaf("cbc:ID", "BT-46", { terms: { schemeID: "BT-46-1" } })),
    branch("cac:PartyName", leaf("cbc:Name", "BT-45")),
    address("cac:PostalAddress", ["BT-50", "BT-51", "BT-52", "BT-53", "BT-54", "BT-55", "BT-163"]),
    branch("cac:PartyTaxScheme", leaf("cbc:CompanyID", "BT-48"), scheme),
    branch(
      "cac:PartyLegalEntity",
      leaf("cbc:RegistrationName", "BT-44"),
      leaf("cbc:CompanyID", "BT-47", { terms: { schemeID: "BT-47-1" } }),
    ),
    branch("cac:Contact", leaf("cbc:Name", "BT-56"), leaf("cbc:Telephone", "BT-57"), leaf("cbc:ElectronicMail", "BT-58")),
  ),
);

const payee = branch(
  "cac:PayeeParty",
  branch("cac:PartyIdentification", leaf("cbc:ID", "BT-60", { terms: { schemeID: "BT-60-1" } })),
  branch("cac:PartyName", leaf("cbc:Name", "BT-59")),
  branch("cac:PartyLegalEntity", leaf("cbc:CompanyID", "BT-61", { terms: { schemeID: "BT-61-1" } })),
);

const taxRepresentative = branch(
  "cac:TaxRepresentativeParty",
  branch("cac:PartyName", leaf("cbc:Name", "BT-62")),
  address("cac:PostalAddress", ["BT-64", "BT-65", "BT-66", "BT-67", "BT-68", "BT-69", "BT-164"]),
  branch("cac:PartyTaxScheme", leaf("cbc:CompanyID", "BT-63"), scheme),
);

const delivery = branch(
  "cac:Delivery",
  leaf("cbc:ActualDeliveryDate", "BT-72"),
  branch(
    "cac:DeliveryLocation",
    leaf("cbc:ID", "BT-71", { terms: { schemeID: "BT-71-1" } }),
    address("cac:Address", ["BT-75", "BT-76", "BT-77", "BT-78", "BT-79", "BT-80", "BT-165"]),
  ),
  branch("cac:DeliveryParty", branch("cac:PartyName", leaf("cbc:Name", "BT-70"))),
);

const reference = (name: string, term: TermName): Node => branch(name, leaf("cbc:ID", term));

/** References of the document. A credit note has no element for its project (BT-11): it is an additional document of type 50. */
const references = (isCreditNote: boolean): readonly Node[] => {
  const additional = [
    ...(isCreditNote
      ? [branch("cac:AdditionalDocumentReference", leaf("cbc:ID", "BT-11"), fixed("cbc:DocumentTypeCode", "50"))]
      : []),
    branch(
      "cac:AdditionalDocumentReference",
      leaf("cbc:ID", "BT-18", { terms: { schemeID: "BT-18-1" } }),
      fixed("cbc:DocumentTypeCode", "130"),
    ),
    each(
      "BG-24",
      branch(
        "cac:AdditionalDocumentReference",
        leaf("cbc:ID", "BT-122"),
        leaf("cbc:DocumentDescription", "BT-123"),
        branch(
          "cac:Attachment",
          leaf("cbc:EmbeddedDocumentBinaryObject", "BT-125", { terms: { mimeCode: "BT-125-1", filename: "BT-125-2" } }),
          branch("cac:ExternalReference", leaf("cbc:URI", "BT-124")),
        ),
      ),
    ),
  ];
  const tender = reference("cac:OriginatorDocumentReference", "BT-17");
  return [
    reference("cac:DespatchDocumentReference", "BT-16"),
    reference("cac:ReceiptDocumentReference", "BT-15"),
    ...(isCreditNote ? [] : [tender]),
    reference("cac:ContractDocumentReference", "BT-12"),
    ...additional,
    ...(isCreditNote ? [tender] : [reference("cac:ProjectReference", "BT-11")]),
  ];
};

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
        leaf("cbc:Name", "BT-85"),
        branch("cac:FinancialInstitutionBranch", leaf("cbc:ID", "BT-86")),
      ),
    ),
  );

const thirdPartyPayments = each(
  "BG-DEX-09",
  branch(
    "cac:PrepaidPayment",
    leaf("cbc:ID", "BT-DEX-001"),
    amount("cbc:PaidAmount", "BT-DEX-002"),
    leaf("cbc:InstructionID", "BT-DEX-003"),
  ),
);

const taxes: readonly Node[] = [
  branch(
    "cac:TaxTotal",
    taxIn("cbc:TaxAmount", "BT-110", "BT-5"),
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
  branch("cac:TaxTotal", taxIn("cbc:TaxAmount", "BT-111", "BT-6")),
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
      ...(isCreditNote ? [leaf("cbc:TaxPointDate", "BT-7")] : [leaf("cbc:DueDate", "BT-9")]),
      leaf(isCreditNote ? "cbc:CreditNoteTypeCode" : "cbc:InvoiceTypeCode", "BT-3"),
      each("BG-1", leaf("cbc:Note", "BT-22")),
      ...(isCreditNote ? [] : [leaf("cbc:TaxPointDate", "BT-7")]),
      leaf("cbc:DocumentCurrencyCode", "BT-5"),
      leaf("cbc:TaxCurrencyCode", "BT-6"),
      leaf("cbc:AccountingCost", "BT-19"),
      leaf("cbc:BuyerReference", "BT-10"),
      period("BT-73", "BT-74", leaf("cbc:DescriptionCode", "BT-8")),
      branch("cac:OrderReference", leaf("cbc:ID", "BT-13"), leaf("cbc:SalesOrderID", "BT-14")),
      each(
        "BG-3",
        branch(
          "cac:BillingReference",
          branch("cac:InvoiceDocumentReference", leaf("cbc:ID", "BT-25"), leaf("cbc:IssueDate", "BT-26")),
        ),
      ),
      ...references(isCreditNote),
      seller,
      buyer,
      payee,
      taxRepresentative,
      delivery,
      payment(isCreditNote),
      branch("cac:PaymentTerms", lined(leaf("cbc:Note", "BT-20"))),
      ...(isCreditNote ? [] : [thirdPartyPayments]),
      each("BG-20", allowance(false, allowanceNames.allowance, category("cac:TaxCategory", "BT-95", "BT-96"))),
      each("BG-21", allowance(true, allowanceNames.charge, category("cac:TaxCategory", "BT-102", "BT-103"))),
      ...taxes,
      totals,
      lines(
        isCreditNote ? "cac:CreditNoteLine" : "cac:InvoiceLine",
        isCreditNote ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity",
      ),
    ],
  };
}

/** UBL 2.1, as CEN/TS 16931-3-2 maps the terms of EN 16931-1 to it. */
export const ublInvoice = document("Invoice");
export const ublCreditNote = document("CreditNote");
