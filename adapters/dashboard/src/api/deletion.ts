import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Updates the cache after a deletion. Lists are refetched; the deleted resource is not, since its page may still be open for a moment.
 */
export async function afterDeletion(
  queries: QueryClient,
  keys: { readonly lists: QueryKey; one(id: string): QueryKey },
  id: string,
): Promise<void> {
  await queries.invalidateQueries({ queryKey: keys.one(id), refetchType: "none" });
  await queries.invalidateQueries({ queryKey: keys.lists });
}

/** If the change is refused, refetches the resource, so that a retry uses the current version. */
export async function orReadAgain<Answer>(queries: QueryClient, queryKey: QueryKey, change: Promise<Answer>): Promise<Answer> {
  try {
    return await change;
  } catch (error) {
    await queries.invalidateQueries({ queryKey });
    throw error;
  }
}
