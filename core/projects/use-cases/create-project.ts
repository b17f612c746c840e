import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { firstVersion, patched } from "../../kernel/entity.js";
import { addUnknown, type Issues } from "../../kernel/errors.js";
import type { ClientId } from "../../kernel/ids.js";
import type { Patch } from "../../kernel/patch.js";
import type { Needs } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { checkProject, emptyProject, type Project, type ProjectContent } from "../project.js";
import { projectView } from "../project-view.js";

/** Absent fields do not change. */
export type ProjectContentPatch = Patch<ProjectContent>;
/** The fields of a new project; absent ones get the defaults of {@link emptyProject}. */
export type CreateProject = ProjectContentPatch & Pick<ProjectContent, "name">;

export function makeCreateProject(ports: Needs<"clients" | "events" | "projects", "clock" | "ids">) {
  const { unitOfWork, clock, ids } = ports;
  return async (actor: Actor, command: CreateProject): Promise<Project> => {
    authorize(actor, "projects:write");
    const content = patched<ProjectContent>({ ...emptyProject, name: command.name }, command);
    const project: Project = {
      id: ids.next("prj"),
      ...content,
      status: "active",
      archivedAt: null,
      ...firstVersion(clock.now()),
    };
    const issues = checkProject(project);
    return unitOfWork.run(actor, async (stores) => {
      await checkClient(issues, stores, project.clientId);
      issues.throwIfAny();
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
