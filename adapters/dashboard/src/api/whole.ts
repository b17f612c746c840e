import type { Paged } from "./paged.js";

const PAGE_SIZE = 200;

/** Fetches all pages of a short list. */
export async function whole<Item>(read: (query: { cursor?: string; limit: number }) => Promise<Paged<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let query: { cursor?: string; limit: number } = { limit: PAGE_SIZE }; ;) {
    const { data, next_cursor: cursor } = await read(query);
    items.push(...data);
    if (cursor === null) return items;
    query = { limit: PAGE_SIZE, cursor };
  }
}
