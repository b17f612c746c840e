import { ANSWERS_KEPT_MS, bucketOf, changePage, foldCase, notFound, preferencesTable } from "stint/storage";
import { resources, takeFromStored, userExists } from "stint/storage";
import type { Instant, Page, PageRequest, Preferences, Stores, User, UserId, Versioned } from "stint/storage";
import { conditionsOf } from "../filters.js";
import { type Conditions, type Row, type Rows } from "../rows.js";
import type { Tables } from "../tables.js";

/** What the stores of all resources have in common. `what` names the resource in errors. */
export function resourceStore<R extends Row & Versioned>(rows: Rows<R>, what: string, listed: Conditions = {}) {
  return {
    find: async (id: string): Promise<R | null> => rows.get(id) ?? null,
    findMany: async (ids: readonly string[]): Promise<readonly R[]> => rows.where({ id: ids }),
    list: async <Key extends string>(filter: object, page: PageRequest<Key>): Promise<Page<R>> =>
      rows.page({ ...listed, ...conditionsOf(filter) }, page),
    insert: async (row: R): Promise<void> => rows.insert(row, what),
    update: async (row: R): Promise<void> => rows.update(row, what),
    delete: async (row: R): Promise<void> => rows.delete(row, what),
  };
}

export function documentLinkStore({ documentLinks }: Tables): Stores["documentLinks"] {
  const store = resourceStore(documentLinks, "link");
  return {
    ...store,
    insert: async (link) => {
      if ((link.invoiceId === null) === (link.quoteId === null)) throw new Error("A link opens one document.");
      await store.insert(link);
    },
  };
}

export function workspaceStore({ workspaces, session: { workspaceId } }: Tables): Stores["workspace"] {
  return {
    get: async () => {
      const workspace = workspaces.get(workspaceId);
      if (workspace === undefined) throw notFound("workspace");
      return workspace;
    },
    insert: async (workspace) => {
      if (workspace.id !== workspaceId) throw new Error(`The unit of work belongs to ${workspaceId}, not to ${workspace.id}.`);
      workspaces.insert(workspace, "workspace");
    },
    update: async (workspace) => workspaces.update(workspace, "workspace"),
  };
}

export const externalIdStore = (tables: Tables): Stores["externalIds"] => ({
  find: async (kind, externalIds) => {
    const rows: Pick<Rows<Row & { readonly externalId: string | null }>, "where"> = tables[resources[kind].plural];
    return new Map(rows.where({ externalId: externalIds }).map(({ externalId, id }) => [String(externalId), id]));
  },
});

/** Needs no locks, since transactions run one after the other. */
export function userStore({ users }: Tables): Stores["users"] {
  const withEmail = (email: string): User | undefined => users.where({ folded_email: foldCase(email) })[0];
  const withOwnEmail = (user: User): User => {
    const existing = withEmail(user.email);
    if (existing !== undefined && existing.id !== user.id) throw userExists(existing.id);
    return user;
  };
  return {
    ...resourceStore(users, "user"),
    findByEmail: async (email) => withEmail(email) ?? null,
    insert: async (user) => users.insert(withOwnEmail(user), "user"),
    update: async (user) => users.update(withOwnEmail(user), "user"),
    lockActiveOwners: async () => users.where({ role: "owner", status: "active" }, "order by id"),
    lock: async (id) => void users.get(id),
  };
}

export function signInLinkStore({ signInLinks }: Tables): Stores["signInLinks"] {
  return {
    count: async (userId, now) => signInLinks.where({ userId, "expiresAt > ?": now }).length,
    insert: async (link) => {
      signInLinks.remove({ userId: link.userId, "expiresAt <= ?": link.createdAt });
      signInLinks.insert({ ...link, id: link.hash }, "sign-in link");
    },
    take: async (hash) => signInLinks.remove({ id: hash }) > 0,
    removeAll: async (userId) => void signInLinks.remove({ userId }),
  };
}

export function fileStore({ files }: Tables): Stores["files"] {
  return {
    find: async (kind, at) =>
      (files.where({ kind, "at <= ?": at }, "order by workspaceVersion desc limit 1")[0]?.file ?? null) as never,
    add: async (change) => files.insert({ id: String(change.workspaceVersion), ...change }, "file", true),
  };
}

export function preferenceStore({ preferences }: Tables): Stores["preferences"] {
  const find = (userId: UserId): Preferences => preferences.get(userId)?.preferences ?? preferencesTable.create({});
  return {
    find: async (userId) => find(userId),
    change: async (userId, patch) => {
      const changed = preferencesTable.change(find(userId), patch);
      preferences.put({ id: userId, preferences: changed });
      return changed;
    },
  };
}

export function messageStore({ messages, mailQuotas, session }: Tables): Stores["messages"] {
  return {
    ...resourceStore(messages, "message"),
    insert: async (message) => {
      messages.insert(message, "message");
      session.due.add("mail");
    },
    takeQuotas: async (quotas, now) =>
      quotas.map(({ key, perHour, copies }) => takeFromStored(mailQuotas, key, copies, bucketOf(perHour), now)),
  };
}

export function answerStore({ answers }: Tables): Stores["answers"] {
  let claimedAt: Instant | undefined;
  return {
    claim: async ({ id }, now) => {
      answers.remove({ "at <= ?": now - ANSWERS_KEPT_MS });
      claimedAt = now;
      const found = answers.get(id);
      return found === undefined ? null : { fingerprint: found.fingerprint, answer: found.answer };
    },
    keep: async ({ id, fingerprint }, answer) => {
      if (claimedAt === undefined) throw new Error("Cannot store the response of a request that was not claimed.");
      answers.insert({ id, fingerprint, answer, at: claimedAt }, "response");
    },
  };
}

export function changeStore({ changes, feeds, session }: Tables): Stores["changes"] {
  const feed = () => feeds.get(session.workspaceId) ?? { last: 0, purged: 0 };
  return {
    page: async ({ types, ...page }) => {
      const found = changes.where({ type: types, "position > ?": page.after }, `order by position limit ${page.limit + 1}`);
      const newer = found.map(({ change }) => change);
      return changePage(newer, page, feed());
    },
    end: async () => feed().last,
    sequence: async () => void feed(),
  };
}

export function requestStore({ requests }: Tables): Stores["requests"] {
  return {
    page: async ({ from, to, ...filter }, request) =>
      requests.page({ "at >= ?": from, "at < ?": to, ...conditionsOf(filter) }, { ...request, sort: "at" }),
  };
}
