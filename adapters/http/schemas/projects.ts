import { budgetKinds, budgetPeriods, formatDecimal, MAX_BUDGET_HOURS, projectTable } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { changesOf, creationOf, viewOf } from "./of-fields.js";
import { amount, body, decimal, expandable, literals, optional, view } from "./primitives.js";

const budgetFields = {
  kind: "Whether the budget is in hours or an amount",
  hours: [`Number of hours if \`kind\` is \`hours\`. Greater than 0, at most ${formatDecimal(MAX_BUDGET_HOURS)}`, "7.5"],
  amount: ["Amount in the client's currency if `kind` is `amount`", 500_000],
  period: ["Whether the budget covers all work or each calendar month. Defaults to `total`", "month"],
} as const;

/** Has `hours` or `amount`, depending on `kind`. */
const budget = { kind: literals(budgetKinds), hours: optional(decimal()), amount: optional(amount(1)) };

const budgetView = { budget: view({ ...budget, period: literals(budgetPeriods) }, budgetFields) };
const budgetInput = { budget: body({ ...budget, period: optional(literals(budgetPeriods)) }, budgetFields) };

export const Project = named(
  "Project",
  "What work is done on: a project of a client, or an internal one. Members see neither the rate nor budgets of kind `amount`.",
  viewOf(projectTable, { client: expandable("client") }, {}, budgetView),
);

export const ProjectCreation = named(
  "ProjectCreation",
  "A project to create. Absent fields get their defaults.",
  creationOf(projectTable, budgetInput),
  {
    name: "Website",
    client_id: exampleId("cli"),
  },
);
export const ProjectChanges = named(
  "ProjectPatch",
  "The changes of a project. Absent fields do not change.",
  changesOf(projectTable, budgetInput),
  { status: "archived" },
);
