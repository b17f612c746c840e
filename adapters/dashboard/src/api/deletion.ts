import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * What was remembered of a resource that is deleted holds no longer. Lists are asked for again; itself it is not, since the page that shows it may stand
 * there a moment longer.
 */
export async function afterDeletion(
  queries: QueryClient,
  keys: { readonly lists: QueryKey; one(id: string): QueryKey },
  id: string,
): Promise<void> {
  await queries.invalidateQueries({ queryKey: keys.one(id), refetchType: "none" });
  await queries.invalidateQueries({ queryKey: keys.lists });
}

/** Where the change is refused, what there is now is read, so that another try goes by that. */
export async function orReadAgain<Answer>(queries: QueryClient, queryKey: QueryKey, change: Promise<Answer>): Promise<Answer> {
  try {
    return await change;
  } catch (error) {
    await queries.invalidateQueries({ queryKey });
    throw error;
  }
}
