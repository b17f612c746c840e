import { type Decimal, formatDecimal, parseDecimal, wholeDecimal } from "../kernel/decimal.js";
import { invalidField, Issues } from "../kernel/errors.js";
import type { FieldType, Path } from "../kernel/field.js";
import { FieldTable } from "../kernel/field-table.js";
import { amountType, choiceType, decimalType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import type { JsonCodec } from "../kernel/json-codec.js";
import { MAX_AMOUNT, MAX_AMOUNT_TEXT } from "../kernel/money.js";
import { amountView } from "../kernel/view.js";

/** What a budget counts. */
export const budgetKinds = ["hours", "amount"] as const;

/** A budget covers all work on the project, or the work of each calendar month in the workspace's time zone. */
export const budgetPeriods = ["total", "month"] as const;
type BudgetPeriod = (typeof budgetPeriods)[number];

/** The planned work: hours, or an amount in minor units of the client's currency. */
export type Budget = (
  | { readonly kind: "hours"; readonly hours: Decimal }
  | { readonly kind: "amount"; readonly amount: bigint }
) & {
  /** What the plan covers: all work, or that of each month. */
  readonly period: BudgetPeriod;
};

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A million hours: 500 people for a year. */
export const MAX_BUDGET_HOURS = wholeDecimal(1_000_000n);

/** Checks that a budget is greater than 0 and at most {@link MAX_BUDGET_HOURS} or {@link MAX_AMOUNT}. */
export function checkBudget(budget: Budget): Issues {
  const issues = new Issues();
  if (budget.kind === "hours") {
    if (budget.hours <= 0n || budget.hours > MAX_BUDGET_HOURS)
      issues.add(["hours"], "out_of_range", `Must be greater than 0 and at most ${formatDecimal(MAX_BUDGET_HOURS)}.`);
  } else if (budget.amount <= 0n || budget.amount > MAX_AMOUNT) {
    issues.add(["amount"], "out_of_range", `Must be between 1 and ${MAX_AMOUNT_TEXT} minor units.`);
  }
  return issues;
}

type BudgetJson = { readonly period: BudgetPeriod } & (
  | { readonly kind: "hours"; readonly hours: string }
  | { readonly kind: "amount"; readonly amount: number }
);

export interface BudgetInput {
  readonly kind: Budget["kind"];
  readonly hours?: string;
  readonly amount?: number;
  readonly period?: BudgetPeriod;
}

/** `fromJson` throws `required` if the field named by the kind is missing, and `unknown_field` if the other one is present. */
export const budgetJson: JsonCodec<Budget, BudgetJson, BudgetInput> = {
  toJson: (budget) =>
    budget.kind === "hours"
      ? { kind: "hours", hours: formatDecimal(budget.hours), period: budget.period }
      : { kind: "amount", amount: amountView(budget.amount), period: budget.period },
  fromJson: ({ kind, hours, amount, period = "total" }) => {
    const other = kind === "hours" ? "amount" : "hours";
    if ({ hours, amount }[other] !== undefined)
      throw invalidField(["budget", other], "unknown_field", `A budget of kind ${kind} has no field ${other}.`);
    if (kind === "hours" && hours !== undefined) return { kind, hours: parseDecimal(hours), period };
    if (kind === "amount" && amount !== undefined) return { kind, amount: BigInt(amount), period };
    throw invalidField(["budget", kind], "required", `A budget of kind ${kind} requires the field ${kind}.`);
  },
};

/** A budget of a request. */
export type BudgetRequest = DistributiveOmit<Budget, "period"> & {
  /** Absent: that of the budget before, or else `total`. */
  readonly period?: BudgetPeriod | undefined;
};

/** The type of a budget. */
export const budgetType: FieldType<Budget, BudgetRequest, BudgetJson> = {
  shape: { kind: "custom", addTypeIssues: addBudgetTypeIssues },
  codes: [],
  check: (issues, path, budget) => issues.addAll(path, checkBudget(budget).found),
  toJson: budgetJson.toJson,
  fromJson: (json) => {
    const { period } = json as BudgetInput;
    return { ...budgetJson.fromJson(json as BudgetInput), period };
  },
  set: ({ period, ...planned }, before) => ({ ...planned, period: period ?? before?.period ?? "total" }),
};

const periodField = field.optional(choiceType(budgetPeriods));
const tablesByKind = {
  hours: new FieldTable({
    kind: field.required(choiceType(budgetKinds)),
    hours: field.required(decimalType),
    period: periodField,
  }),
  amount: new FieldTable({
    kind: field.required(choiceType(budgetKinds)),
    amount: field.required(amountType(() => undefined)),
    period: periodField,
  }),
};

function addBudgetTypeIssues(issues: Issues, path: Path, given: object): void {
  const kind = "kind" in given && given.kind === "amount" ? "amount" : "hours";
  tablesByKind[kind].addTypeIssues(issues, path, given);
}
