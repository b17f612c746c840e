import type { RecordingContext, TaskId } from "../../../core/index.js";
import type { Parameters } from "../statement.js";

/** Only contexts in which all resources exist and no timer runs, since a change of one of their versions is then the only way to become outdated. */
export function isCacheable(
  { user, project, task, runningId }: RecordingContext,
  of: { readonly taskId: TaskId | null },
): boolean {
  return user !== null && project !== null && (task !== null || of.taskId === null) && runningId === null;
}

/** The parameters of the check that a context is not outdated. */
export function versionsOf({ workspace, user, project, task, client }: RecordingContext): Parameters {
  return {
    workspace_version: workspace.version,
    user: user?.id ?? null,
    user_version: user?.version ?? null,
    project: project?.id ?? null,
    project_version: project?.version ?? null,
    task: task?.id ?? null,
    task_version: task?.version ?? null,
    client: client?.id ?? null,
    client_version: client?.version ?? null,
  };
}
