import {
  type BillingSelection,
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
import { at, Columns, int8, text } from "../rows.js";
import type { Row, Session } from "../session.js";
import { timestamptz } from "../timestamps.js";
import { AggregateStore } from "./aggregate-store.js";
import { clients } from "./client-store.js";
import { type Conditions, contains, is, isAny, isBeforeInstant, isFromInstant } from "./conditions.js";
import { projects } from "./project-store.js";
import { tasks } from "./task-store.js";
import * as queries from "./time-entry-queries.js";
import { entryOf, type EntryRow, type RateColumns, rateColumns, rateOf, rowOf, timeEntries } from "./time-entry-rows.js";
import { users } from "./user-store.js";
import { workspaces } from "./workspace-store.js";

const rates = new Columns<RateColumns>(rateColumns);

const unbilledEntries = new Columns<Omit<UnbilledEntry, "rate">>({
  id: text,
  projectId: text,
  projectName: text,
  taskId: text,
  taskName: text,
  userId: text,
  userName: text,
  notes: text,
  startTime: at,
  endTime: at,
});

const candidates = new Columns<RateCandidates>({
  entry: int8,
  task: int8,
  project: int8,
  client: int8,
  user: int8,
  workspace: int8,
  clientCurrency: text,
  workspaceCurrency: text,
});

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
      runningId: text.decode(row["running_id"]),
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
    return rows.map((row) => ({ ...unbilledEntries.fromRow(row), rate: rateOf(rates.fromRow(row)) }));
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
      id: text.decode(row["id"]),
      rate: rateOf(rates.fromRow(row)),
      candidates: candidates.fromRow(row),
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
