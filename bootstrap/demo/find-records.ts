import {
  type ClientId,
  currentUnitOfWork,
  createUseCases,
  type Ports,
  type ProjectId,
  type TaskId,
  type UserActor,
  type UserId,
} from "../../core/index.js";
import { customers, internalProject, people, type ProjectData } from "./demo-data.js";

/** A project that is not archived, with its tasks and the notes for its time entries. */
export interface DemoProject {
  readonly id: ProjectId;
  readonly tasks: readonly { readonly taskId: TaskId; readonly notes: readonly string[] }[];
}

/** What the demo's time entries and invoices refer to. What users have changed meanwhile so that it cannot be found is missing. */
export interface DemoRecords {
  /** By email address. */
  readonly userIds: ReadonlyMap<string, UserId>;
  readonly clientIds: readonly ClientId[];
  /** By code. */
  readonly projects: Map<string, DemoProject>;
}

const page = { limit: 200, after: null, sort: "createdAt", descending: false } as const;

export async function findRecords(ports: Ports, actor: UserActor): Promise<DemoRecords> {
  const useCases = createUseCases({ ...ports, unitOfWork: currentUnitOfWork(ports.unitOfWork) });
  const users = (await useCases.listUsers(actor, { emails: people.map(({ email }) => email) }, page)).items;
  const clients = (await useCases.listClients(actor, {}, page)).items;
  const projects = (await useCases.listProjects(actor, { statuses: ["active"] }, page)).items;
  const tasks = (await useCases.listTasksOfAllProjects(actor, { statuses: ["active"] }, page)).items;
  const projectOf = ({ code, tasks: notesOfTasks }: ProjectData): [string, DemoProject][] => {
    const project = projects.find((one) => one.code === code);
    if (!project) return [];
    const own = tasks.filter(({ projectId }) => projectId === project.id);
    const found = own.map(({ id, name }) => ({ taskId: id, notes: notesOfTasks[name] ?? [] }));
    return [[code, { id: project.id, tasks: found.filter(({ notes }) => notes.length > 0) }]];
  };
  return {
    userIds: new Map(users.map(({ email, id }) => [email, id])),
    clientIds: customers.flatMap(({ name }) => clients.find((client) => client.name === name)?.id ?? []),
    projects: new Map([...customers.flatMap((customer) => customer.projects), internalProject].flatMap(projectOf)),
  };
}
