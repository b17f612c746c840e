import { lines } from "./cii-lines.js";
import { address, allowance, category, date, electronicAddress, period, referenced, registration } from "./cii-parts.js";
import {
  allowanceNames,
  branch,
  day,
  each,
  fixed,
  leaf,
  lined,
  onlyRead,
  outer,
  placeholder,
  required,
  type Syntax,
  taxIn,
  writtenIf,
} from "./syntax.js";

const seller = branch(
  "ram:SellerTradeParty",
  leaf("ram:ID", "BT-29"),
  onlyRead(leaf("ram:GlobalID", "BT-29", { terms: { schemeID: "BT-29-1" } })),
  leaf("ram:Name", "BT-27"),
  leaf("ram:Description", "BT-33"),
  branch(
    "ram:SpecifiedLegalOrganization",
    leaf("ram:ID", "BT-30", { terms: { schemeID: "BT-30-1" } }),
    leaf("ram:TradingBusinessName", "BT-28"),
  ),
  branch(
    "ram:DefinedTradeContact",
    leaf("ram:PersonName", "BT-41"),
    branch("ram:TelephoneUniversalCommunication", leaf("ram:CompleteNumber", "BT-42")),
    branch("ram:EmailURIUniversalCommunication", leaf("ram:URIID", "BT-43")),
  ),
  address(["BT-35", "BT-36", "BT-37", "BT-38", "BT-39", "BT-40", "BT-162"]),
  electronicAddress("BT-34", "BT-34-1"),
  registration("BT-31", "VA"),
  registration("BT-32", "FC"),
);

const buyer = branch(
  "ram:BuyerTradeParty",
  leaf("ram:ID", "BT-46"),
  onlyRead(leaf("ram:GlobalID", "BT-46", { terms: { schemeID: "BT-46-1" } })),
  leaf("ram:Name", "BT-44"),
  branch(
    "ram:SpecifiedLegalOrganization",
    leaf("ram:ID", "BT-47", { terms: { schemeID: "BT-47-1" } }),
    leaf("ram:TradingBusinessName", "BT-45"),
  ),
  branch(
    "ram:DefinedTradeContact",
    leaf("ram:PersonName", "BT-56"),
    branch("ram:TelephoneUniversalCommunication", leaf("ram:CompleteNumber", "BT-57")),
    branch("ram:EmailURIUniversalCommunication", leaf("ram:URIID", "BT-58")),
  ),
  address(["BT-50", "BT-51", "BT-52", "BT-53", "BT-54", "BT-55", "BT-163"]),
  electronicAddress("BT-49", "BT-49-1"),
  registration("BT-48", "VA"),
);

const taxRepresentative = branch(
  "ram:SellerTaxRepresentativeTradeParty",
  leaf("ram:Name", "BT-62"),
  address(["BT-64", "BT-65", "BT-66", "BT-67", "BT-68", "BT-69", "BT-164"]),
  registration("BT-63", "VA"),
);

const payee = branch(
  "ram:PayeeTradeParty",
  leaf("ram:ID", "BT-60"),
  onlyRead(leaf("ram:GlobalID", "BT-60", { terms: { schemeID: "BT-60-1" } })),
  leaf("ram:Name", "BT-59"),
  branch("ram:SpecifiedLegalOrganization", leaf("ram:ID", "BT-61", { terms: { schemeID: "BT-61-1" } })),
);

const additionalDocuments = [
  branch("ram:AdditionalReferencedDocument", leaf("ram:IssuerAssignedID", "BT-17"), fixed("ram:TypeCode", "50")),
  branch(
    "ram:AdditionalReferencedDocument",
    leaf("ram:IssuerAssignedID", "BT-18"),
    fixed("ram:TypeCode", "130"),
    leaf("ram:ReferenceTypeCode", "BT-18-1"),
  ),
  each(
    "BG-24",
    branch(
      "ram:AdditionalReferencedDocument",
      leaf("ram:IssuerAssignedID", "BT-122"),
      leaf("ram:URIID", "BT-124"),
      fixed("ram:TypeCode", "916"),
      leaf("ram:Name", "BT-123"),
      leaf("ram:AttachmentBinaryObject", "BT-125", { terms: { mimeCode: "BT-125-1", filename: "BT-125-2" } }),
    ),
  ),
];

const delivery = required(
  "ram:ApplicableHeaderTradeDelivery",
  branch(
    "ram:ShipToTradeParty",
    leaf("ram:ID", "BT-71"),
    onlyRead(leaf("ram:GlobalID", "BT-71", { terms: { schemeID: "BT-71-1" } })),
    leaf("ram:Name", "BT-70"),
    address(["BT-75", "BT-76", "BT-77", "BT-78", "BT-79", "BT-80", "BT-165"]),
  ),
  branch("ram:ActualDeliverySupplyChainEvent", date("ram:OccurrenceDateTime", "BT-72")),
  referenced("ram:DespatchAdviceReferencedDocument", "BT-16"),
  referenced("ram:ReceivingAdviceReferencedDocument", "BT-15"),
);

const agreement = branch(
  "ram:ApplicableHeaderTradeAgreement",
  leaf("ram:BuyerReference", "BT-10"),
  seller,
  buyer,
  taxRepresentative,
  referenced("ram:SellerOrderReferencedDocument", "BT-14"),
  referenced("ram:BuyerOrderReferencedDocument", "BT-13"),
  referenced("ram:ContractReferencedDocument", "BT-12"),
  ...additionalDocuments,
  branch("ram:SpecifiedProcuringProject", leaf("ram:ID", "BT-11"), placeholder("ram:Name", "Project reference")),
);

const vatBreakdown = each(
  "BG-23",
  branch(
    "ram:ApplicableTradeTax",
    leaf("ram:CalculatedAmount", "BT-117"),
    fixed("ram:TypeCode", "VAT"),
    leaf("ram:ExemptionReason", "BT-120"),
    leaf("ram:BasisAmount", "BT-116"),
    leaf("ram:CategoryCode", "BT-118"),
    leaf("ram:ExemptionReasonCode", "BT-121"),
    branch("ram:TaxPointDate", outer(day("udt:DateString", "BT-7"))),
    outer(leaf("ram:DueDateTypeCode", "BT-8")),
    leaf("ram:RateApplicablePercent", "BT-119"),
  ),
);

const totals = branch(
  "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
  leaf("ram:LineTotalAmount", "BT-106"),
  leaf("ram:ChargeTotalAmount", "BT-108"),
  leaf("ram:AllowanceTotalAmount", "BT-107"),
  leaf("ram:TaxBasisTotalAmount", "BT-109"),
  taxIn("ram:TaxTotalAmount", "BT-110", "BT-5"),
  taxIn("ram:TaxTotalAmount", "BT-111", "BT-6"),
  leaf("ram:RoundingAmount", "BT-114"),
  leaf("ram:GrandTotalAmount", "BT-112"),
  leaf("ram:TotalPrepaidAmount", "BT-113"),
  leaf("ram:DuePayableAmount", "BT-115"),
);

const settlement = branch(
  "ram:ApplicableHeaderTradeSettlement",
  leaf("ram:PaymentReference", "BT-83"),
  leaf("ram:TaxCurrencyCode", "BT-6"),
  leaf("ram:InvoiceCurrencyCode", "BT-5"),
  payee,
  branch(
    "ram:SpecifiedTradeSettlementPaymentMeans",
    leaf("ram:TypeCode", "BT-81"),
    each(
      "BG-17",
      branch(
        "ram:PayeePartyCreditorFinancialAccount",
        writtenIf("iban", leaf("ram:IBANID", "BT-84")),
        leaf("ram:AccountName", "BT-85"),
        writtenIf("not_iban", leaf("ram:ProprietaryID", "BT-84")),
      ),
    ),
    each("BG-17", branch("ram:PayeeSpecifiedCreditorFinancialInstitution", leaf("ram:BICID", "BT-86"))),
  ),
  vatBreakdown,
  period("BT-73", "BT-74"),
  each("BG-20", allowance(false, allowanceNames.allowance, branch("ram:CategoryTradeTax", ...category("BT-95", "BT-96")))),
  each("BG-21", allowance(true, allowanceNames.charge, branch("ram:CategoryTradeTax", ...category("BT-102", "BT-103")))),
  each(
    "BG-X-42",
    branch(
      "ram:SpecifiedLogisticsServiceCharge",
      leaf("ram:Description", "BT-X-271"),
      leaf("ram:AppliedAmount", "BT-X-272"),
      branch("ram:AppliedTradeTax", ...category("BT-X-273", "BT-X-274")),
    ),
  ),
  branch("ram:SpecifiedTradePaymentTerms", lined(leaf("ram:Description", "BT-20")), date("ram:DueDateDateTime", "BT-9")),
  totals,
  each(
    "BG-3",
    branch(
      "ram:InvoiceReferencedDocument",
      leaf("ram:IssuerAssignedID", "BT-25"),
      branch("ram:FormattedIssueDateTime", day("qdt:DateTimeString", "BT-26")),
    ),
  ),
  branch("ram:ReceivableSpecifiedTradeAccountingAccount", leaf("ram:ID", "BT-19")),
);

/** UN/CEFACT Cross Industry Invoice D16B, as CEN/TS 16931-3-3 maps the terms of EN 16931-1 to it. */
export const ciiInvoice: Syntax = {
  root: "rsm:CrossIndustryInvoice",
  namespaces: {
    rsm: "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
    qdt: "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
    ram: "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
    udt: "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
  },
  parts: [
    branch(
      "rsm:ExchangedDocumentContext",
      branch("ram:BusinessProcessSpecifiedDocumentContextParameter", leaf("ram:ID", "BT-23")),
      branch("ram:GuidelineSpecifiedDocumentContextParameter", leaf("ram:ID", "BT-24")),
    ),
    branch(
      "rsm:ExchangedDocument",
      leaf("ram:ID", "BT-1"),
      leaf("ram:TypeCode", "BT-3"),
      date("ram:IssueDateTime", "BT-2"),
      each("BG-1", branch("ram:IncludedNote", leaf("ram:Content", "BT-22"), leaf("ram:SubjectCode", "BT-21"))),
    ),
    branch("rsm:SupplyChainTradeTransaction", lines, agreement, delivery, settlement),
  ],
};
