import type { Grant } from "../access/permissions.js";
import { only, type View } from "../kernel/view.js";
import { type NumberedWorkspace, numberedWorkspaceTable, workspaceTable } from "./workspace.js";

/** The workspace's representation in the API; with the grant `limited` only what a member needs to display times and amounts. */
export function workspaceView(workspace: NumberedWorkspace, grant: Grant = "all"): View {
  const { invoiceNextNumber } = workspace;
  if (grant === "limited") return only(workspaceTable.toJson(workspace), workspaceTable.openNames);
  return invoiceNextNumber === undefined
    ? workspaceTable.toJson(workspace)
    : numberedWorkspaceTable.toJson({ ...workspace, invoiceNextNumber });
}
