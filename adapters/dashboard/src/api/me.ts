import { queryOptions } from "@tanstack/react-query";
import type { Schemas } from "../../../../client/index.js";
import { kept } from "../offline/kept.js";
import { answered, api } from "./client.js";
import { keys } from "./keys.js";
import { isStatus } from "./problem.js";
import { queryClient } from "./query-client.js";

export type Me = Schemas["User"];
export type Workspace = Schemas["Workspace"];

/** How long the application waits for the session before it starts with what this device keeps. */
const START_MS = 10_000;

/** The signed-in user, or null. */
export const meQuery = queryOptions({
  queryKey: keys.me,
  // The only query that runs without a session.
  networkMode: "always",
  ...kept(async ({ signal }): Promise<Me | null> => {
    try {
      return await answered(api.GET("/me", { signal, timeoutMs: START_MS }));
    } catch (error) {
      if (isStatus(error, 401)) return null;
      throw error;
    }
  }),
});

export const workspaceQuery = queryOptions({
  queryKey: keys.workspace,
  ...kept(({ signal }): Promise<Workspace> => answered(api.GET("/workspace", { signal, timeoutMs: START_MS }))),
});

/** Prefetches the session before the first render. A failure is reported where the session is needed. */
export async function loadSession(): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(meQuery), queryClient.prefetchQuery(workspaceQuery)]);
}
