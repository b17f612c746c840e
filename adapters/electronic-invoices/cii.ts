import type { TermName } from "../../core/index.js";
import {
  type AddressTerms,
  type AllowanceNames,
  branch,
  day,
  each,
  fixed,
  leaf,
  type Node,
  required,
  type Syntax,
} from "./syntax.js";

const date = (name: string, term: TermName): Node => branch(name, day("udt:DateTimeString", term));

const period = (start: TermName, end: TermName): Node =>
  branch("ram:BillingSpecifiedPeriod", date("ram:StartDateTime", start), date("ram:EndDateTime", end));

const category = (code: TermName, rate: TermName): readonly Node[] => [
  fixed("ram:TypeCode", "VAT"),
  leaf("ram:CategoryCode", code),
  leaf("ram:RateApplicablePercent", rate),
];

const allowance = (isCharge: boolean, names: AllowanceNames, ...rest: readonly Node[]) =>
  branch(
    "ram:SpecifiedTradeAllowanceCharge",
    required("ram:ChargeIndicator", fixed("udt:Indicator", String(isCharge))),
    leaf("ram:ActualAmount", names.amount),
    leaf("ram:ReasonCode", names.code),
    leaf("ram:Reason", names.reason),
    ...rest,
  );

const address = ([line1, line2, city, postalCode, region, country]: AddressTerms): Node =>
  branch(
    "ram:PostalTradeAddress",
    leaf("ram:PostcodeCode", postalCode),
    leaf("ram:LineOne", line1),
    leaf("ram:LineTwo", line2),
    leaf("ram:CityName", city),
    leaf("ram:CountryID", country),
    leaf("ram:CountrySubDivisionName", region),
  );

const electronicAddress = (term: TermName, scheme: TermName): Node =>
  branch("ram:URIUniversalCommunication", leaf("ram:URIID", term, { terms: { schemeID: scheme } }));

const registration = (term: TermName, scheme: "VA" | "FC"): Node =>
  branch("ram:SpecifiedTaxRegistration", leaf("ram:ID", term, { fixed: { schemeID: scheme } }));

const seller = branch(
  "ram:SellerTradeParty",
  leaf("ram:ID", "BT-29"),
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
  address(["BT-35", "BT-36", "BT-37", "BT-38", "BT-39", "BT-40"]),
  electronicAddress("BT-34", "BT-34-1"),
  registration("BT-31", "VA"),
  registration("BT-32", "FC"),
);

const buyer = branch(
  "ram:BuyerTradeParty",
  leaf("ram:Name", "BT-44"),
  branch(
    "ram:SpecifiedLegalOrganization",
    leaf("ram:ID", "BT-47", { terms: { schemeID: "BT-47-1" } }),
    leaf("ram:TradingBusinessName", "BT-45"),
  ),
  branch("ram:DefinedTradeContact", branch("ram:EmailURIUniversalCommunication", leaf("ram:URIID", "BT-58"))),
  address(["BT-50", "BT-51", "BT-52", "BT-53", "BT-54", "BT-55"]),
  electronicAddress("BT-49", "BT-49-1"),
  registration("BT-48", "VA"),
);

const line = each(
  "BG-25",
  branch(
    "ram:IncludedSupplyChainTradeLineItem",
    branch("ram:AssociatedDocumentLineDocument", leaf("ram:LineID", "BT-126")),
    branch("ram:SpecifiedTradeProduct", leaf("ram:Name", "BT-153"), leaf("ram:Description", "BT-154")),
    branch(
      "ram:SpecifiedLineTradeAgreement",
      branch(
        "ram:NetPriceProductTradePrice",
        leaf("ram:ChargeAmount", "BT-146"),
        leaf("ram:BasisQuantity", "BT-149", { terms: { unitCode: "BT-150" } }),
      ),
    ),
    branch("ram:SpecifiedLineTradeDelivery", leaf("ram:BilledQuantity", "BT-129", { terms: { unitCode: "BT-130" } })),
    branch(
      "ram:SpecifiedLineTradeSettlement",
      branch("ram:ApplicableTradeTax", ...category("BT-151", "BT-152")),
      period("BT-134", "BT-135"),
      each("BG-27", allowance(false, { amount: "BT-136", reason: "BT-139", code: "BT-140" })),
      each("BG-28", allowance(true, { amount: "BT-141", reason: "BT-144", code: "BT-145" })),
      branch("ram:SpecifiedTradeSettlementLineMonetarySummation", leaf("ram:LineTotalAmount", "BT-131")),
    ),
  ),
);

const agreement = branch(
  "ram:ApplicableHeaderTradeAgreement",
  leaf("ram:BuyerReference", "BT-10"),
  seller,
  buyer,
  branch("ram:BuyerOrderReferencedDocument", leaf("ram:IssuerAssignedID", "BT-13")),
  branch("ram:ContractReferencedDocument", leaf("ram:IssuerAssignedID", "BT-12")),
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
    leaf("ram:RateApplicablePercent", "BT-119"),
  ),
);

const totals = branch(
  "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
  leaf("ram:LineTotalAmount", "BT-106"),
  leaf("ram:ChargeTotalAmount", "BT-108"),
  leaf("ram:AllowanceTotalAmount", "BT-107"),
  leaf("ram:TaxBasisTotalAmount", "BT-109"),
  leaf("ram:TaxTotalAmount", "BT-110", { terms: { currencyID: "BT-5" } }),
  leaf("ram:TaxTotalAmount", "BT-111", { terms: { currencyID: "BT-6" } }),
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
  branch(
    "ram:SpecifiedTradeSettlementPaymentMeans",
    leaf("ram:TypeCode", "BT-81"),
    each(
      "BG-17",
      branch(
        "ram:PayeePartyCreditorFinancialAccount",
        leaf("ram:IBANID", "BT-84"),
        leaf("ram:AccountName", "BT-85"),
        leaf("ram:ProprietaryID", "BT-84-1"),
      ),
    ),
    each("BG-17", branch("ram:PayeeSpecifiedCreditorFinancialInstitution", leaf("ram:BICID", "BT-86"))),
  ),
  vatBreakdown,
  period("BT-73", "BT-74"),
  each(
    "BG-20",
    allowance(
      false,
      { amount: "BT-92", reason: "BT-97", code: "BT-98" },
      branch("ram:CategoryTradeTax", ...category("BT-95", "BT-96")),
    ),
  ),
  each(
    "BG-21",
    allowance(
      true,
      { amount: "BT-99", reason: "BT-104", code: "BT-105" },
      branch("ram:CategoryTradeTax", ...category("BT-102", "BT-103")),
    ),
  ),
  branch("ram:SpecifiedTradePaymentTerms", leaf("ram:Description", "BT-20"), date("ram:DueDateDateTime", "BT-9")),
  totals,
  each(
    "BG-3",
    branch(
      "ram:InvoiceReferencedDocument",
      leaf("ram:IssuerAssignedID", "BT-25"),
      branch("ram:FormattedIssueDateTime", day("qdt:DateTimeString", "BT-26")),
    ),
  ),
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
      each("BG-1", branch("ram:IncludedNote", leaf("ram:Content", "BT-22"))),
    ),
    branch(
      "rsm:SupplyChainTradeTransaction",
      line,
      agreement,
      required(
        "ram:ApplicableHeaderTradeDelivery",
        branch("ram:ShipToTradeParty", address(["BT-75", "BT-76", "BT-77", "BT-78", "BT-79", "BT-80"])),
      ),
      settlement,
    ),
  ],
};
