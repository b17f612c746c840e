import type { Schemas } from "../../../../../client/index.js";

export type Project = Schemas["Project"];
export type Client = Schemas["Client"];
export type Budget = NonNullable<Project["budget"]>;

/** The currency of a project's rates and amounts. `workspaces` is the workspace's currency. */
export function currencyOf(client: Client | null | undefined, workspaces: string): string {
  return client?.currency ?? workspaces;
}
