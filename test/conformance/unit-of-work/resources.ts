import type { Client } from "../../../core/clients/client.js";
import type { Project } from "../../../core/projects/project.js";
import type { Task } from "../../../core/tasks/task.js";
import { aClient, aProject, aTask } from "../fixtures.js";
import { resourceCases } from "../resource-cases.js";
import { grouped } from "../subject.js";

/** The resources with a plain store. What other stores promise beyond this has cases of its own. */
export const storedResourceCases = grouped({ area: "unitOfWork" }, [
  ...resourceCases<Client>({
    kind: "client",
    name: "a client",
    area: "clients",
    make: (world) => aClient(world),
    change: (client, name) => ({ ...client, name }),
    store: ({ clients }) => clients,
  }),
  ...resourceCases<Project>({
    kind: "project",
    name: "a project",
    area: "projects",
    make: (world) => aProject(world, { clientId: world.client.id }),
    change: (project, name) => ({ ...project, name }),
    store: ({ projects }) => projects,
  }),
  ...resourceCases<Task>({
    kind: "task",
    name: "a task",
    area: "tasks",
    make: (world) => aTask(world, world.project),
    change: (task, name) => ({ ...task, name }),
    store: ({ tasks }) => tasks,
  }),
]);
