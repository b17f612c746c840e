import { claimedMilestone, releasedMilestone } from "../../core/milestones/stored-milestones.js";
import type { Milestone } from "../../core/milestones/milestone.js";
import type { BillableMilestone, MilestoneFilter, MilestoneStore } from "../../core/milestones/milestone-store.js";
import { isAny, isAtLeast } from "./matching.js";
import { byId, pageOf } from "./paging.js";
import { deleteRow, findRows, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./workspace-data.js";

/** Needs no locks: the transactions of a workspace run one after the other. */
export function milestoneStore(view: View): MilestoneStore {
  const { milestones, projects, invoices } = view;
  const matching = (filter: MilestoneFilter): readonly Milestone[] =>
    milestones.all().filter((one) => matches(view, one, filter));
  const check = ({ projectId, invoiceId }: Milestone): void => {
    requireRow(projects, projectId, "project");
    requireRow(invoices, invoiceId, "invoice");
  };
  return {
    async find(id) {
      return milestones.get(id) ?? null;
    },
    async findMany(ids) {
      return findRows(milestones, ids);
    },
    async list(filter, page) {
      return pageOf(matching(filter), page, (one, sort) => one[sort]);
    },
    async insert(milestone) {
      check(milestone);
      insertRow(milestones, milestone);
    },
    async update(milestone) {
      updateRow(milestones, milestone, "the milestone", check);
    },
    async delete(milestone) {
      deleteRow(milestones, milestone, "milestone", false);
    },
    async billable({ clientId, projectIds, milestoneIds }, { limit }) {
      return matching({ clientIds: [clientId], projectIds: projectIds ?? undefined })
        .flatMap((milestone): BillableMilestone[] => {
          const project = projects.get(milestone.projectId);
          const isWanted = milestoneIds === null || milestoneIds.includes(milestone.id);
          return milestone.status === "completed" && isWanted && project ? [{ milestone, projectName: project.name }] : [];
        })
        .sort(({ milestone: a }, { milestone: b }) => a.completedAt - b.completedAt || byId(a, b))
        .slice(0, limit);
    },
    async claim(invoiceId, ids, now) {
      requireRow(invoices, invoiceId, "invoice");
      for (const id of new Set(ids)) milestones.put(claimedMilestone(milestones.get(id), invoiceId, now));
    },
    async release(invoiceId, ids, now) {
      const wanted = ids && new Set<string>(ids);
      for (const milestone of milestones.all()) {
        if (milestone.status !== "invoiced" || milestone.invoiceId !== invoiceId || wanted?.has(milestone.id) === false) continue;
        milestones.put(releasedMilestone(milestone, now));
      }
    },
  };
}

function matches(view: View, { projectId, invoiceId, status, updatedAt }: Milestone, filter: MilestoneFilter): boolean {
  return (
    isAny(filter.projectIds, projectId) &&
    isAny(filter.clientIds, view.projects.get(projectId)?.clientId ?? null) &&
    isAny(filter.invoiceIds, invoiceId) &&
    isAny(filter.statuses, status) &&
    isAtLeast(filter.updatedSince, updatedAt)
  );
}
