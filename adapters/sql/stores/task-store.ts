import type { NamedSortKey, Page, PageRequest, Task, TaskFilter, TaskStore } from "../../../core/index.js";
import { flag, int8, Mapping, text, versioned } from "../rows.js";
import type { Session } from "../session.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, containsInOrder, is, isAny, isFromInstant } from "./conditions.js";

export const tasks = new Mapping<Task>("task", "tasks", {
  id: text,
  projectId: text,
  name: text,
  rate: int8,
  billable: flag,
  status: text,
  ...versioned,
});

const conditions: Conditions<Required<TaskFilter>> = {
  projectIds: isAny("project_id"),
  statuses: isAny("status"),
  billable: is("billable"),
  name: containsInOrder("name"),
  updatedSince: isFromInstant("updated_at"),
};

export class SqlTaskStore extends AggregateStore<Task> implements TaskStore {
  constructor(session: Session) {
    super(session, tasks);
  }

  list(filter: TaskFilter, page: PageRequest<NamedSortKey>): Promise<Page<Task>> {
    return this.filtered(conditions, filter, page);
  }
}
