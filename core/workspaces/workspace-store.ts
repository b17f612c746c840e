import type { Workspace } from "./workspace.js";

/** The workspace itself. */
export interface WorkspaceStore {
  /** The workspace of this unit of work. Throws `not_found` if it does not exist. */
  get(): Promise<Workspace>;
  /** Creates the workspace of this unit of work. */
  insert(workspace: Workspace): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(workspace: Workspace): Promise<void>;
}
