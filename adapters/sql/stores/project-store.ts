import type { NamedSortKey, Page, PageRequest, Project, ProjectFilter, ProjectStore } from "../../../core/index.js";
import type { Session } from "../session.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, contains, is, isAny, isFromInstant } from "./conditions.js";
import { projects } from "./mappings.js";

const conditions: Conditions<Required<ProjectFilter>> = {
  statuses: isAny("status"),
  clientIds: isAny("client_id"),
  billable: is("billable"),
  codes: isAny("code"),
  name: contains("name"),
  updatedSince: isFromInstant("updated_at"),
};

export class SqlProjectStore extends AggregateStore<Project> implements ProjectStore {
  constructor(session: Session) {
    super(session, projects);
  }

  list(filter: ProjectFilter, page: PageRequest<NamedSortKey>): Promise<Page<Project>> {
    return this.filtered(conditions, filter, page);
  }
}
