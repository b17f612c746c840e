import { foldCase, notFound, type Stores, type User, userExists } from "stint/storage";
import type { NamedSortKey, Page, PageRequest, Versioned } from "stint/storage";
import { type Conditions, contains, isFolded, type Row, type Rows } from "../rows.js";
import type { Tables } from "../tables.js";

/** What the stores of all resources have in common. `what` names the resource in errors. */
export function resourceStore<R extends Row & Versioned, Filter, Key extends string = NamedSortKey>(
  rows: Rows<R>,
  what: string,
  conditions: (filter: Filter) => Conditions,
) {
  return {
    find: async (id: string): Promise<R | null> => rows.find(id) ?? null,
    findMany: async (ids: readonly string[]): Promise<readonly R[]> => rows.where({ id: ids }),
    list: async (filter: Filter, page: PageRequest<Key>): Promise<Page<R>> => rows.page(conditions(filter), page),
    insert: async (row: R): Promise<void> => rows.insert(row),
    update: async (row: R): Promise<void> => rows.update(row, what),
    delete: async (row: R): Promise<void> => rows.delete(row, what),
  };
}

type Resources = Pick<Stores, "workspace" | "logos" | "users" | "tokens" | "signInLinks" | "clients" | "projects" | "tasks">;
type FilterOf<Store extends { list(filter: never, page: never): unknown }> = Parameters<Store["list"]>[0];

export function resourceStores({
  workspaces,
  logos,
  tokens,
  signInLinks,
  clients,
  projects,
  tasks,
  users,
  session,
}: Tables): Resources {
  const { workspaceId } = session;
  return {
    workspace: {
      get: async () => {
        const workspace = workspaces.find(workspaceId);
        if (workspace === undefined) throw notFound("workspace");
        return workspace;
      },
      insert: async (workspace) => {
        if (workspace.id !== workspaceId) throw new Error(`The unit of work belongs to ${workspaceId}, not to ${workspace.id}.`);
        workspaces.insert(workspace);
      },
      update: async (workspace) => workspaces.update(workspace, "workspace"),
    },
    logos: {
      find: async (at) => logos.where({ "at <= ?": at }, "order by workspaceVersion desc limit 1")[0]?.logo ?? null,
      add: async (change) => logos.insert({ id: String(change.workspaceVersion), ...change }, "the logo"),
    },
    users: userStore(users),
    tokens: resourceStore(tokens, "token", ({ userId, userIds, kinds }: FilterOf<Stores["tokens"]>) => ({
      "(revokedAt is not null)": false,
      userId,
      "tokens.userId": userIds,
      kind: kinds,
    })),
    signInLinks: {
      count: async (userId, now) => signInLinks.count({ userId, "expiresAt > ?": now }),
      insert: async (link) => {
        signInLinks.remove({ userId: link.userId, "expiresAt <= ?": link.createdAt });
        signInLinks.insert({ ...link, id: link.hash });
      },
      take: async (hash) => signInLinks.remove({ id: hash }) > 0,
      removeAll: async (userId) => void signInLinks.remove({ userId }),
    },
    clients: resourceStore(clients, "client", (filter: FilterOf<Stores["clients"]>) => ({
      status: filter.statuses,
      ...contains("name", filter.name),
      ...isFolded("email", filter.emails),
      currency: filter.currencies,
      "updatedAt >= ?": filter.updatedSince,
    })),
    projects: resourceStore(projects, "project", (filter: FilterOf<Stores["projects"]>) => ({
      status: filter.statuses,
      clientId: filter.clientIds,
      billable: filter.billable,
      code: filter.codes,
      ...contains("name", filter.name),
      "updatedAt >= ?": filter.updatedSince,
    })),
    tasks: resourceStore(tasks, "task", (filter: FilterOf<Stores["tasks"]>) => ({
      projectId: filter.projectIds,
      status: filter.statuses,
      billable: filter.billable,
      ...contains("name", filter.name),
      "updatedAt >= ?": filter.updatedSince,
    })),
  };
}

/** Needs no locks, since transactions run one after the other. */
function userStore(users: Rows<User>): Stores["users"] {
  const base = resourceStore(users, "user", (filter: FilterOf<Stores["users"]>) => ({
    status: filter.statuses,
    role: filter.roles,
    ...contains("name", filter.name),
    ...isFolded("email", filter.emails),
    "updatedAt >= ?": filter.updatedSince,
  }));
  const withEmail = (email: string): User | undefined => users.where({ folded_email: foldCase(email) })[0];
  const requireOwnEmail = ({ id, email }: User): void => {
    const existing = withEmail(email);
    if (existing !== undefined && existing.id !== id) throw userExists(existing.id);
  };
  return {
    ...base,
    findByEmail: async (email) => withEmail(email) ?? null,
    insert: async (user) => {
      requireOwnEmail(user);
      users.insert(user);
    },
    update: async (user) => {
      requireOwnEmail(user);
      users.update(user, "user");
    },
    lockActiveOwners: async () => users.where({ role: "owner", status: "active" }, "order by id"),
    lock: async (id) => void users.find(id),
  };
}
