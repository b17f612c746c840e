import { idsIn } from "./routes/filters.js";
import { type UserActor, authorize, clientView, type Json, resources, type View } from "../../core/index.js";
import type { TSchema } from "@sinclair/typebox";
import type { ApiUseCases, Expandable } from "./route.js";
import { showSummary } from "./routes/invoices.js";
import { showProject } from "./routes/projects.js";
import { showTask } from "./routes/tasks.js";
import { showUser } from "./routes/users.js";
import { showWebhook } from "./routes/webhooks.js";
import { schemaNamed } from "./schemas/annotations.js";
import { expandedName } from "./schemas/primitives.js";

interface Caller {
  readonly useCases: ApiUseCases;
  readonly actor: UserActor;
}

/** Runs one query. Returns the resources as GET does for the actor. */
type Find = (caller: Caller, ids: readonly string[]) => Promise<readonly View[]>;

const finders: Readonly<Record<Expandable, Find>> = {
  project: async ({ useCases, actor }, ids) =>
    (await useCases.findProjects(actor, idsIn("prj", ids))).map((project) => showProject(actor, project)),
  task: async ({ useCases, actor }, ids) =>
    (await useCases.findTasks(actor, idsIn("task", ids))).map((task) => showTask(actor, task)),
  user: async ({ useCases, actor }, ids) =>
    (await useCases.findUsers(actor, idsIn("usr", ids))).map((user) => showUser(actor, user)),
  client: async ({ useCases, actor }, ids) =>
    (await useCases.findClients(actor, idsIn("cli", ids))).map((client) => clientView(client)),
  invoice: async ({ useCases, actor }, ids) => (await useCases.findInvoices(actor, idsIn("inv", ids))).map(showSummary),
  webhook: async ({ useCases, actor }, ids) => (await useCases.findWebhooks(actor, idsIn("wh", ids))).map(showWebhook),
};

/** The schema of a referenced resource. */
export function expandedSchema(name: Expandable): TSchema {
  return schemaNamed(expandedName(name));
}

/** Throws `forbidden` if the actor cannot read a referenced resource type. */
export function authorizeExpansion(actor: UserActor, names: readonly Expandable[]): void {
  for (const name of names) authorize(actor, `${resources[name].scope}:read`);
}

/** Adds the referenced resources to the views, with one query per resource type. Missing ones are null. */
export async function expanded(views: readonly View[], names: readonly Expandable[], caller: Caller): Promise<readonly View[]> {
  const fetched = new Map<Expandable, ReadonlyMap<Json, View>>();
  const fetch: Fetch = async (name, ids) => {
    const known = fetched.get(name) ?? byId(await finders[name](caller, distinct(ids)));
    fetched.set(name, known);
    return known;
  };
  const additions: Record<string, Json>[] = views.map(() => ({}));
  for (const name of names) {
    const ids = await idsOf(name, views, fetch);
    const found = await fetch(name, ids);
    additions.forEach((addition, index) => {
      addition[name] = found.get(ids[index] ?? null) ?? null;
    });
  }
  return views.map((view, index) => ({ ...view, ...additions[index] }));
}

type Fetch = (name: Expandable, ids: readonly Json[]) => Promise<ReadonlyMap<Json, View>>;

/** Returns the referenced ID of each view, or null. Views without a client refer to that of their project. */
async function idsOf(name: Expandable, views: readonly View[], fetch: Fetch): Promise<readonly Json[]> {
  if (name !== "client" || views.every((view) => "client_id" in view)) return views.map((view) => view[`${name}_id`] ?? null);
  const ids = views.map((view) => view["project_id"] ?? null);
  const projects = await fetch("project", ids);
  return ids.map((id) => projects.get(id)?.["client_id"] ?? null);
}

function distinct(ids: readonly Json[]): readonly string[] {
  return [...new Set(ids.filter((id) => typeof id === "string"))];
}

function byId(views: readonly View[]): ReadonlyMap<Json, View> {
  return new Map(views.map((view) => [view["id"] ?? null, view]));
}
