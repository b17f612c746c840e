import { IdsReadOnce } from "../external-ids/reads-once.js";
import type { TimeEntryId } from "../kernel/ids.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { TimeEntry } from "./time-entry.js";
import type { RecordingContext, TimeEntryStore } from "./time-entry-store.js";

/**
 * The stores of a unit of work that changes many entries, which have been read. Each project, user and tag, and who has the external ids of `changes`, is read once for all of them. Reads through these
 * stores see what is written through them.
 */
export async function readingOnce(
  stores: Stores,
  read: readonly TimeEntry[],
  changes: readonly { readonly externalId?: string | null | undefined }[],
): Promise<Stores> {
  const known = new Map(read.map((entry) => [entry.id, entry]));
  const externalIds = await IdsReadOnce.of(stores.externalIds, "time_entry", changes);
  return replacing(stores, {
    externalIds,
    timeEntries: replacing(stores.timeEntries, entriesOnce(stores.timeEntries, known, externalIds)),
    tags: replacing(stores.tags, tagsOnce(stores)),
    users: replacing(stores.users, locksOnce(stores)),
  });
}

/** The object with other members in place of some. Storages create stores when they are first used. */
function replacing<T extends object>(target: T, members: Partial<T>): T {
  return new Proxy(target, {
    get: (_, name) => {
      if (Object.hasOwn(members, name)) return members[name as keyof T];
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value as () => unknown).bind(target) : value;
    },
  });
}

type Entries = Pick<TimeEntryStore, "find" | "recordingContext" | "insert" | "update" | "delete">;

function entriesOnce(store: TimeEntryStore, known: Map<TimeEntryId, TimeEntry>, externalIds: IdsReadOnce): Entries {
  const contexts = new Map<string, RecordingContext>();
  // A timer that starts or stops is part of the contexts.
  const forgetTimers = ({ id, status }: TimeEntry): void => {
    if (status === "running" || known.get(id)?.status === "running") contexts.clear();
  };
  return {
    async find(id) {
      return known.get(id) ?? null;
    },
    async recordingContext({ id, ...of }) {
      const key = [of.userId, of.projectId, of.taskId].join(" ");
      const context = contexts.get(key) ?? (await store.recordingContext(of));
      contexts.set(key, context);
      return context.runningId === id ? { ...context, runningId: null } : context;
    },
    async insert(entry) {
      await store.insert(entry);
      forgetTimers(entry);
      externalIds.note(null, entry);
      known.set(entry.id, entry);
    },
    async update(entry) {
      await store.update(entry);
      forgetTimers(entry);
      externalIds.note(known.get(entry.id), entry);
      known.set(entry.id, entry);
    },
    async delete(entry) {
      await store.delete(entry);
      forgetTimers(entry);
      externalIds.note(entry, null);
      known.delete(entry.id);
    },
  };
}

function tagsOnce({ tags }: Pick<Stores, "tags">): Pick<Stores["tags"], "first" | "add"> {
  const spellings = new Map<string, string | null>();
  return {
    async first(keys) {
      const unread = keys.filter((key) => !spellings.has(key));
      if (unread.length > 0) {
        const found = await tags.first(unread);
        for (const key of unread) spellings.set(key, found.get(key) ?? null);
      }
      return new Map(keys.flatMap((key) => [spellings.get(key) ?? []].flat().map((name) => [key, name] as const)));
    },
    async add(added, now) {
      await tags.add(added, now);
      for (const { key, name } of added) spellings.set(key, spellings.get(key) ?? name);
    },
  };
}

function locksOnce({ users }: Pick<Stores, "users">): Pick<Stores["users"], "lock"> {
  const locked = new Set<string>();
  return {
    async lock(id) {
      if (!locked.has(id)) await users.lock(id);
      locked.add(id);
    },
  };
}
