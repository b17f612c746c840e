import {
  type ClientId,
  type CurrencyCode,
  type Instant,
  type InvoiceId,
  type ProjectId,
  type ReportedEntry,
  type ReportedInvoice,
  type ReportStore,
  type ResourceGrouping,
  type TaskId,
  type TimeEntryFilter,
  type TimeEntryId,
  type UserId,
} from "../../../core/index.js";
import { paymentsForm } from "../json-forms.js";
import { day, int8, json, Mapping, plain, timestamptz } from "../rows.js";
import type { Row, Session } from "../session.js";
import { LIMIT } from "../statement.js";
import { givenOf, statementOf, valuesOf } from "./conditions.js";
import { conditions } from "./time-entry-store.js";

const reportedInvoices = new Mapping<ReportedInvoice>("invoices", {
  id: plain,
  status: plain,
  currency: plain,
  dueDate: day,
  total: int8,
  payments: json(paymentsForm),
});

const entryColumns = [
  ...["id", "user_id", "project_id", "task_id", "start_time", "end_time", "billable", "tags"],
  ...["rate_amount", "rate_currency"],
];

const tables: Readonly<Record<ResourceGrouping, string>> = {
  project: "projects",
  task: "tasks",
  user: "users",
  client: "clients",
};

export class SqlReportStore implements ReportStore {
  constructor(private readonly session: Session) {}

  async entries(
    filter: TimeEntryFilter,
    { after, limit }: { readonly after: Pick<ReportedEntry, "id" | "startTime"> | null; readonly limit: number },
  ): Promise<readonly ReportedEntry[]> {
    const given = givenOf(conditions, filter);
    const nameOf = (variant: string) => `time_entries.reported.${variant}${after ? ".on" : ""}`;
    const statement = statementOf(this.session.statements, given, nameOf, ({ knex, own, param }) => {
      const client = knex.raw("(select p.client_id from projects p where p.id = time_entries.project_id) as client_id");
      const query = own(knex("time_entries").select(entryColumns).select(client))
        .whereNotNull("end_time")
        .orderBy(["start_time", "id"])
        .limit(LIMIT);
      for (const { name, sql } of given) void query.whereRaw(sql, [param(name)]);
      return after ? query.whereRaw("(start_time, id) > (?, ?)", [param("after_start"), param("after")]) : query;
    });
    const behind = after && { after_start: timestamptz(after.startTime), after: after.id };
    return (await this.session.run(statement, { ...valuesOf(given), ...behind, limit })).map(entryOf);
  }

  async names(of: ResourceGrouping, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const table = tables[of];
    const statement = this.session.statements.get(`${table}.names`, ({ knex, own, param }) =>
      own(knex(table).select("id", "name")).whereRaw("id = any(?)", [param("ids")]),
    );
    const rows = await this.session.run(statement, { ids });
    return new Map(rows.map((row) => [row["id"] as string, row["name"] as string]));
  }

  async invoices({
    after,
    limit,
  }: {
    readonly after: InvoiceId | null;
    readonly limit: number;
  }): Promise<readonly ReportedInvoice[]> {
    const statement = this.session.statements.get("invoices.reported", ({ knex, own, param }) =>
      own(knex("invoices").select(reportedInvoices.columns)).where("id", ">", param("after")).orderBy("id").limit(LIMIT),
    );
    const rows = await this.session.run(statement, { after: after ?? "", limit });
    return rows.map((row) => reportedInvoices.fromRow(row));
  }
}

function entryOf(row: Row): ReportedEntry {
  const amount = row["rate_amount"] as bigint | null;
  return {
    id: row["id"] as TimeEntryId,
    userId: row["user_id"] as UserId,
    projectId: row["project_id"] as ProjectId,
    taskId: row["task_id"] as TaskId | null,
    clientId: row["client_id"] as ClientId | null,
    startTime: row["start_time"] as Instant,
    endTime: row["end_time"] as Instant,
    billable: row["billable"] as boolean,
    tags: row["tags"] as string[],
    rate: amount === null ? null : { amount, currency: row["rate_currency"] as CurrencyCode },
  };
}
