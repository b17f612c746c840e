import type { Activity } from "../kernel/activity.js";
import type { ClientId, ProjectId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { NamedSortKey, Page, PageRequest } from "../kernel/page.js";
import type { Project } from "./project.js";

/** Which projects a list has. What is absent does not narrow; a list means any of its items. */
export interface ProjectFilter {
  readonly statuses?: readonly Activity[] | undefined;
  readonly clientIds?: readonly ClientId[] | undefined;
  readonly billable?: boolean | undefined;
  /** Whole, with case. */
  readonly codes?: readonly string[] | undefined;
  /** Stands in the name, without case as `foldCase` says. */
  readonly name?: string | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

export interface ProjectStore {
  find(id: ProjectId): Promise<Project | null>;
  /** Those of the ids that there are, in any order. */
  findMany(ids: readonly ProjectId[]): Promise<readonly Project[]>;
  list(filter: ProjectFilter, page: PageRequest<NamedSortKey>): Promise<Page<Project>>;
  insert(project: Project): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it. */
  update(project: Project): Promise<void>;
  /** Throws `lost_race` unless the stored version is this one's, `in_use` (conflict) while another resource refers to it. */
  delete(project: Project): Promise<void>;
}
