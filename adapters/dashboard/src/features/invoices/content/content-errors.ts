import { isRated } from "../../../../../../core/billing/tax.js";
import { useTranslation } from "../../../words/use-translation.js";
import { StintProblem } from "../../../../../../client/index.js";
import { isStatus } from "../../../api/problem.js";
import { readAmount, readDecimal } from "../../../elements/amounts.js";
import { useEarlyPaymentRules } from "../../../elements/early-payment.js";
import { useWithholdingRules } from "../../../elements/withholding.js";
import { hasTwoTaxes, type TaxValues } from "../../../elements/tax-values.js";
import type { AllowanceValues, ContentValues } from "./content-values.js";
import { readTime } from "./time-quantity.js";

/** Returns the check of what the service could not report at a field: the errors by path. */
export function useContentErrors(): (values: ContentValues, currency: string) => Record<string, string> {
  const { t } = useTranslation("invoices");
  const earlyPayment = useEarlyPaymentRules();
  const withholding = useWithholdingRules();
  return (values, currency) => {
    const errors: Record<string, string> = {};
    const report = (path: string, isRight: boolean, message: string) => {
      if (!isRight) errors[path] = message;
    };
    const required = (path: string, text: string) => report(path, text.trim() !== "", t("shell:problems.required"));
    const amount = (path: string, text: string, isOptional = false) => {
      const read = readAmount(text, currency);
      report(path, typeof read === "number" || (isOptional && read === null), t("shell:problems.amount"));
    };
    const decimal = (path: string, text: string) =>
      report(path, readDecimal(text) !== undefined, t("shell:problems.decimal_malformed"));
    const tax = (path: string, values: TaxValues) => {
      if (hasTwoTaxes(values)) {
        values.components.forEach(({ name, rate }, at) => {
          required(`${path}.components.${at}.name`, name);
          decimal(`${path}.components.${at}.rate`, rate);
        });
      } else if (isRated(values.category)) decimal(`${path}.rate`, values.rate);
    };
    const adjustments = (path: string, lists: Readonly<Record<"allowances" | "charges", readonly AllowanceValues[]>>) => {
      for (const list of ["allowances", "charges"] as const)
        lists[list].forEach((part, at) => amount(`${path}${list}.${at}.amount`, part.amount));
    };
    values.lines.forEach((line, index) => {
      const path = `lines.${index}`;
      required(`${path}.description`, line.description);
      if (line.isTime) report(`${path}.quantity`, readTime(line.quantity) !== undefined, t("credit.timeMalformed"));
      else decimal(`${path}.quantity`, line.quantity);
      required(`${path}.unit`, line.unit);
      decimal(`${path}.base_quantity`, line.base_quantity);
      amount(`${path}.unit_price`, line.unit_price);
      tax(`${path}.tax`, line.tax);
      adjustments(`${path}.`, line);
    });
    tax("tax", values.tax);
    adjustments("", values);
    for (const list of ["allowances", "charges"] as const) values[list].forEach((part, at) => tax(`${list}.${at}.tax`, part.tax));
    const { discount, payable_rounding: rounding, tax_currency: taxCurrency } = values;
    if (discount.percent.trim() !== "") decimal("discount.percent", discount.percent);
    report("discount.amount", discount.percent.trim() === "" || discount.amount.trim() === "", t("discountTwice"));
    if (discount.percent.trim() === "") amount("discount.amount", discount.amount, true);
    amount("prepaid_amount", values.prepaid_amount, true);
    if (rounding.kind === "increment") amount("payable_rounding.increment", rounding.increment);
    if (rounding.kind === "amount") amount("payable_rounding.amount", rounding.amount);
    if (taxCurrency.currency !== "") decimal("tax_currency.exchange_rate", taxCurrency.exchange_rate);
    for (const field of ["percent", "days"] as const) {
      const message = earlyPayment[field](values.early_payment_discount[field], values);
      if (message !== null) errors[`early_payment_discount.${field}`] = message;
    }
    for (const field of ["name", "rate"] as const) {
      const message = withholding[field](values.withholding[field], values);
      if (message !== null) errors[`withholding.${field}`] = message;
    }
    return errors;
  };
}

/** The field at which an error about several fields appears, by the end of its pointer. */
const places: readonly (readonly [RegExp, string])[] = [
  [/\/period$/, "/end"],
  [/\/tax$/, "/category"],
  [/\/tax\/components$/, "/1/rate"],
  [/^\/tax_currency$/, "/exchange_rate"],
  [/^\/lines\/\d+$/, "/unit_price"],
];

function placed(pointer: string, { discount }: ContentValues): string {
  if (pointer === "/discount") return discount.percent.trim() === "" ? "/discount/amount" : "/discount/percent";
  const [, field = ""] = places.find(([group]) => group.test(pointer)) ?? [];
  return pointer + field;
}

/** Rejects with errors whose pointers name fields of the form. */
export async function withErrorsIn<Result>(values: ContentValues, call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!isStatus(error, 422)) throw error;
    const errors = error.errors.map((one) => ({ ...one, pointer: placed(one.pointer, values) }));
    throw new StintProblem({ ...error.body, errors });
  }
}
