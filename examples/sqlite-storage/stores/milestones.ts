import { claimedMilestone, releasedMilestone } from "stint/storage";
import type { CompletedMilestone, MilestoneFilter, Stores } from "stint/storage";
import { conditionsOf } from "../filters.js";
import type { Conditions } from "../rows.js";
import type { Tables } from "../tables.js";
import { resourceStore } from "./workspace.js";

const PROJECT = "from projects p where (p.workspace_id, p.id) = (milestones.workspace_id, milestones.projectId)";

function conditions({ clientIds, ...filter }: MilestoneFilter): Conditions {
  return { ...conditionsOf(filter), [`(select p.clientId ${PROJECT}) in (select value from json_each(?))`]: clientIds };
}

export function milestoneStore({ milestones, projects }: Tables): Stores["milestones"] {
  return {
    ...resourceStore(milestones, "milestone"),
    list: async (filter, page) => milestones.page(conditions(filter), page),
    billable: async ({ clientId, projectIds, milestoneIds }, { limit }) => {
      const wanted = conditions({ clientIds: [clientId], projectIds: projectIds ?? undefined, statuses: ["completed"] });
      return milestones.where({ ...wanted, id: milestoneIds }, `order by completedAt, id limit ${limit}`).map((milestone) => ({
        milestone: milestone as CompletedMilestone,
        projectName: projects.get(milestone.projectId)?.name ?? "",
      }));
    },
    claim: async (invoiceId, ids, now) => {
      for (const id of new Set(ids)) milestones.put(claimedMilestone(milestones.get(id), invoiceId, now));
    },
    release: async (invoiceId, ids, now) => {
      for (const milestone of milestones.where({ invoiceId, id: ids }))
        if (milestone.status === "invoiced") milestones.put(releasedMilestone(milestone, now));
    },
  };
}
