import type { Activity } from "../kernel/activity.js";
import type { ProjectId, TaskId } from "../kernel/ids.js";
import type { ExternalFilter } from "../kernel/external-fields.js";
import type { Instant } from "../kernel/instant.js";
import type { NamedSortKey, Page, PageRequest } from "../kernel/page.js";
import type { Task } from "./task.js";

/** Filters a list of tasks. An absent field does not filter; a list matches any of its items. */
export interface TaskFilter extends ExternalFilter {
  /** The projects of the tasks. */
  readonly projectIds?: readonly ProjectId[] | undefined;
  /** Active or archived. Absent: both. */
  readonly statuses?: readonly Activity[] | undefined;
  /** Whether new entries are billable by default. */
  readonly billable?: boolean | undefined;
  /** A substring of the name, compared with `foldForSearch`. */
  readonly name?: string | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

/** The tasks of all projects of the workspace. */
export interface TaskStore {
  /** Null if it does not exist. */
  find(id: TaskId): Promise<Task | null>;
  /** Returns those that exist, in any order. */
  findMany(ids: readonly TaskId[]): Promise<readonly Task[]>;
  /** Tasks that match the filter, in pages. */
  list(filter: TaskFilter, page: PageRequest<NamedSortKey>): Promise<Page<Task>>;
  /** Adds a new task. */
  insert(task: Task): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(task: Task): Promise<void>;
  /** Throws `lost_race` if the stored version differs, and `in_use` (conflict) while another resource refers to it. */
  delete(task: Task): Promise<void>;
}
