import { notFound } from "../../core/kernel/errors.js";
import type { WorkspaceStore } from "../../core/workspaces/workspace-store.js";
import { insertRow, updateRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function workspaceStore({ workspaces, workspaceId }: View): WorkspaceStore {
  return {
    async get() {
      const workspace = workspaces.get(workspaceId);
      if (workspace === undefined) throw notFound("workspace");
      return workspace;
    },
    async insert(workspace) {
      if (workspace.id !== workspaceId) throw new Error(`The unit of work belongs to ${workspaceId}, not to ${workspace.id}.`);
      insertRow(workspaces, workspace);
    },
    async update(workspace) {
      updateRow(workspaces, workspace, "the workspace");
    },
  };
}
