import type { Schemas } from "../../../../../client/index.js";
import { MAX_RATE } from "../../../../../core/billing/rate.js";
import { Issues } from "../../../../../core/kernel/errors.js";
import { parseDecimal } from "../../../../../core/kernel/decimal.js";
import { checkHours } from "../../../../../core/recurring-invoices/retained-hours.js";
import { amountText, readAmount, readDecimal } from "../../elements/amounts.js";
import { orNull } from "../../elements/text-values.js";

type Retainer = NonNullable<Schemas["RecurringInvoice"]["retainer"]>;
type Body = NonNullable<Schemas["RecurringInvoiceCreation"]["retainer"]>;

/** What happens to unused hours. */
export const rollOvers = ["none", "limited", "all"] as const;

/** A retainer as texts, by the names that API errors use. */
export interface RetainerValues {
  readonly amount: string;
  readonly included_hours: string;
  readonly project_ids: readonly string[];
  /** "" for the rate of each time entry. */
  readonly rate: string;
  readonly rolls: string;
  readonly roll_over: { readonly max_hours: string };
  readonly description: string;
}

export const noRetainer: RetainerValues = {
  ...{ amount: "", included_hours: "", project_ids: [], rate: "" },
  ...{ rolls: "none", roll_over: { max_hours: "" }, description: "" },
};

export function retainerValues(retainer: Retainer | null, currency: string): RetainerValues {
  if (retainer === null) return noRetainer;
  const { roll_over: rollOver } = retainer;
  const most = rollOver?.max_hours ?? null;
  return {
    amount: amountText(retainer.amount, currency),
    included_hours: retainer.included_hours,
    project_ids: retainer.project_ids,
    rate: amountText(retainer.rate, currency),
    rolls: rollOver === null ? "none" : most === null ? "all" : "limited",
    roll_over: { max_hours: most ?? "" },
    description: retainer.description ?? "",
  };
}

/** The API's body; null if a field is invalid. */
export function retainerBody(values: RetainerValues, currency: string): Body | null {
  const [amount, rate] = [readAmount(values.amount, currency), readAmount(values.rate, currency)];
  const [hours, most] = [readHours(values.included_hours), readHours(values.roll_over.max_hours)];
  const isLimited = values.rolls === "limited";
  if (typeof amount !== "number" || rate === undefined || hours === null || (isLimited && most === null)) return null;
  return {
    ...{ amount, included_hours: hours, project_ids: [...values.project_ids], rate },
    roll_over: values.rolls === "none" ? null : { max_hours: isLimited ? most : null },
    description: orNull(values.description),
  };
}

/** The fields that the API would reject. */
export function retainerErrors(
  values: RetainerValues,
  currency: string,
): readonly ("amount" | "included_hours" | "rate" | "roll_over.max_hours")[] {
  const rate = readAmount(values.rate, currency);
  const amount = readAmount(values.amount, currency);
  return [
    ...(typeof amount === "number" && amount >= 0 ? [] : (["amount"] as const)),
    ...(readHours(values.included_hours) === null ? (["included_hours"] as const) : []),
    ...(rate === null || (rate !== undefined && rate >= 0 && BigInt(rate) <= MAX_RATE) ? [] : (["rate"] as const)),
    ...(values.rolls === "limited" && readHours(values.roll_over.max_hours) === null ? (["roll_over.max_hours"] as const) : []),
  ];
}

/** Hours as the API takes them; null if it would reject them. */
function readHours(text: string): string | null {
  const decimal = readDecimal(text);
  if (decimal === undefined) return null;
  const issues = new Issues();
  checkHours(issues, [], parseDecimal(decimal));
  return issues.found.length === 0 ? decimal : null;
}
