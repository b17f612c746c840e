import type { ProjectId } from "../kernel/ids.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Project } from "./project.js";

export interface ProjectStore {
  find(id: ProjectId): Promise<Project | null>;
  list(page: PageRequest): Promise<Page<Project>>;
  insert(project: Project): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it. */
  update(project: Project): Promise<void>;
  /** Throws `lost_race` unless the stored version is this one's, `in_use` (conflict) while another resource refers to it. */
  delete(project: Project): Promise<void>;
}
