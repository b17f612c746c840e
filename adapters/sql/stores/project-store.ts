import {
  type NamedSortKey,
  type Page,
  type PageRequest,
  type Project,
  type ProjectFilter,
  type ProjectStore,
  projectTable,
} from "../../../core/index.js";
import { columnsOf, Mapping } from "../rows.js";
import { foldedName } from "../searched-text.js";
import type { Transaction } from "../transactions/transaction.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, externalConditions, nameContains, is, isAny, isFromInstant } from "./conditions.js";

export const projects = new Mapping<Project>("project", "projects", columnsOf(projectTable), foldedName);

const conditions: Conditions<Required<ProjectFilter>> = {
  statuses: isAny("status"),
  clientIds: isAny("client_id"),
  billable: is("billable"),
  codes: isAny("code"),
  name: nameContains,
  updatedSince: isFromInstant("updated_at"),
  ...externalConditions,
};

export class SqlProjectStore extends AggregateStore<Project> implements ProjectStore {
  constructor(transaction: Transaction) {
    super(transaction, projects);
  }

  list(filter: ProjectFilter, page: PageRequest<NamedSortKey>): Promise<Page<Project>> {
    return this.filtered(conditions, filter, page);
  }
}
