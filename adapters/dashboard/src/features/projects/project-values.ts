import type { Schemas } from "../../../../../client/index.js";
import { budgetPeriods } from "../../../../../core/projects/budget.js";
import { billingMethods, projectTable } from "../../../../../core/projects/project.js";
import { amountText, readAmount, readDecimal } from "../../elements/amounts.js";
import { textBody, type TextValues, textValues } from "../../elements/text-values.js";
import { type Budget, type Client, currencyOf, type Project } from "./project-currency.js";

export type ProjectBody = Schemas["ProjectCreation"];

/** The form's fields as texts, by the names that API errors use. `client_id` is the complete client, since its currency applies to the rate. */
export interface ProjectValues extends TextValues<typeof projectTable.fields> {
  readonly client_id: Client | null;
  readonly billable: boolean;
  readonly billing_method: string;
  readonly rate: string;
  readonly budget: { readonly kind: string; readonly value: string; readonly period: string };
}

export function valuesOf(project: Project | null, workspaces: string): ProjectValues {
  const currency = currencyOf(project?.client, workspaces);
  const budget = project?.budget ?? null;
  return {
    ...textValues(projectTable, project),
    client_id: project?.client ?? null,
    billable: project?.billable ?? true,
    billing_method: project?.billing_method ?? "time",
    rate: amountText(project?.rate, currency),
    budget: { kind: budget?.kind ?? "", value: budget ? budgetText(budget, currency) : "", period: budget?.period ?? "total" },
  };
}

function budgetText({ hours, amount }: Budget, currency: string): string {
  return hours ?? amountText(amount, currency);
}

/** Parses the budget. Returns null if there is none and undefined if it is invalid. */
export function readBudget({ kind, value, period: typed }: ProjectValues["budget"], currency: string): Budget | null | undefined {
  const period = budgetPeriods.find((one) => one === typed) ?? "total";
  if (kind === "amount") {
    const amount = readAmount(value, currency);
    return amount === null || amount === undefined || amount < 1 ? undefined : { kind, amount, period };
  }
  if (kind !== "hours") return null;
  const hours = readDecimal(value);
  return hours === undefined || Number(hours) <= 0 ? undefined : { kind, hours, period };
}

/** The API's request body. The rate and the budget must be valid. */
export function bodyOf(values: ProjectValues, workspaces: string): ProjectBody {
  const currency = currencyOf(values.client_id, workspaces);
  return {
    ...textBody(projectTable, values),
    client_id: values.client_id?.id ?? null,
    billable: values.billable,
    billing_method: billingMethods.find((one) => one === values.billing_method) ?? "time",
    rate: readAmount(values.rate, currency) ?? null,
    budget: readBudget(values.budget, currency) ?? null,
  };
}
