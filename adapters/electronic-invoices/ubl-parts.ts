import type { TermName } from "../../core/index.js";
import { type AddressTerms, type AllowanceNames, branch, fixed, leaf, type Node, required } from "./syntax.js";

export const amount = (name: string, term: TermName): Node => leaf(name, term, { terms: { currencyID: "BT-5" } });

export const scheme = required("cac:TaxScheme", fixed("cbc:ID", "VAT"));

/** The VAT category of a line, an allowance or a group. */
export const category = (name: string, code: TermName, rate: TermName, ...reasons: readonly Node[]): Node =>
  branch(name, leaf("cbc:ID", code), leaf("cbc:Percent", rate), ...reasons, scheme);

export const allowance = (isCharge: boolean, names: AllowanceNames, ...rest: readonly Node[]) =>
  branch(
    "cac:AllowanceCharge",
    fixed("cbc:ChargeIndicator", String(isCharge)),
    leaf("cbc:AllowanceChargeReasonCode", names.code),
    leaf("cbc:AllowanceChargeReason", names.reason),
    leaf("cbc:MultiplierFactorNumeric", names.percent),
    amount("cbc:Amount", names.amount),
    amount("cbc:BaseAmount", names.base),
    ...rest,
  );

export const address = (name: string, [line1, line2, city, postalCode, region, country, line3]: AddressTerms): Node =>
  branch(
    name,
    leaf("cbc:StreetName", line1),
    leaf("cbc:AdditionalStreetName", line2),
    leaf("cbc:CityName", city),
    leaf("cbc:PostalZone", postalCode),
    leaf("cbc:CountrySubentity", region),
    branch("cac:AddressLine", leaf("cbc:Line", line3)),
    branch("cac:Country", leaf("cbc:IdentificationCode", country)),
  );

export const period = (start: TermName, end: TermName, ...rest: readonly Node[]): Node =>
  branch("cac:InvoicePeriod", leaf("cbc:StartDate", start), leaf("cbc:EndDate", end), ...rest);
