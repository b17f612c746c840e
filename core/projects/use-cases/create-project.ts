import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { requireFreeExternalId } from "../../external-ids/free-id.js";
import { firstVersion } from "../../kernel/entity.js";
import { addUnknown, type Issues } from "../../kernel/errors.js";
import type { ClientId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { type CreateProject, type Project, projectTable } from "../project.js";
import { projectView } from "../project-view.js";

export function makeCreateProject(ports: Needs<"clients" | "events" | "externalIds" | "projects", "clock" | "ids">) {
  const { unitOfWork, clock, ids } = ports;
  return async (actor: Actor, command: CreateProject): Promise<Project> => {
    authorize(actor, "projects:write");
    const project: Project = {
      id: ids.next("prj"),
      ...projectTable.create(command),
      status: "active",
      archivedAt: null,
      ...firstVersion(clock.now()),
    };
    const issues = projectTable.issuesOf(project);
    return unitOfWork.run(actor, async (stores) => {
      await checkClient(issues, stores, project.clientId);
      issues.throwIfAny();
      await requireFreeExternalId(stores, "project", project);
      await stores.projects.insert(project);
      await stores.events.record(domainEvent(ports, authorOf(actor), "project.created", projectView(project)));
      return project;
    });
  };
}

/** Adds `unknown_reference` if the client does not exist in this workspace. */
export async function checkClient(issues: Issues, stores: Pick<Stores, "clients">, id: ClientId | null): Promise<void> {
  if (id === null || (await stores.clients.find(id))) return;
  addUnknown(issues, ["clientId"], "client");
}
