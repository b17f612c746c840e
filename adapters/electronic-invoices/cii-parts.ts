import type { TermName } from "../../core/index.js";
import { type AddressTerms, type AllowanceNames, branch, day, fixed, leaf, type Node, required } from "./syntax.js";

export const date = (name: string, term: TermName): Node => branch(name, day("udt:DateTimeString", term));

export const period = (start: TermName, end: TermName): Node =>
  branch("ram:BillingSpecifiedPeriod", date("ram:StartDateTime", start), date("ram:EndDateTime", end));

export const category = (code: TermName, rate: TermName): readonly Node[] => [
  fixed("ram:TypeCode", "VAT"),
  leaf("ram:CategoryCode", code),
  leaf("ram:RateApplicablePercent", rate),
];

export const allowance = (isCharge: boolean, names: AllowanceNames, ...rest: readonly Node[]) =>
  branch(
    "ram:SpecifiedTradeAllowanceCharge",
    required("ram:ChargeIndicator", fixed("udt:Indicator", String(isCharge))),
    leaf("ram:CalculationPercent", names.percent),
    leaf("ram:BasisAmount", names.base),
    leaf("ram:ActualAmount", names.amount),
    leaf("ram:ReasonCode", names.code),
    leaf("ram:Reason", names.reason),
    ...rest,
  );

export const address = ([line1, line2, city, postalCode, region, country, line3]: AddressTerms): Node =>
  branch(
    "ram:PostalTradeAddress",
    leaf("ram:PostcodeCode", postalCode),
    leaf("ram:LineOne", line1),
    leaf("ram:LineTwo", line2),
    leaf("ram:LineThree", line3),
    leaf("ram:CityName", city),
    leaf("ram:CountryID", country),
    leaf("ram:CountrySubDivisionName", region),
  );

export const electronicAddress = (term: TermName, scheme: TermName): Node =>
  branch("ram:URIUniversalCommunication", leaf("ram:URIID", term, { terms: { schemeID: scheme } }));

export const registration = (term: TermName, scheme: "VA" | "FC"): Node =>
  branch("ram:SpecifiedTaxRegistration", leaf("ram:ID", term, { fixed: { schemeID: scheme } }));

/** A document that is referred to, by its identifier. */
export const referenced = (name: string, term: TermName): Node => branch(name, leaf("ram:IssuerAssignedID", term));
