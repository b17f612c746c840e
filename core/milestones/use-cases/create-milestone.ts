import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { firstVersion } from "../../kernel/entity.js";
import type { CurrencyCode } from "../../kernel/currency.js";
import { addUnknown } from "../../kernel/errors.js";
import type { Needs } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { type Project, projectArchived } from "../../projects/project.js";
import { type CreateMilestone, milestoneTable, type OpenMilestone } from "../milestone.js";

/** Plans a milestone of a project that is not archived. */
export function makeCreateMilestone(
  ports: Needs<"clients" | "events" | "milestones" | "projects" | "workspace", "clock" | "ids">,
) {
  return async (actor: Actor, command: CreateMilestone): Promise<OpenMilestone> => {
    authorize(actor, "milestones:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const project = await stores.projects.find(command.projectId);
      const milestone: OpenMilestone = {
        id: ports.ids.next("mst"),
        ...milestoneTable.create(command),
        currency: command.currency ?? (await usualCurrency(stores, project)),
        ...{ status: "open", completedAt: null, invoiceId: null },
        ...firstVersion(ports.clock.now()),
      };
      const issues = milestoneTable.issuesOf(milestone);
      if (!project) addUnknown(issues, ["projectId"], "project");
      issues.throwIfAny();
      if (project?.status === "archived") throw projectArchived(project);
      await stores.milestones.insert(milestone);
      await stores.events.record(domainEvent(ports, authorOf(actor), "milestone.created", milestoneTable.toJson(milestone)));
      return milestone;
    });
  };
}

async function usualCurrency(stores: Pick<Stores, "clients" | "workspace">, project: Project | null): Promise<CurrencyCode> {
  const client = project?.clientId ? await stores.clients.find(project.clientId) : null;
  return client?.currency ?? (await stores.workspace.get()).currency;
}
