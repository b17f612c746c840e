import { isIban } from "../../billing/iban.js";
import { textOf } from "./stated.js";
import { at, inItems, rule, type StatedRule } from "./stated-rule.js";

/** UNTDID 4461: a SEPA transfer. */
const SEPA_TRANSFER = "58";

const discount = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(?:#BASISBETRAG=-?\d+\.\d{2})?#$/;

/** Whether lines that begin with `#` are no early-payment discounts in the form of XRechnung, or the last one does not end with a line break. */
function isDiscountWrong(text: string): boolean {
  const lines = text.split(/\r?\n/).map((line) => line.trim().replaceAll(/\s+/g, " "));
  const last = lines.map((line) => line.startsWith("#")).lastIndexOf(true);
  return last === lines.length - 1 || lines.some((line) => line.startsWith("#") && !discount.test(line));
}

const ofXrechnung = (one: StatedRule): StatedRule => ({ ...one, profile: "xrechnung", source: `XRechnung 3.0, ${one.id}` });

/** Rules of XRechnung about what documents of Stint always have in the right form. */
export const xrechnungRules: readonly StatedRule[] = [
  ofXrechnung(
    rule(
      "BR-DE-18",
      "A line of the payment terms that begins with # is an early-payment discount such as #SKONTO#TAGE=14#PROZENT=2.25# with a line break after it.",
      (terms) => at("BT-20", isDiscountWrong(textOf(terms, "BT-20") ?? "")),
    ),
  ),
  {
    ...ofXrechnung(
      rule("BR-DE-19", "The account of a SEPA transfer is not an IBAN with valid check digits.", (terms) => {
        const isWrong = (account: string | undefined) => account !== undefined && !isIban(account);
        return textOf(terms, "BT-81") === SEPA_TRANSFER
          ? inItems("BG-17", "BT-84", (one) => isWrong(textOf(one, "BT-84")))(terms)
          : [];
      }),
    ),
    severity: "warning",
  },
];
