import type { PaymentCode } from "../../billing/payment-code.js";
import { type CodeProblem, paymentCodeOf } from "../payment-code/payment-code.js";
import { at, type CheckedInvoice, type Rule } from "./rule.js";

type IssueRule = Omit<Rule, "profile">;
type Path = Parameters<typeof at>[0];

const sources: Readonly<Record<PaymentCode, string>> = {
  epc_qr: "EPC069-12, version 3",
  swiss_qr_bill: "Swiss Implementation Guidelines QR-bill, version 2.3",
};
const sellerFix = "Enter it in the settings of the workspace, under seller.";

function problemOf(checked: CheckedInvoice): CodeProblem | null {
  const { seller } = checked;
  const code = paymentCodeOf({ ...checked, sellerName: seller.legalName ?? "-" });
  return code.kind === "none" ? code.problem : null;
}

const rule = (paymentCode: PaymentCode, problem: CodeProblem, path: Path, why: string, fix: string): IssueRule => ({
  id: `${paymentCode}_${problem}`,
  severity: "warning",
  source: sources[paymentCode],
  violations: (checked) => at(path, checked.paymentCode === paymentCode && problemOf(checked) === problem),
  message: `The ${paymentCode === "epc_qr" ? "QR code" : "QR-bill"} is not printed, because ${why}.`,
  fix,
});

const ofBoth = (paymentCode: PaymentCode): readonly IssueRule[] => [
  rule(paymentCode, "nothing_payable", ["total"], "nothing is to be paid", "Nothing has to be done."),
  rule(paymentCode, "amount", ["total"], "the amount is greater than 999,999,999.99", "State how to pay in the notes."),
];

/** Why a document has no payment code, although the workspace has chosen one. */
export const paymentCodeRules: readonly IssueRule[] = [
  ...ofBoth("epc_qr"),
  rule(
    "epc_qr",
    "currency",
    ["currency"],
    "the invoice is not in euros",
    "Nothing has to be done: the code exists for euros only.",
  ),
  rule("epc_qr", "account", ["seller", "iban"], "the seller has no IBAN for euros", sellerFix),
  rule("epc_qr", "bic", ["seller", "bic"], "an account outside of the European Economic Area requires a BIC", sellerFix),
  rule("epc_qr", "too_long", ["paymentReference"], "the payment reference is too long for it", "Shorten the payment reference."),
  ...ofBoth("swiss_qr_bill"),
  rule(
    "swiss_qr_bill",
    "currency",
    ["currency"],
    "the invoice is neither in Swiss francs nor in euros",
    "Nothing has to be done: QR-bills exist for these currencies only.",
  ),
  rule(
    "swiss_qr_bill",
    "account",
    ["seller", "iban"],
    "the seller has no IBAN of Switzerland or Liechtenstein for the currency",
    sellerFix,
  ),
  rule(
    "swiss_qr_bill",
    "address",
    ["seller", "address"],
    "the address of the seller lacks a postal code, a city or a country",
    sellerFix,
  ),
  rule(
    "swiss_qr_bill",
    "reference",
    ["paymentReference"],
    "a QR-IBAN requires a QR reference of 27 digits, and another IBAN accepts none",
    "Remove the payment reference, or enter one for this account.",
  ),
  rule(
    "swiss_qr_bill",
    "characters",
    ["paymentReference"],
    "the name or the address of the seller, or the payment reference, has other letters than Latin ones",
    "Use Latin letters.",
  ),
  rule(
    "swiss_qr_bill",
    "too_long",
    ["paymentReference"],
    "its texts are too long for the code",
    "Shorten the payment reference.",
  ),
];
