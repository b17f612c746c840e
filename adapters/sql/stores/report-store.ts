import {
  ACCEPTING_STATUSES,
  type AttemptFigures,
  type Instant,
  type InvoiceId,
  type ReportedEntry,
  type ReportedInvoice,
  type ReportedPage,
  type ReportStore,
  type ResourceGrouping,
  roundingSteps,
  type Summing,
  type TimeEntryFilter,
  type TimeSum,
  type WebhookId,
  creditsJson,
  paymentsJson,
} from "../../../core/index.js";
import { at, Columns, day, document, flag, int8, integer, json, listed, text } from "../rows.js";
import type { Row } from "../pipeline.js";
import type { Transaction } from "../transactions/transaction.js";
import { timestamptz } from "../timestamps.js";
import { activeConditions, sqlOf, statementOf, valuesOf } from "./conditions.js";
import { segmentEnd, sumOf, sumsOf } from "./report-sums.js";
import { conditions } from "./time-entry-lists.js";
import { sql } from "./named-sql.js";

const reportedInvoices = new Columns<ReportedInvoice>({
  id: text,
  status: text,
  currency: text,
  dueDate: day,
  total: int8,
  depositTotal: int8,
  prepaidTotal: int8,
  roundingAmount: int8,
  payments: json(paymentsJson),
  credits: json(creditsJson),
});

const attemptFigures = new Columns<AttemptFigures>({ attempts: integer, succeeded: integer, p50: integer, p95: integer });

/** `isDelivered` of the attempt `a`. */
const DELIVERED = `a.error is null and (a.response->>'status')::int between ${ACCEPTING_STATUSES.first} and ${ACCEPTING_STATUSES.last}`;

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
  constructor(private readonly transaction: Transaction) {}

  async entries(filter: TimeEntryFilter, { after, limit, across }: ReportedPage): Promise<readonly ReportedEntry[]> {
    const active = activeConditions(conditions, filter);
    const nameOf = (variant: string) => `time_entries.reported.${variant}${across ? ".across" : ""}${after ? ".on" : ""}`;
    const statement = statementOf(this.transaction.statements, active, nameOf, ({ raw, ownSql }) => {
      const client = `(select client_id from projects p where ${ownSql("p.workspace_id")} and p.id = time_entries.project_id) as client_id`;
      const where = [
        ...[ownSql("workspace_id"), "end_time is not null"],
        ...active.map(sqlOf),
        ...(across ? [`end_time > ${segmentEnd(":across")}`] : []),
        ...(after ? ["(start_time, id) > (:after_start, :after)"] : []),
      ].join(" and ");
      return raw(
        `select ${listed(entryColumns)}, ${client} from time_entries where ${where} order by start_time, id limit :limit`,
      );
    });
    const position = after && { after_start: timestamptz(after.startTime), after: after.id };
    const boundaries = across && { across: across.map(timestamptz) };
    return (await this.transaction.run(statement, { ...valuesOf(active), ...position, ...boundaries, limit })).map(entryOf);
  }

  async sums(filter: TimeEntryFilter, { by, rounding, segments, days }: Summing): Promise<readonly TimeSum[]> {
    const active = activeConditions(conditions, filter);
    const statement = sumsOf(this.transaction.statements, active, {
      by,
      hasSegments: segments.length > 0,
      hasDays: days.length > 0,
    });
    const boundaries = { segments: segments.map(timestamptz), days: days.map(timestamptz) };
    const rows = await this.transaction.run(statement, { ...valuesOf(active), ...boundaries, ...roundingSteps(rounding) });
    return rows.map(sumOf);
  }

  async names(of: ResourceGrouping, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const table = tables[of];
    const statement = this.transaction.statements.get(`${table}.names`, ({ knex, own, param }) =>
      own(knex(table).select("id", "name")).whereRaw("id = any(?)", [param("ids")]),
    );
    const rows = await this.transaction.run(statement, { ids });
    return new Map(rows.map((row) => [text.decode<string>(row["id"]), text.decode<string>(row["name"])]));
  }

  async invoices({
    after,
    limit,
  }: {
    readonly after: InvoiceId | null;
    readonly limit: number;
  }): Promise<readonly ReportedInvoice[]> {
    const statement = sql(
      this.transaction,
      "invoices.reported",
      (own) => `select ${listed(reportedInvoices.columns)} from invoices
        where ${own("workspace_id")} and id > :after order by id limit :limit`,
    );
    const rows = await this.transaction.run(statement, { after: after ?? "", limit });
    return rows.map((row) => reportedInvoices.fromRow(row));
  }

  async attempts(
    webhookIds: readonly WebhookId[] | undefined,
    boundaries: readonly Instant[],
  ): Promise<readonly AttemptFigures[]> {
    const name = `webhook_attempts.reported${webhookIds ? ".of" : ""}`;
    const statement = sql(
      this.transaction,
      name,
      (own) => `select width_bucket(a.at, cast(:boundaries as timestamptz[])) as interval, count(*)::int as attempts,
           (count(*) filter (where ${DELIVERED}))::int as succeeded,
           percentile_disc(0.5) within group (order by a.duration_ms) as p50,
           percentile_disc(0.95) within group (order by a.duration_ms) as p95
         from webhook_attempts a ${webhookIds ? "join webhook_deliveries d on d.workspace_id = a.workspace_id and d.id = a.delivery_id" : ""}
         where ${own("a.workspace_id")} and a.at >= :first and a.at < :last
           ${webhookIds ? `and d.webhook_id = any(cast(:webhook_ids as text[]))` : ""}
         group by 1`,
    );
    const [first, last] = [boundaries[0], boundaries.at(-1)];
    if (first === undefined || last === undefined) return [];
    const rows = await this.transaction.run(statement, {
      boundaries: boundaries.map(timestamptz),
      first: timestamptz(first),
      last: timestamptz(last),
      ...(webhookIds ? { webhook_ids: webhookIds } : {}),
    });
    const found = new Map(rows.map((row) => [integer.decode<number>(row["interval"]), attemptFigures.fromRow(row)]));
    return boundaries.slice(1).map((_, index) => found.get(index + 1) ?? { attempts: 0, succeeded: 0, p50: null, p95: null });
  }
}

/** Reads fields one by one, since a report can read very many entries. */
function entryOf(row: Row): ReportedEntry {
  const amount = int8.decode<bigint | null>(row["rate_amount"]);
  return {
    id: text.decode(row["id"]),
    userId: text.decode(row["user_id"]),
    projectId: text.decode(row["project_id"]),
    taskId: text.decode(row["task_id"]),
    clientId: text.decode(row["client_id"]),
    startTime: at.decode(row["start_time"]),
    endTime: at.decode(row["end_time"]),
    billable: flag.decode(row["billable"]),
    tags: document.decode(row["tags"]),
    rate: amount === null ? null : { amount, currency: text.decode(row["rate_currency"]) },
  };
}
