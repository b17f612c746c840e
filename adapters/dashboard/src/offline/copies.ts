import type { Schemas } from "../../../../client/index.js";
import { hashKey, type QueryKey } from "@tanstack/react-query";
import { keys } from "../api/keys.js";
import { queryClient } from "../api/query-client.js";
import { ownBuild } from "../loading/connection.js";
import { device } from "./database.js";

const KEPT_MS = 30 * 86_400_000;

/** Whether the user has signed out in this page. */
let isOver = false;

/** The last response to the query that this build kept for the user, or null. */
export async function recall(queryKey: QueryKey): Promise<{ readonly data: unknown } | null> {
  try {
    const database = await device();
    const owner = signedIn()?.id ?? (await database.get("session", "user"));
    const copy = owner === undefined ? undefined : await database.get("copies", [owner, hashKey(queryKey)]);
    return copy?.build === ownBuild ? copy : null;
  } catch {
    // A browser that stores nothing has no copy.
    return null;
  }
}

/** Keeps the responses to marked queries from now on, for the signed-in user only. */
export async function keepCopies(): Promise<void> {
  const cache = queryClient.getQueryCache();
  cache.subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (event.query.queryHash === hashKey(keys.me)) void keepAll();
    else if (event.query.meta?.["isKept"] === true) void keep(event.query.queryKey, event.query.state.data);
  });
  await keepAll();
}

/** When the user becomes known, what was loaded before is theirs. When the session has ended, nothing remains to be seen. */
async function keepAll(): Promise<void> {
  const me = signedIn();
  if (me === undefined) return;
  await attempt(async () => {
    const database = await device();
    const former = await database.get("session", "user");
    if (former !== undefined && former !== me?.id) await removeCopies(former);
    if (me === null) return database.delete("session", "user");
    await database.put("session", me.id, "user");
    for (const { owner, query, at } of await database.getAllFromIndex("copies", "owner", me.id))
      if (Date.now() - at > KEPT_MS) await database.delete("copies", [owner, query]);
  });
  for (const query of queryClient.getQueryCache().getAll())
    if (query.meta?.["isKept"] === true && query.state.data !== undefined) await keep(query.queryKey, query.state.data);
}

async function keep(queryKey: QueryKey, data: unknown): Promise<void> {
  const me = signedIn();
  if (!me || isOver) return;
  const copy = { owner: me.id, query: hashKey(queryKey), data, build: ownBuild, at: Date.now() };
  await attempt(async () => (await device()).put("copies", copy));
}

/** Removes what the user has read on this device, also what still arrives in this page. */
export async function endCopies(owner: string): Promise<void> {
  isOver = true;
  await removeCopies(owner);
}

/** Removes what the user has read on this device, but not what is unsent. */
async function removeCopies(owner: string): Promise<void> {
  const database = await device();
  for (const key of await database.getAllKeysFromIndex("copies", "owner", owner)) await database.delete("copies", key);
}

/** Undefined while it is not known. */
function signedIn(): Schemas["User"] | null | undefined {
  return queryClient.getQueryData<Schemas["User"] | null>(keys.me);
}

/** A browser that stores nothing, or has no space left, works without copies. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  await work().catch(() => undefined);
}
