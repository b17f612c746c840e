import type { Answer, ItemOf, ListArguments, ListPage, ListPath, StintClient } from "./calls.js";

/** The largest page of the API, so that a list takes few requests. */
export const PAGE_SIZE = 200;

interface ListInit {
  readonly params?: { readonly query?: object | undefined } | undefined;
}

/**
 * The pages of a list, each requested when the loop asks for it. Starts at `params.query.cursor` if given. The pages have 200 items unless `limit` is given.
 * Leaving the loop ends the requests.
 */
export async function* pages<Path extends ListPath>(
  client: StintClient,
  path: Path,
  ...[init]: ListArguments<Path>
): AsyncGenerator<ListPage<ItemOf<Path>>, void, undefined> {
  // A type parameter hides that every list has this shape.
  const read = client.GET as unknown as (path: Path, init: ListInit) => Promise<Answer<ListPage<ItemOf<Path>>>>;
  const given: ListInit = init ?? {};
  for (let cursor = {}; ;) {
    const query = { limit: PAGE_SIZE, ...given.params?.query, ...cursor };
    const { data: page } = await read(path, { ...given, params: { ...given.params, query } });
    yield page;
    if (!page.has_more) return;
    cursor = { cursor: page.next_cursor };
  }
}

/** The items of a list, whose {@link pages} are requested when the loop asks for their items. */
export async function* items<Path extends ListPath>(
  client: StintClient,
  path: Path,
  ...init: ListArguments<Path>
): AsyncGenerator<ItemOf<Path>, void, undefined> {
  for await (const { data } of pages(client, path, ...init)) yield* data;
}
