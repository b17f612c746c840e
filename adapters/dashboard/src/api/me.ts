import { queryOptions } from "@tanstack/react-query";
import type { Schemas } from "../../../../client/index.js";
import { answered, api } from "./client.js";
import { keys } from "./keys.js";
import { isStatus } from "./problem.js";
import { queryClient } from "./query-client.js";

export type Me = Schemas["User"];
export type Workspace = Schemas["Workspace"];

/** The signed-in user, or null. */
export const meQuery = queryOptions({
  queryKey: keys.me,
  // The only query that runs without a session.
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

/** Prefetches the session before the first render. A failure is reported where the session is needed. */
export async function loadSession(): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(meQuery), queryClient.prefetchQuery(workspaceQuery)]);
}
