import { addUnknown, invalidField, Issues, refused } from "../kernel/errors.js";
import type { MilestoneId, ProjectId } from "../kernel/ids.js";
import { LocalDates } from "../kernel/time-zone.js";
import { wholeDecimal } from "../kernel/decimal.js";
import type { BillableMilestone } from "../milestones/milestone-store.js";
import type { Stores } from "../ports/unit-of-work.js";
import { addProjectIssues, type BillingTerms } from "./billing.js";
import { MAX_MILESTONES } from "./invoice-limits.js";
import { type DraftLine, lineTable } from "./line-table.js";

const LISTED = 100;

/** The milestones to bill. */
export interface FromMilestones {
  /** Absent: all projects of the client. */
  readonly projectIds?: readonly ProjectId[] | undefined;
  /** Each must be completed and not billed. Absent: all that are. */
  readonly milestoneIds?: readonly MilestoneId[] | undefined;
}

/**
 * Builds a line for each completed, unbilled milestone of a client, at its amount. Throws `currency_mismatch` (invalid), with a list of the milestones, and the
 * issues of `from_milestones`.
 */
export async function billMilestones(
  stores: Pick<Stores, "milestones" | "projects">,
  { projectIds, milestoneIds }: FromMilestones,
  terms: BillingTerms,
): Promise<readonly DraftLine[]> {
  const issues = new Issues();
  await addProjectIssues(issues, stores, ["fromMilestones"], projectIds ?? [], terms.clientId);
  issues.throwIfAny();
  const selection = { clientId: terms.clientId, projectIds: projectIds ?? null, milestoneIds: milestoneIds ?? null };
  const found = await stores.milestones.billable(selection, { limit: MAX_MILESTONES + 1, lock: terms.lock });
  if (found.length > MAX_MILESTONES)
    throw invalidField(
      ["fromMilestones"],
      "too_many",
      `An invoice bills at most ${MAX_MILESTONES} milestones. Select some of them.`,
    );
  await requireAll(stores, milestoneIds ?? [], found);
  requireCurrency(found, terms);
  const days = new LocalDates(terms.workspace.timeZone);
  return found.map((one) => lineOf(one, terms, days));
}

async function requireAll(
  stores: Pick<Stores, "milestones">,
  wanted: readonly MilestoneId[],
  found: readonly BillableMilestone[],
): Promise<void> {
  const billable = new Set(found.map(({ milestone }) => milestone.id));
  const others = wanted.filter((id) => !billable.has(id));
  if (others.length === 0) return;
  const known = new Set((await stores.milestones.findMany(others)).map(({ id }) => id));
  const issues = new Issues();
  wanted.forEach((id, index) => {
    const path = ["fromMilestones", "milestoneIds", index];
    if (billable.has(id)) return;
    if (!known.has(id)) addUnknown(issues, path, "milestone");
    else
      issues.add(
        path,
        "milestone_not_billable",
        "Only a completed milestone that no invoice bills can be billed, of a project of the client that is selected.",
      );
  });
  issues.throwIfAny();
}

function requireCurrency(found: readonly BillableMilestone[], { currency }: BillingTerms): void {
  const foreign = found.flatMap(({ milestone }) => (milestone.currency === currency ? [] : [milestone.id]));
  if (foreign.length === 0) return;
  throw refused(
    "currency_mismatch",
    `Some milestones are in a currency other than ${currency}. Enter their amounts in ${currency}.`,
    { milestone_ids: foreign.slice(0, LISTED), count: foreign.length },
  );
}

/** The period is the day of completion, on which the milestone was supplied. */
function lineOf({ milestone, projectName }: BillableMilestone, { tax }: BillingTerms, days: LocalDates): DraftLine {
  const day = days.at(milestone.completedAt);
  const title = `${projectName} – ${milestone.name}`;
  return lineTable.create({
    description: milestone.description === "" ? title : `${title}\n${milestone.description}`,
    kind: "milestone",
    quantity: wholeDecimal(1n),
    unitPrice: milestone.amount,
    tax: milestone.tax ?? tax,
    milestoneIds: [milestone.id],
    period: { start: day, end: day },
  });
}
