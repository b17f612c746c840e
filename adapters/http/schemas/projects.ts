import { Type } from "@sinclair/typebox";
import { activities, budgetKinds, budgetPeriods, formatDecimal, MAX_BUDGET_HOURS, projectLimits } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import {
  amount,
  body,
  clearable,
  decimal,
  expandable,
  id,
  instant,
  literals,
  nullable,
  optional,
  rate,
  reference,
  text,
  textView,
  versioned,
  view,
} from "./primitives.js";

const fields = {
  client_id: ["ID of the client. Null for internal work", exampleId("cli")],
  code: ["A short code for your own use", "WEB"],
  color: ["The color of the project in the dashboard", "#1a2b3c"],
  archived_at: "Time at which it was archived",
  budget: ["The planned amount of work. Null if there is no budget", { kind: "hours", hours: "7.5", period: "month" }],
} as const;

const budgetFields = {
  kind: "Whether the budget is in hours or an amount",
  hours: [`Number of hours if \`kind\` is \`hours\`. Greater than 0, at most ${formatDecimal(MAX_BUDGET_HOURS)}`, "7.5"],
  amount: ["Amount in the client's currency if `kind` is `amount`", 500_000],
  period: ["Whether the budget covers all work or each calendar month. Defaults to `total`", "month"],
} as const;

/** Has `hours` or `amount`, depending on `kind`. */
const budget = { kind: literals(budgetKinds), hours: optional(decimal()), amount: optional(amount(1)) };

/** Members see neither the rate nor budgets of kind `amount`. */
export const Project = named(
  "Project",
  view(
    {
      id: id("prj"),
      name: textView(projectLimits.name),
      client_id: nullable(id("cli")),
      code: nullable(textView(projectLimits.code)),
      color: nullable(textView(projectLimits.color)),
      notes: textView(projectLimits.notes),
      status: literals(activities),
      archived_at: nullable(instant()),
      billable: Type.Boolean(),
      rate: optional(nullable(rate())),
      budget: optional(nullable(view({ ...budget, period: literals(budgetPeriods) }, budgetFields))),
      client: expandable("client"),
      ...versioned,
    },
    fields,
  ),
);

const content = {
  client_id: optional(nullable(reference("cli"))),
  code: optional(nullable(text(projectLimits.code))),
  color: optional(nullable(text(projectLimits.color))),
  notes: optional(clearable(text(projectLimits.notes))),
  billable: optional(Type.Boolean()),
  rate: optional(nullable(rate())),
  budget: optional(nullable(body({ ...budget, period: optional(literals(budgetPeriods)) }, budgetFields))),
};
export const ProjectCreation = named("ProjectCreation", body({ name: text(projectLimits.name), ...content }, fields), {
  name: "Website",
  client_id: exampleId("cli"),
});
export const ProjectPatch = named(
  "ProjectPatch",
  body({ name: optional(text(projectLimits.name)), ...content, status: optional(literals(activities)) }, fields),
  { status: "archived" },
);
