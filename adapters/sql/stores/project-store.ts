import type { Page, PageRequest, Project, ProjectStore } from "../../../core/index.js";
import type { Session } from "../session.js";
import { AggregateStore } from "./aggregate-store.js";
import { projects } from "./mappings.js";

export class SqlProjectStore extends AggregateStore<Project> implements ProjectStore {
  constructor(session: Session) {
    super(session, projects);
  }

  list(page: PageRequest): Promise<Page<Project>> {
    return this.page(projects, page, "all", (query) => query, {});
  }
}
