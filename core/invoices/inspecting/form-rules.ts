import { isCountry } from "../../billing/countries.js";
import { isRegister } from "../../billing/legal-id.js";
import { isLocalDate } from "../../kernel/calendar.js";
import { isCurrency } from "../../kernel/currency.js";
import { electronicAddressSchemes } from "../checks/electronic-address-schemes.js";
import { unitCodes } from "../checks/unit-codes.js";
import type { Finding } from "../finding.js";
import type { StatedTerms, TermName } from "../terms/terms.js";
import { documentNames } from "./document-names.js";
import { exactOf } from "./exact.js";
import type { NameRows } from "./name-row.js";
import { itemsOf, pathOf, textOf } from "./stated.js";
import { always, rule, type StatedRule } from "./stated-rule.js";

const dates: readonly TermName[] = ["BT-2", "BT-7", "BT-9", "BT-26", "BT-72", "BT-73", "BT-74", "BT-134", "BT-135"];

const numbers: readonly TermName[] = [
  ...(["BT-92", "BT-93", "BT-94", "BT-96", "BT-99", "BT-100", "BT-101", "BT-103"] as const),
  ...(["BT-106", "BT-107", "BT-108", "BT-109", "BT-110", "BT-111", "BT-112", "BT-113", "BT-114", "BT-115"] as const),
  ...(["BT-116", "BT-117", "BT-119", "BT-129", "BT-131", "BT-136", "BT-137", "BT-138", "BT-141", "BT-142", "BT-143"] as const),
  ...(["BT-146", "BT-147", "BT-148", "BT-149", "BT-152"] as const),
];

/** UNTDID 1001, as far as EN 16931 permits it: of invoices, then of credit notes. */
const typeCodes: ReadonlySet<string> = new Set(
  (
    "71 80 82 84 102 130 202 203 204 211 218 219 295 325 326 331 380 382 383 384 385 386 387 388 389 390 393 394 395 456 457 " +
    "527 553 575 623 633 751 780 817 870 875 876 877 935 81 83 261 262 296 308 381 396 420 458 502 503 532"
  ).split(" "),
);

const categories: readonly string[] = ["S", "Z", "E", "AE", "K", "G", "O", "L", "M", "B"];

/** The countries of the list that ISO 3166-1 does not have: Northern Ireland for VAT, Kosovo, and Greece in VAT IDs. */
const furtherCountries: readonly string[] = ["1A", "XI", "XK", "EL"];
const isCountryCode = (code: string): boolean => isCountry(code) || furtherCountries.includes(code);

/** The paths of a term, wherever it is, for the texts of which the condition is true. */
function everywhere(names: readonly TermName[], isWrong: (text: string) => boolean): StatedRule["violations"] {
  return (terms) => violationsIn(documentNames, terms, [], new Set(names), isWrong);
}

function violationsIn(
  rows: NameRows,
  terms: StatedTerms,
  indexes: readonly number[],
  names: ReadonlySet<string>,
  isWrong: (text: string) => boolean,
): readonly Finding["path"][] {
  return (Object.entries(rows) as [TermName, NameRows[string]][]).flatMap(([name, row]) => {
    if (row.kind === "group")
      return itemsOf(terms, name).flatMap((item, index) => violationsIn(row.rows, item, [...indexes, index], names, isWrong));
    const text = names.has(name) ? textOf(terms, name) : undefined;
    return text !== undefined && isWrong(text) ? [pathOf(name, ...indexes)] : [];
  });
}

/** UBL names the code of a register alone, CII with leading zeros; both are four digits. */
const isUnknownRegister = (scheme: string): boolean => scheme !== "SEPA" && !isRegister(scheme);

/** Values that are not in the form or in the list that they have to be in. */
export const formRules: readonly StatedRule[] = [
  always({
    ...rule(
      "date_malformed",
      "This is not a calendar date.",
      everywhere(dates, (text) => !isLocalDate(text.slice(0, 10))),
    ),
    source: "EN 16931-1, 6.5.10",
  }),
  always({
    ...rule(
      "number_malformed",
      "This is not a decimal number.",
      everywhere(numbers, (text) => exactOf(text) === null),
    ),
    source: "EN 16931-1, 6.5",
  }),
  always(
    rule(
      "BR-CL-01",
      "The type of the document is not in the list of EN 16931 (UNTDID 1001).",
      everywhere(["BT-3"], (code) => !typeCodes.has(code)),
    ),
  ),
  always(
    rule(
      "BR-CL-04",
      "The currency is not in the list of ISO 4217.",
      everywhere(["BT-5"], (code) => !isCurrency(code)),
    ),
  ),
  always(
    rule(
      "BR-CL-05",
      "The tax currency is not in the list of ISO 4217.",
      everywhere(["BT-6"], (code) => !isCurrency(code)),
    ),
  ),
  always(
    rule(
      "BR-CL-11",
      "The scheme of the register is not in the list of ISO 6523.",
      everywhere(["BT-30-1", "BT-47-1", "BT-61-1"], isUnknownRegister),
    ),
  ),
  always(
    rule(
      "BR-CL-14",
      "The country is not in the list of ISO 3166-1.",
      everywhere(["BT-40", "BT-55", "BT-69", "BT-80", "BT-159"], (code) => !isCountryCode(code)),
    ),
  ),
  always(
    rule(
      "BR-CL-17",
      "The VAT category is not in the list of EN 16931 (UNTDID 5305).",
      everywhere(["BT-118"], (code) => !categories.includes(code)),
    ),
  ),
  always(
    rule(
      "BR-CL-18",
      "The VAT category is not in the list of EN 16931 (UNTDID 5305).",
      everywhere(["BT-95", "BT-102", "BT-151"], (code) => !categories.includes(code)),
    ),
  ),
  always(
    rule(
      "BR-CL-23",
      "The unit is not in the lists of UN/ECE Recommendations 20 and 21.",
      everywhere(["BT-130", "BT-150"], (code) => !unitCodes.has(code)),
    ),
  ),
  always(
    rule(
      "BR-CL-25",
      "The scheme of the electronic address is not in the list EAS.",
      everywhere(["BT-34-1", "BT-49-1"], (scheme) => !electronicAddressSchemes.includes(scheme)),
    ),
  ),
];
