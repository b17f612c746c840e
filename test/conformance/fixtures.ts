import { createHash } from "node:crypto";
import { type Client, clientTable } from "../../core/clients/client.js";
import type { DomainEvent } from "../../core/events/domain-event.js";
import { firstVersion } from "../../core/kernel/entity.js";
import type { CurrencyCode } from "../../core/kernel/currency.js";
import { type Instant, instant } from "../../core/kernel/instant.js";
import type { WorkspaceId } from "../../core/kernel/ids.js";
import type { TimeZone } from "../../core/kernel/time-zone.js";
import type { UsedToken } from "../../core/ports/directory.js";
import type { Stores } from "../../core/ports/unit-of-work.js";
import { type ActiveProject, projectTable } from "../../core/projects/project.js";
import { type Task, taskTable } from "../../core/tasks/task.js";
import type { RecordedEntry, RunningEntry } from "../../core/time-entries/time-entry.js";
import { newToken, type Token } from "../../core/tokens/token.js";
import { newUser, type User } from "../../core/users/user.js";
import { newWorkspace, type Workspace } from "../../core/workspaces/workspace.js";
import type { Subject } from "./subject.js";

type Made = Pick<Subject, "ids" | "clock">;

/** A stored workspace with an owner, a client, a project of the client, and a task of the project. */
export interface World extends Made {
  readonly scope: { readonly workspaceId: WorkspaceId };
  readonly workspace: Workspace;
  readonly owner: User;
  readonly client: Client;
  readonly project: ActiveProject;
  readonly task: Task;
  /** Runs one unit of work in the workspace, as the operator. */
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  read<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
}

export async function newWorld(subject: Subject): Promise<World> {
  const workspace = aWorkspace(subject);
  const scope = { workspaceId: workspace.id };
  const owner = aUser(subject, { role: "owner" });
  const client = aClient(subject);
  const project = aProject(subject, { clientId: client.id });
  const task = aTask(subject, project);
  await subject.unitOfWork.run(scope, async (stores) => {
    await stores.workspace.insert(workspace);
    await stores.users.insert(owner);
    await stores.clients.insert(client);
    await stores.projects.insert(project);
    await stores.tasks.insert(task);
  });
  return {
    ids: subject.ids,
    clock: subject.clock,
    scope,
    workspace,
    owner,
    client,
    project,
    task,
    run: (work) => subject.unitOfWork.run(scope, work),
    read: (work) => subject.unitOfWork.read(scope, work),
  };
}

export function aWorkspace({ ids, clock }: Made, changes: Partial<Workspace> = {}): Workspace {
  const content = { name: "Acme", currency: "EUR" as CurrencyCode, timeZone: "Europe/Berlin" as TimeZone };
  return { ...newWorkspace(ids.next("ws"), content, clock.now()), ...changes };
}

/** With a unique email address. */
export function aUser({ ids, clock }: Made, changes: Partial<User> = {}): User {
  const id = ids.next("usr");
  return {
    ...newUser({ id, email: `${id}@example.com`, name: "Ada", role: "member", status: "active" }, clock.now()),
    ...changes,
  };
}

export function aToken({ ids, clock }: Made, user: User, changes: Partial<Token> = {}): Token {
  const id = ids.next("tok");
  const hash = createHash("sha256").update(id).digest("hex");
  return {
    ...newToken({ id, kind: "api", userId: user.id, name: "Laptop", hash, scopes: null, expiresAt: null }, clock.now()),
    ...changes,
  };
}

export function aClient({ ids, clock }: Made, changes: Partial<Client> = {}): Client {
  return {
    id: ids.next("cli"),
    ...clientTable.create({ name: "Globex" }),
    remindersSince: null,
    ...firstVersion(clock.now()),
    ...changes,
  };
}

export function aProject({ ids, clock }: Made, changes: Partial<ActiveProject> = {}): ActiveProject {
  const base = { id: ids.next("prj"), ...projectTable.create({ name: "Website" }), ...firstVersion(clock.now()) };
  return { ...base, status: "active", archivedAt: null, ...changes };
}

export function aTask({ ids, clock }: Made, project: { readonly id: Task["projectId"] }, changes: Partial<Task> = {}): Task {
  const content = { projectId: project.id, ...taskTable.create({ name: "Design" }) };
  return { id: ids.next("task"), ...content, ...firstVersion(clock.now()), ...changes };
}

/** With the world's owner and project, without a task. */
export function aRunningEntry(world: World, changes: Partial<RunningEntry> = {}): RunningEntry {
  const now = world.clock.now();
  return {
    id: world.ids.next("te"),
    userId: world.owner.id,
    projectId: world.project.id,
    taskId: null,
    notes: "",
    startTime: now,
    billable: true,
    tags: [],
    ownRate: null,
    status: "running",
    endTime: null,
    rate: null,
    externalId: null,
    metadata: {},
    invoiceId: null,
    ...firstVersion(now),
    ...changes,
  };
}

/** One hour, started a day ago, with the world's owner and project, without a task. */
export function aRecordedEntry(world: World, changes: Partial<RecordedEntry> = {}): RecordedEntry {
  const startTime = plus(world.clock.now(), -24 * HOUR);
  return { ...aRunningEntry(world), status: "recorded", startTime, endTime: plus(startTime, HOUR), rate: null, ...changes };
}

export function anEvent({ ids, clock }: Made, changes: Partial<DomainEvent> = {}): DomainEvent {
  return {
    id: ids.next("evt"),
    type: "time_entry.created",
    occurredAt: clock.now(),
    body: '{"type":"time_entry.created"}',
    author: null,
    ...changes,
  };
}

export function useOf({ scope: { workspaceId } }: World, { id: tokenId }: Token, usedAt: Instant): UsedToken {
  return { workspaceId, tokenId, usedAt };
}

export const HOUR = 3_600_000;

export function plus(at: Instant, ms: number): Instant {
  return instant(at + ms);
}
