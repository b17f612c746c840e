import {
  type BillableMilestone,
  type CompletedMilestone,
  type Instant,
  type InvoiceId,
  lostRace,
  type Milestone,
  type MilestoneFilter,
  type MilestoneId,
  type MilestoneSelection,
  type MilestoneSortKey,
  type MilestoneStore,
  milestoneTable,
  type Page,
  type PageRequest,
} from "../../../core/index.js";
import { columnsOf, listed, Mapping, text } from "../rows.js";
import { timestamptz } from "../timestamps.js";
import type { Transaction } from "../transactions/transaction.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, isAny, isFromInstant } from "./conditions.js";
import { sql } from "./named-sql.js";

export const milestones = new Mapping<Milestone>("milestone", "milestones", columnsOf(milestoneTable));

const conditions: Conditions<Required<MilestoneFilter>> = {
  projectIds: isAny("project_id"),
  clientIds: `exists (select from projects p
    where p.workspace_id = milestones.workspace_id and p.id = milestones.project_id and p.client_id = any(?))`,
  invoiceIds: isAny("invoice_id"),
  statuses: isAny("status"),
  updatedSince: isFromInstant("updated_at"),
};

export class SqlMilestoneStore extends AggregateStore<Milestone> implements MilestoneStore {
  constructor(transaction: Transaction) {
    super(transaction, milestones);
  }

  list(filter: MilestoneFilter, page: PageRequest<MilestoneSortKey>): Promise<Page<Milestone>> {
    return this.filtered(conditions, filter, page);
  }

  async billable(
    { clientId, projectIds, milestoneIds }: MilestoneSelection,
    { limit, lock }: { readonly limit: number; readonly lock: boolean },
  ): Promise<readonly BillableMilestone[]> {
    const statement = sql(
      this.transaction,
      `milestones.billable${lock ? ".lock" : ""}`,
      (own) => `select ${listed(this.mapping.columns, "m")}, p.name as project_name
        from milestones m join projects p on p.workspace_id = m.workspace_id and p.id = m.project_id
        where ${own("m.workspace_id")} and m.status = 'completed' and p.client_id = :client
          and (cast(:projects as text[]) is null or m.project_id = any(:projects))
          and (cast(:milestones as text[]) is null or m.id = any(:milestones))
        order by m.completed_at, m.id limit :limit ${lock ? "for no key update of m" : ""}`,
    );
    const rows = await this.transaction.run(statement, {
      client: clientId,
      projects: projectIds,
      milestones: milestoneIds,
      limit,
    });
    return rows.map((row) => ({
      milestone: this.mapping.fromRow(row) as CompletedMilestone,
      projectName: text.decode<string>(row["project_name"]),
    }));
  }

  async claim(invoiceId: InvoiceId, ids: readonly MilestoneId[], now: Instant): Promise<void> {
    const statement = sql(
      this.transaction,
      "milestones.claim",
      (own) => `update milestones set invoice_id = :invoice, status = 'invoiced', version = version + 1, updated_at = :now
        where ${own("workspace_id")} and id = any(:ids) and status = 'completed' returning id`,
    );
    const claimed = await this.transaction.run(statement, { invoice: invoiceId, ids, now: timestamptz(now) });
    if (claimed.length !== ids.length) throw lostRace("milestones");
  }

  async release(invoiceId: InvoiceId, ids: readonly MilestoneId[] | null, now: Instant): Promise<void> {
    const statement = sql(
      this.transaction,
      "milestones.release",
      (own) => `update milestones set invoice_id = null, status = 'completed', version = version + 1, updated_at = :now
        where ${own("workspace_id")} and invoice_id = :invoice and (cast(:ids as text[]) is null or id = any(:ids))`,
    );
    this.transaction.defer(statement, { invoice: invoiceId, ids, now: timestamptz(now) });
  }
}
