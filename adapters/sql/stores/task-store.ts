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
import { foldedName } from "../searched-text.js";
import type { Transaction } from "../transactions/transaction.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, externalConditions, nameContains, is, isAny, isFromInstant } from "./conditions.js";

export const tasks = new Mapping<Task>("task", "tasks", columnsOf(taskTable), foldedName);

const conditions: Conditions<Required<TaskFilter>> = {
  projectIds: isAny("project_id"),
  statuses: isAny("status"),
  billable: is("billable"),
  name: nameContains,
  updatedSince: isFromInstant("updated_at"),
  ...externalConditions,
};

export class SqlTaskStore extends AggregateStore<Task> implements TaskStore {
  constructor(transaction: Transaction) {
    super(transaction, tasks);
  }

  list(filter: TaskFilter, page: PageRequest<NamedSortKey>): Promise<Page<Task>> {
    return this.filtered(conditions, filter, page);
  }
}
