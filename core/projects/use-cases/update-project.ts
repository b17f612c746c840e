import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { requireFreeExternalId } from "../../external-ids/free-id.js";
import { issuesOfChange, nextVersion, sameValue } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { ProjectId } from "../../kernel/ids.js";
import type { Instant } from "../../kernel/instant.js";
import type { Needs } from "../../ports/ports.js";
import { type ApplyTo, rerate } from "../../billing/rerate.js";
import { archiveProject, type Project, type ProjectPatch, projectTable, unarchiveProject } from "../project.js";
import { projectView } from "../project-view.js";
import { checkClient } from "../creating.js";

/** Updates a project. Archiving emits `project.archived`; any other change, including unarchiving, emits `project.updated`. */
export function makeUpdateProject(
  ports: Needs<"clients" | "events" | "externalIds" | "projects" | "timeEntries", "clock" | "ids">,
) {
  const { unitOfWork, clock } = ports;
  return async (actor: Actor, id: ProjectId, patch: ProjectPatch, applyTo: ApplyTo = "future"): Promise<Project> => {
    authorize(actor, "projects:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.projects.find(id);
      if (!before) throw notFound("project");
      const { status, ...content } = patch;
      const after = withStatus(projectTable.change<Project>(before, content), status ?? before.status, clock.now());
      const issues = issuesOfChange(before, after, (project) => projectTable.issuesOf(project));
      if (after.clientId !== before.clientId) await checkClient(issues, stores, after.clientId);
      issues.throwIfAny();
      await requireFreeExternalId(stores, "project", after, before);
      const next = sameValue(before, after) ? before : nextVersion(after, clock.now());
      if (next !== before) {
        await stores.projects.update(next);
        const type = before.status === "active" && next.status === "archived" ? "project.archived" : "project.updated";
        await stores.events.record(domainEvent(ports, authorOf(actor), type, projectView(next)));
      }
      if (applyTo === "unbilled") await rerate(stores, { kind: "project", id }, clock.now());
      return next;
    });
  };
}

function withStatus(project: Project, status: Project["status"], now: Instant): Project {
  if (project.status === status) return project;
  return project.status === "active" ? archiveProject(project, now) : unarchiveProject(project);
}
