import type { Activity } from "../kernel/activity.js";
import type { ClientId, ProjectId } from "../kernel/ids.js";
import type { ExternalFilter } from "../kernel/external-fields.js";
import type { Instant } from "../kernel/instant.js";
import type { NamedSortKey, Page, PageRequest } from "../kernel/page.js";
import type { Project } from "./project.js";

/** Filters a list of projects. An absent field does not filter; a list matches any of its items. */
export interface ProjectFilter extends ExternalFilter {
  /** Active or archived. Absent: both. */
  readonly statuses?: readonly Activity[] | undefined;
  /** The clients of the projects. Internal projects never match. */
  readonly clientIds?: readonly ClientId[] | undefined;
  /** Whether new entries are billable by default. */
  readonly billable?: boolean | undefined;
  /** The exact code, case-sensitive. */
  readonly codes?: readonly string[] | undefined;
  /** A substring of the name, compared with `foldForSearch`. */
  readonly name?: string | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

/** The projects of the workspace. */
export interface ProjectStore {
  /** Null if it does not exist. */
  find(id: ProjectId): Promise<Project | null>;
  /** Returns those that exist, in any order. */
  findMany(ids: readonly ProjectId[]): Promise<readonly Project[]>;
  /** Projects that match the filter, in pages. */
  list(filter: ProjectFilter, page: PageRequest<NamedSortKey>): Promise<Page<Project>>;
  /** Adds a new project. */
  insert(project: Project): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(project: Project): Promise<void>;
  /** Throws `lost_race` if the stored version differs, and `in_use` (conflict) while another resource refers to it. */
  delete(project: Project): Promise<void>;
}
