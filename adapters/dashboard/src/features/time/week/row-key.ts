/** What a row is for. */
export interface RowSubject {
  readonly projectId: string;
  readonly taskId: string | null;
}

/** The key of a row. */
export function rowKey({ projectId, taskId }: RowSubject): string {
  return taskId === null ? projectId : `${projectId}/${taskId}`;
}
