import type { Client } from "../../../core/clients/client.js";
import type { Project } from "../../../core/projects/project.js";
import type { Task } from "../../../core/tasks/task.js";
import { aClient, aProject, aTask } from "../fixtures.js";
import { resourceCases } from "../resource-cases.js";
import type { ConformanceCase } from "../subject.js";

/** The resources with a plain store. What other stores promise beyond this has cases of its own. */
export const storedResourceCases: readonly ConformanceCase[] = [
  ...resourceCases<Client>({
    kind: "client",
    name: "a client",
    make: (world) => aClient(world),
    change: (client, name) => ({ ...client, name }),
    store: ({ clients }) => clients,
  }),
  ...resourceCases<Project>({
    kind: "project",
    name: "a project",
    make: (world) => aProject(world, { clientId: world.client.id }),
    change: (project, name) => ({ ...project, name }),
    store: ({ projects }) => projects,
  }),
  ...resourceCases<Task>({
    kind: "task",
    name: "a task",
    make: (world) => aTask(world, world.project),
    change: (task, name) => ({ ...task, name }),
    store: ({ tasks }) => tasks,
  }),
];
