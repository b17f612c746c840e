import { isCountry } from "../../billing/countries.js";
import { categoryOfExemption } from "../../billing/exemption-code.js";
import { isRegister } from "../../billing/legal-id.js";
import type { DocumentRoot } from "../../ports/document-reader.js";
import { isCurrency } from "../../kernel/currency.js";
import { electronicAddressSchemes } from "../checks/electronic-address-schemes.js";
import { unitCodes } from "../checks/unit-codes.js";
import type { TermName } from "../terms/terms.js";
import { allowanceReasons, chargeReasons, mediaTypes, paymentMeans, taxPointCodes, typeCodes } from "./code-lists.js";
import { everywhere } from "./everywhere.js";
import { isExtension } from "./stated.js";
import { always, rule, type StatedRule } from "./stated-rule.js";

const categories: readonly string[] = ["S", "Z", "E", "AE", "K", "G", "O", "L", "M", "B"];

/** The countries of the list that ISO 3166-1 does not have: Northern Ireland for VAT, Kosovo, and Greece in VAT IDs. */
const furtherCountries: readonly string[] = ["1A", "XI", "XK", "EL"];
const isCountryCode = (code: string): boolean => isCountry(code) || furtherCountries.includes(code);

const hasNoRegister = (scheme: string): boolean => !isRegister(scheme);

/** A rule for codes of one list. */
const listed = (id: string, message: string, names: readonly TermName[], isWrong: (code: string) => boolean): StatedRule =>
  always(rule(id, message, everywhere(names, isWrong)));

/** A rule for codes whose list depends on the root element. */
const listedByRoot = (
  id: string,
  message: string,
  name: TermName,
  lists: Readonly<Record<DocumentRoot, ReadonlySet<string>>>,
): StatedRule =>
  always(rule(id, message, (terms, form) => everywhere([name], (code) => !lists[form.root].has(code))(terms, form)));

/** The identifier of a creditor (SEPA) is one of the seller or the payee. UBL has no other place for it. */
const creditors: readonly TermName[] = ["BT-29-1", "BT-60-1"];

/** Codes that are not in the list that they have to be in. */
export const codeRules: readonly StatedRule[] = [
  listedByRoot(
    "BR-CL-01",
    "The type of the document is not in the list of EN 16931 for its root element (UNTDID 1001).",
    "BT-3",
    typeCodes,
  ),
  listed("BR-CL-04", "The currency is not in the list of ISO 4217.", ["BT-5"], (code) => !isCurrency(code)),
  listed("BR-CL-05", "The tax currency is not in the list of ISO 4217.", ["BT-6"], (code) => !isCurrency(code)),
  listedByRoot(
    "BR-CL-06",
    "The event on which the VAT falls due is not in the list of EN 16931 (UNTDID 2005, in CII 2475).",
    "BT-8",
    taxPointCodes,
  ),
  always(
    rule("BR-CL-10", "The scheme of the identifier is not in the list of ISO 6523.", (terms, form) => {
      const isCreditor = (scheme: string) => scheme === "SEPA" && form.root !== "cross_industry_invoice";
      return [
        ...everywhere(creditors, (scheme) => hasNoRegister(scheme) && !isCreditor(scheme))(terms, form),
        ...everywhere(["BT-46-1"], hasNoRegister)(terms, form),
      ];
    }),
  ),
  listed(
    "BR-CL-11",
    "The scheme of the register is not in the list of ISO 6523.",
    ["BT-30-1", "BT-47-1", "BT-61-1"],
    hasNoRegister,
  ),
  listed(
    "BR-CL-14",
    "The country is not in the list of ISO 3166-1.",
    ["BT-40", "BT-55", "BT-69", "BT-80"],
    (code) => !isCountryCode(code),
  ),
  listed("BR-CL-15", "The country of origin is not in the list of ISO 3166-1.", ["BT-159"], (code) => !isCountryCode(code)),
  listed("BR-CL-16", "The means of payment is not in the list UNTDID 4461.", ["BT-81"], (code) => !paymentMeans.has(code)),
  listed(
    "BR-CL-17",
    "The VAT category is not in the list of EN 16931 (UNTDID 5305).",
    ["BT-118"],
    (code) => !categories.includes(code),
  ),
  listed(
    "BR-CL-18",
    "The VAT category is not in the list of EN 16931 (UNTDID 5305).",
    ["BT-95", "BT-102", "BT-151", "BT-X-273"],
    (code) => !categories.includes(code),
  ),
  listed(
    "BR-CL-19",
    "The reason of the allowance is not in the list of EN 16931 (UNTDID 5189).",
    ["BT-98", "BT-140"],
    (code) => !allowanceReasons.has(code),
  ),
  listed(
    "BR-CL-20",
    "The reason of the charge is not in the list of EN 16931 (UNTDID 7161).",
    ["BT-105", "BT-145"],
    (code) => !chargeReasons.has(code),
  ),
  listed("BR-CL-21", "The scheme of the item is not in the list of ISO 6523.", ["BT-157-1"], hasNoRegister),
  listed(
    "BR-CL-22",
    "The code of the exemption reason is not in the list VATEX.",
    ["BT-121"],
    (code) => categoryOfExemption(code.toUpperCase()) === undefined,
  ),
  listed(
    "BR-CL-23",
    "The unit is not in the lists of UN/ECE Recommendations 20 and 21.",
    ["BT-130", "BT-150"],
    (code) => !unitCodes.has(code),
  ),
  always(
    rule("BR-CL-24", "Files of this media type are not permitted in an invoice.", (terms, form) => {
      // The extension of XRechnung permits XML, too (BR-DEX-01).
      const isPermitted = (type: string) => mediaTypes.has(type) || (type === "application/xml" && isExtension(terms));
      return everywhere(["BT-125-1"], (type) => !isPermitted(type))(terms, form);
    }),
  ),
  listed(
    "BR-CL-25",
    "The scheme of the electronic address is not in the list EAS.",
    ["BT-34-1", "BT-49-1"],
    (scheme) => !electronicAddressSchemes.includes(scheme),
  ),
  listed("BR-CL-26", "The scheme of the location is not in the list of ISO 6523.", ["BT-71-1"], hasNoRegister),
];
