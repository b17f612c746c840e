import type { ProjectId, TaskId } from "../kernel/ids.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Task } from "./task.js";

export interface TaskStore {
  find(id: TaskId): Promise<Task | null>;
  listOfProject(projectId: ProjectId, page: PageRequest): Promise<Page<Task>>;
  insert(task: Task): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it. */
  update(task: Task): Promise<void>;
  /** Throws `lost_race` unless the stored version is this one's, `in_use` (conflict) while another resource refers to it. */
  delete(task: Task): Promise<void>;
}
