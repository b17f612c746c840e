import type { StintClient } from "./calls.js";
import {
  type FeedChange,
  type FeedType,
  followChanges,
  type FollowOptions,
  requireTypes,
  type ResourceOf,
  USUAL_POLL_MS,
} from "./changes.js";
import { isAbortBy, neverAborted } from "./aborting.js";
import { clientClock } from "./clock.js";
import { patient } from "./patience.js";
import { isProblem } from "./problem.js";
import { pages } from "./pages.js";

/** Part of a copy, in the order in which to store it. */
export type CopyBatch<Type extends FeedType> =
  /** A copy of everything begins: the first one, or another one because the cursor expired. */
  | { readonly kind: "begin" }
  /** Resources of the copy. Store each unless a newer `version` of it is stored. */
  | { readonly [T in Type]: { readonly kind: "resources"; readonly type: T; readonly resources: readonly ResourceOf<T>[] } }[Type]
  /** The copy is complete. Remove what no batch contained since `begin`, and save the cursor with it. */
  | { readonly kind: "complete"; readonly cursor: string }
  /** Changes after the cursor that was stored last. Apply each that has a newer `version` than what is stored, and save the cursor with them. */
  | { readonly kind: "changes"; readonly changes: readonly FeedChange<Type>[]; readonly cursor: string };

/** What to copy, and where it is stored. */
export interface CopyOptions<Type extends FeedType> extends Omit<FollowOptions<Type>, "cursor"> {
  /** Returns the cursor that was saved last, or null if there is no complete copy. */
  load(): string | null | Promise<string | null>;
  /** Stores a batch. The next batch follows when it resolves. If it throws, `keepCopy` rejects with that error. */
  store(batch: CopyBatch<Type>): void | Promise<void>;
}

/**
 * Keeps a copy of resources: copies everything unless there is a copy, then follows the changes until the signal aborts. Each change is stored at least once.
 * Continues after outages, and copies everything again if the copy is so old that the changes since then are no longer kept. Rejects with a `StintProblem` for
 * any other error response, for example if the token may not read a kind of resource.
 */
export async function keepCopy<Type extends FeedType>(options: CopyOptions<Type>): Promise<void> {
  const { load, store, signal = neverAborted } = options;
  try {
    let cursor = await load();
    while (!signal.aborted) {
      cursor ??= await copyAll(options);
      try {
        for await (const page of followChanges({ ...options, cursor })) await store({ kind: "changes", ...page });
      } catch (error) {
        if (!isProblem(error, "cursor_expired")) throw error;
        cursor = null;
      }
    }
  } catch (error) {
    if (!isAbortBy(signal, error)) throw error;
  }
}

/** Copies everything, and returns the cursor for the changes since the copy began. */
async function copyAll<Type extends FeedType>(options: CopyOptions<Type>): Promise<string> {
  const { types, store, signal = neverAborted, pollMs = USUAL_POLL_MS, clock = clientClock } = options;
  requireTypes(types);
  const client = patient(options.client, { clock, signal, pollMs });
  const { data: end } = await client.GET("/changes", { params: { query: { start: "end", type: [...types] } }, signal });
  await store({ kind: "begin" });
  for (const type of types)
    for await (const resources of resourcesOf(client, type, signal))
      // A type parameter hides that the resources are of this type.
      await store({ kind: "resources", type, resources } as unknown as CopyBatch<Type>);
  await store({ kind: "complete", cursor: end.next_cursor });
  return end.next_cursor;
}

type Kebab<Kind extends string> = Kind extends `${infer First}_${infer Rest}` ? `${First}-${Kebab<Rest>}` : Kind;
type Plural<Noun extends string> = Noun extends `${infer Stem}y` ? `${Stem}ies` : `${Noun}s`;
type PathOf<Kind extends string> = `/${Plural<Kebab<Kind>>}`;

/** The path of the list of a kind, such as `/time-entries`. Where it is used, the compiler checks that there is such a list. */
function listOf<Kind extends string>(kind: Kind): PathOf<Kind> {
  return `/${kind.replaceAll("_", "-").replace(/y$/, "ie")}s` as PathOf<Kind>;
}

async function* resourcesOf(client: StintClient, type: FeedType, signal: AbortSignal): AsyncGenerator<readonly object[]> {
  // Lists may miss the latest changes unless they are asked for.
  const current = { params: { header: { "Cache-Control": "no-cache" } }, signal };
  if (type === "workspace") yield [(await client.GET("/workspace", { signal })).data];
  else if (type === "invoice")
    for await (const { data } of pages(client, "/invoices", current)) yield await completeInvoices(client, data, signal);
  else for await (const { data } of pages(client, listOf(type), current)) yield data;
}

const AT_ONCE = 8;

/** The invoices with their lines, which lists omit. Without those that were deleted in the meantime. */
async function completeInvoices(client: StintClient, listed: readonly { readonly id: string }[], signal: AbortSignal) {
  const complete: ResourceOf<"invoice">[] = [];
  for (let from = 0; from < listed.length; from += AT_ONCE) {
    const found = await Promise.all(listed.slice(from, from + AT_ONCE).map(({ id }) => findInvoice(client, id, signal)));
    complete.push(...found.filter((invoice) => invoice !== null));
  }
  return complete;
}

async function findInvoice(client: StintClient, id: string, signal: AbortSignal): Promise<ResourceOf<"invoice"> | null> {
  try {
    return (await client.GET("/invoices/{id}", { params: { path: { id } }, signal })).data;
  } catch (error) {
    if (isProblem(error, "not_found")) return null;
    throw error;
  }
}
