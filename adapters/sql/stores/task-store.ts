import {
  type NamedSortKey,
  type Page,
  type PageRequest,
  type Task,
  type TaskFilter,
  type TaskStore,
  taskTable,
} from "../../../core/index.js";
import { columnsOf, Mapping } from "../rows.js";
import type { Session } from "../session.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, containsInOrder, is, isAny, isFromInstant } from "./conditions.js";

export const tasks = new Mapping<Task>("task", "tasks", columnsOf(taskTable));

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
