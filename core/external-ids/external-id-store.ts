import type { ExternalKind } from "./external-id.js";

/** The ids that resources of the workspace have in other systems. They are fields of the resources, which their stores write. */
export interface ExternalIdStore {
  /**
   * The ids of the resources of the kind by their ids in another system, of those that exist. No two resources of a kind have the same one: the stores of the
   * resources throw `lost_race` for the second.
   */
  find(kind: ExternalKind, externalIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
