import type { components } from "./api.js";
import type { StintClient } from "./calls.js";
import { isAbortBy, neverAborted } from "./aborting.js";
import { type ClientClock, clientClock } from "./clock.js";
import { patient } from "./patience.js";
import { PAGE_SIZE } from "./pages.js";

/** The JSON of the API by the name of its schema, such as `Invoice`. */
export type Schemas = components["schemas"];

/** The kinds of resources whose changes the API lists. */
export type FeedType = Schemas["Change"]["type"];

type Pascal<Kind extends string> = Kind extends `${infer First}_${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Kind>;

/** The JSON of a resource of this kind. */
export type ResourceOf<Type extends FeedType> = Type extends FeedType ? Schemas[Pascal<Type>] : never;

interface ChangeOf<Type extends FeedType> {
  /** The kind of the resource. */
  readonly type: Type;
  /** The ID of the resource. */
  readonly id: string;
  /** Increases with each change of the resource, also when it is deleted. */
  readonly version: number;
  /** When it was changed (RFC 3339). */
  readonly at: string;
}

interface Kept<Type extends FeedType> {
  /** What happened to the resource. */
  readonly action: "created" | "updated";
  /** The resource in this version. Null if it was deleted. */
  readonly data: ResourceOf<Type>;
}

interface Deleted {
  readonly action: "deleted";
  readonly data: null;
}

/** A created, updated or deleted resource. `data` is the resource in this version. */
export type FeedChange<Type extends FeedType = FeedType> = { [T in Type]: ChangeOf<T> & (Kept<T> | Deleted) }[Type];

/** Changes in the order of their commits. */
export interface FeedPage<Type extends FeedType> {
  /** The oldest first. */
  readonly changes: readonly FeedChange<Type>[];
  /** Where to continue. Save it together with what you do with the changes. */
  readonly cursor: string;
}

/** Which changes to follow, and how long. */
export interface FollowOptions<Type extends FeedType> {
  /** Its token must be allowed to read the `types`. */
  readonly client: StintClient;
  /** The kinds of resources. The token must be allowed to read them. */
  readonly types: readonly Type[];
  /** Where to start: the cursor of an earlier page. Without it, at the oldest change, which is up to 90 days old. */
  readonly cursor?: string | undefined;
  /** Ends the iteration. */
  readonly signal?: AbortSignal | undefined;
  /** The wait in milliseconds after the last change was read. Default: 5,000. */
  readonly pollMs?: number | undefined;
  /** Called when everything that had changed until then was passed on: at the first such moment, and again after each further change. */
  readonly onCaughtUp?: (() => void) | undefined;
  /** Replaces the time of the platform, for tests. */
  readonly clock?: ClientClock | undefined;
}

export const USUAL_POLL_MS = 5_000;

/** Throws a `TypeError` without a list, which only programs without types can cause. The service checks the kinds in it. */
export function requireTypes(types: unknown): void {
  if (!Array.isArray(types)) throw new TypeError('types must list kinds of resources, such as ["client"].');
}

/**
 * Yields changes as they happen, and waits for further ones until the signal aborts. Continues after outages. Throws a `StintProblem` with the code
 * `cursor_expired` if the changes after the cursor are no longer kept.
 */
export async function* followChanges<Type extends FeedType>(
  options: FollowOptions<Type>,
): AsyncGenerator<FeedPage<Type>, void, undefined> {
  const { client, types, signal = neverAborted, pollMs = USUAL_POLL_MS, clock = clientClock, onCaughtUp } = options;
  const reader = patient(client, { clock, signal, pollMs });
  requireTypes(types);
  let { cursor } = options;
  let isCaughtUp = false;
  try {
    while (!signal.aborted) {
      const query = { type: [...types], limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) };
      const { data } = await reader.GET("/changes", { params: { query }, signal });
      // The document does not say which `data` belongs to which `type`.
      const changes = data.data as readonly unknown[] as readonly FeedChange<Type>[];
      if (data.next_cursor !== cursor) yield { changes, cursor: data.next_cursor };
      if (!data.has_more && !(isCaughtUp && changes.length === 0)) onCaughtUp?.();
      isCaughtUp = !data.has_more;
      cursor = data.next_cursor;
      if (isCaughtUp) await clock.wait(pollMs, signal);
    }
  } catch (error) {
    if (!isAbortBy(signal, error)) throw error;
  }
}
