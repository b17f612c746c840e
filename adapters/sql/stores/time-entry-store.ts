import {
  type BillingSelection,
  type CurrencyCode,
  type EntryRate,
  type Instant,
  type InvoiceId,
  lostRace,
  notFound,
  type Page,
  type PageRequest,
  type ProjectId,
  type RateCandidates,
  type RateScope,
  type RecordingContext,
  type TaskId,
  type TimeEntry,
  type TimeEntryFilter,
  type TimeEntryId,
  type TimeEntrySortKey,
  type TimeEntryStore,
  type UnbilledEntry,
  type UserId,
} from "../../../core/index.js";
import { timestamptz } from "../rows.js";
import type { Row, Session } from "../session.js";
import { AggregateStore } from "./aggregate-store.js";
import { clients, type EntryRow, projects, tasks, timeEntries, users, workspaces } from "./mappings.js";
import { type Conditions, contains, is, isAny, isBeforeInstant, isFromInstant } from "./conditions.js";
import * as queries from "./time-entry-queries.js";
import { entryOf, rateOf, rowOf } from "./time-entry-rows.js";

export class SqlTimeEntryStore implements TimeEntryStore {
  readonly #rows: EntryRows;

  constructor(private readonly session: Session) {
    this.#rows = new EntryRows(session, timeEntries);
  }

  async find(id: TimeEntryId): Promise<TimeEntry | null> {
    const row = await this.#rows.find(id);
    return row && entryOf(row);
  }

  async list(filter: TimeEntryFilter, page: PageRequest<TimeEntrySortKey>): Promise<Page<TimeEntry>> {
    const { items, next } = await this.#rows.list(filter, page);
    return { items: items.map(entryOf), next };
  }

  insert(entry: TimeEntry): Promise<void> {
    return this.#rows.insert(rowOf(entry));
  }

  update(entry: TimeEntry): Promise<void> {
    return this.#rows.update(rowOf(entry));
  }

  delete(entry: TimeEntry): Promise<void> {
    return this.#rows.delete(rowOf(entry));
  }

  async recordingContext(of: { userId: UserId; projectId: ProjectId; taskId: TaskId | null }): Promise<RecordingContext> {
    const statement = queries.recordingContext(this.session);
    const [row] = await this.session.run(statement, { user: of.userId, project: of.projectId, task: of.taskId });
    if (!row) throw notFound("workspace");
    const optional = <T extends object>(mapping: { fromRow(row: Row, prefix: string): T }, alias: string): T | null =>
      row[`${alias}.id`] === null ? null : mapping.fromRow(row, `${alias}.`);
    return {
      workspace: workspaces.fromRow(row, "w."),
      user: optional(users, "u"),
      project: optional(projects, "p"),
      task: optional(tasks, "t"),
      client: optional(clients, "c"),
      runningId: row["running_id"] as TimeEntryId | null,
    };
  }

  async findRunning(userId: UserId): Promise<TimeEntry | null> {
    const [row] = await this.session.run(queries.running(this.session), { user: userId });
    return row ? entryOf(timeEntries.fromRow(row)) : null;
  }

  async findOverlapping(of: {
    userId: UserId;
    start: Instant;
    end: Instant | null;
    except: TimeEntryId | null;
  }): Promise<TimeEntry | null> {
    const [row] = await this.session.run(queries.overlapping(this.session), {
      user: of.userId,
      start: timestamptz(of.start),
      end: of.end === null ? null : timestamptz(of.end),
      except: of.except,
    });
    return row ? entryOf(timeEntries.fromRow(row)) : null;
  }

  async unbilled(selection: BillingSelection, options: { limit: number; lock: boolean }): Promise<readonly UnbilledEntry[]> {
    const rows = await this.session.run(queries.unbilled(this.session, options.lock), {
      client: selection.clientId,
      projects: selection.projectIds,
      tasks: selection.taskIds,
      users: selection.userIds,
      from: selection.from === null ? null : timestamptz(selection.from),
      to: selection.to === null ? null : timestamptz(selection.to),
      limit: options.limit,
    });
    return rows.map((row) => ({
      id: row["id"] as TimeEntryId,
      projectId: row["project_id"] as ProjectId,
      projectName: row["project_name"] as string,
      taskId: row["task_id"] as TaskId | null,
      taskName: row["task_name"] as string | null,
      userId: row["user_id"] as UserId,
      userName: row["user_name"] as string,
      notes: row["notes"] as string,
      startTime: row["start_time"] as Instant,
      endTime: row["end_time"] as Instant,
      rate: rateOf(row["rate_amount"], row["rate_currency"], row["rate_source"]),
    }));
  }

  async claim(invoiceId: InvoiceId, ids: readonly TimeEntryId[], now: Instant): Promise<void> {
    const rows = await this.session.run(queries.claim(this.session), { invoice: invoiceId, ids, now: timestamptz(now) });
    if (rows.length !== ids.length) throw lostRace("time entries");
  }

  async release(invoiceId: InvoiceId, ids: readonly TimeEntryId[] | null, now: Instant): Promise<void> {
    await this.session.run(queries.release(this.session), { invoice: invoiceId, ids, now: timestamptz(now) });
  }

  async forRating(
    scope: RateScope,
    page: { readonly after: TimeEntryId | null; readonly limit: number },
  ): Promise<readonly { readonly id: TimeEntryId; readonly rate: EntryRate | null; readonly candidates: RateCandidates }[]> {
    const target = scope.kind === "workspace" ? {} : { target: scope.id };
    const rows = await this.session.run(queries.forRating(this.session, scope.kind), {
      ...target,
      after: page.after ?? "",
      limit: page.limit,
    });
    return rows.map((row) => ({
      id: row["id"] as TimeEntryId,
      rate: rateOf(row["rate_amount"], row["rate_currency"], row["rate_source"]),
      candidates: {
        entry: row["own_rate"] as bigint | null,
        task: row["task_rate"] as bigint | null,
        project: row["project_rate"] as bigint | null,
        client: row["client_rate"] as bigint | null,
        user: row["user_rate"] as bigint | null,
        workspace: row["workspace_rate"] as bigint | null,
        clientCurrency: row["client_currency"] as CurrencyCode | null,
        workspaceCurrency: row["workspace_currency"] as CurrencyCode,
      },
    }));
  }

  async saveRates(rates: readonly { readonly id: TimeEntryId; readonly rate: EntryRate | null }[], now: Instant): Promise<void> {
    const statement = queries.saveRates(this.session);
    await this.session.run(statement, {
      ids: rates.map(({ id }) => id),
      amounts: rates.map(({ rate }) => rate?.amount ?? null),
      currencies: rates.map(({ rate }) => rate?.currency ?? null),
      sources: rates.map(({ rate }) => rate?.source ?? null),
      now: timestamptz(now),
    });
  }
}

export const conditions: Conditions<Required<TimeEntryFilter>> = {
  userId: is("user_id"),
  userIds: isAny("user_id"),
  projectIds: isAny("project_id"),
  taskIds: isAny("task_id"),
  clientIds: "project_id in (select id from projects where client_id = any(?))",
  tags: "jsonb_exists_any(tags, ?)",
  notes: contains("notes"),
  billable: is("billable"),
  billed: is("(invoice_id is not null)"),
  running: is("(end_time is null)"),
  from: isFromInstant("start_time"),
  to: isBeforeInstant("start_time"),
  updatedSince: isFromInstant("updated_at"),
};

class EntryRows extends AggregateStore<EntryRow> {
  list(filter: TimeEntryFilter, page: PageRequest<TimeEntrySortKey>): Promise<Page<EntryRow>> {
    return this.filtered(conditions, filter, page);
  }
}
