import { queryOptions } from "@tanstack/react-query";
import { kept } from "../offline/kept.js";
import type { Schemas } from "../../../../client/index.js";
import { answered, api } from "./client.js";
import { keys } from "./keys.js";

export type Tag = Schemas["Tags"]["tags"][number];

const FRESH_MS = 300_000;

/** The tags of the workspace with the number of their entries, the most frequent first. */
export const tagsQuery = queryOptions({
  queryKey: keys.timeEntries.list({ tags: true }),
  staleTime: FRESH_MS,
  ...kept(async ({ signal }): Promise<readonly Tag[]> => (await answered(api.GET("/tags", { signal }))).tags),
});
