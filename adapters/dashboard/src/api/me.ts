import { queryOptions } from "@tanstack/react-query";
import type { components } from "./api.js";
import { answered, api } from "./client.js";
import { keys } from "./keys.js";
import { isStatus } from "./problem.js";
import { queryClient } from "./query-client.js";

export type Me = components["schemas"]["User"];
export type Workspace = components["schemas"]["Workspace"];

/** Who is signed in; null for nobody. */
export const meQuery = queryOptions({
  queryKey: keys.me,
  // It alone is asked while nobody is signed in.
  networkMode: "always",
  queryFn: async ({ signal }): Promise<Me | null> => {
    try {
      return await answered(api.GET("/me", { signal }));
    } catch (error) {
      if (isStatus(error, 401)) return null;
      throw error;
    }
  },
});

export const workspaceQuery = queryOptions({
  queryKey: keys.workspace,
  queryFn: ({ signal }): Promise<Workspace> => answered(api.GET("/workspace", { signal })),
});

/** Asks who is signed in, and where, before the first thing is drawn. What fails is told where it is needed. */
export async function loadSession(): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(meQuery), queryClient.prefetchQuery(workspaceQuery)]);
}
