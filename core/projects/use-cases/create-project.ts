import { type Actor, authorize, authorOf } from "../../access/actor.js";
import type { Needs } from "../../ports/ports.js";
import { createProject } from "../creating.js";
import type { CreateProject, Project } from "../project.js";

export function makeCreateProject(ports: Needs<"clients" | "events" | "externalIds" | "projects", "clock" | "ids">) {
  return async (actor: Actor, command: CreateProject): Promise<Project> => {
    authorize(actor, "projects:write");
    return ports.unitOfWork.run(actor, (stores) => createProject(ports, stores, command, authorOf(actor)));
  };
}
