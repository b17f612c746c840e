import type { Author } from "../access/actor.js";
import { requireFreeExternalId } from "../external-ids/free-id.js";
import { domainEvent } from "../events/domain-event.js";
import { firstVersion } from "../kernel/entity.js";
import { addUnknown, type Issues } from "../kernel/errors.js";
import type { ClientId } from "../kernel/ids.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { type CreateProject, type Project, projectTable } from "./project.js";
import { projectView } from "./project-view.js";

/** Stores a new project and records `project.created`. Throws its issues. */
export async function createProject(
  ports: Pick<Ports, "clock" | "ids">,
  stores: Pick<Stores, "clients" | "events" | "externalIds" | "projects">,
  command: CreateProject,
  author: Author,
): Promise<Project> {
  const project: Project = {
    id: ports.ids.next("prj"),
    ...projectTable.create(command),
    status: "active",
    archivedAt: null,
    ...firstVersion(ports.clock.now()),
  };
  const issues = projectTable.issuesOf(project);
  await checkClient(issues, stores, project.clientId);
  issues.throwIfAny();
  await requireFreeExternalId(stores, "project", project);
  await stores.projects.insert(project);
  await stores.events.record(domainEvent(ports, author, "project.created", projectView(project)));
  return project;
}

/** Adds `unknown_reference` if the client does not exist in this workspace. */
export async function checkClient(issues: Issues, stores: Pick<Stores, "clients">, id: ClientId | null): Promise<void> {
  if (id === null || (await stores.clients.find(id))) return;
  addUnknown(issues, ["clientId"], "client");
}
