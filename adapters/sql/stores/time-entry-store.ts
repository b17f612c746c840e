import {
  type BillingSelection,
  type Claim,
  type EntryPage,
  type EntryPosition,
  type EntryRate,
  type FormerEntry,
  type Instant,
  type InvoiceId,
  lostRace,
  notFound,
  type Page,
  type PageRequest,
  type RateCandidates,
  type RatedEntry,
  type RateScope,
  type RecordedWith,
  type RecordingContext,
  sameValue,
  type TimeEntry,
  type TimeEntryFilter,
  type TimeEntryId,
  type TimeEntrySortKey,
  type TimeEntryStore,
  type UnbilledEntry,
  type UserId,
  type ViewText,
} from "../../../core/index.js";
import type { LRUCache } from "lru-cache";
import { at, Columns, count, document, int8, text } from "../rows.js";
import type { Row } from "../pipeline.js";
import type { Transaction } from "../transactions/transaction.js";
import type { Parameters } from "../statement.js";
import { timestamptz } from "../timestamps.js";
import { firstOf } from "./page-sql.js";
import { clients } from "./client-store.js";
import { projects } from "./project-store.js";
import { tasks } from "./task-store.js";
import { TimeEntryLists } from "./time-entry-lists.js";
import * as queries from "./time-entry-queries.js";
import { searchTerms } from "./time-entry-terms.js";
import { isCacheable, versionsOf } from "./recording-contexts.js";
import { entryText, positionOf } from "./time-entry-texts.js";
import { entryOf, type RateColumns, rateColumns, rateOf, rowOf, storedEntries, timeEntries } from "./time-entry-rows.js";
import { users } from "./user-store.js";
import { workspaces } from "./workspace-store.js";

const rates = new Columns<RateColumns>(rateColumns);

const claims = new Columns<Omit<Claim, "rate"> & RateColumns>({
  id: text,
  invoiceId: text,
  startTime: at,
  endTime: at,
  ...rateColumns,
});

const position = { id: text, projectId: text, startTime: at } as const;
const positions = new Columns<EntryPosition>(position);

/** How many entries a statement changes, so that the embedded database does not block others for long. All are sent in one round trip. */
const CHANGED_AT_ONCE = 200;

function partsOf(ids: readonly TimeEntryId[]): readonly (readonly TimeEntryId[])[] {
  const parts: (readonly TimeEntryId[])[] = [];
  for (let from = 0; from < ids.length; from += CHANGED_AT_ONCE) parts.push(ids.slice(from, from + CHANGED_AT_ONCE));
  return parts;
}

const unbilledEntries = new Columns<Omit<UnbilledEntry, "rate">>({
  ...position,
  projectName: text,
  taskId: text,
  taskName: text,
  userId: text,
  userName: text,
  notes: text,
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

/** Sorts before every position. */
const FIRST = { after_project: "", after_start: "-infinity", after: "" };

function remainderOf({ after, limit }: EntryPage): Parameters {
  const position = after && { after_project: after.projectId, after_start: timestamptz(after.startTime), after: after.id };
  return { ...(position ?? FIRST), limit };
}

export class SqlTimeEntryStore implements TimeEntryStore {
  readonly #rows: TimeEntryLists;

  constructor(
    private readonly transaction: Transaction,
    private readonly contexts: LRUCache<string, RecordingContext>,
  ) {
    this.#rows = new TimeEntryLists(transaction, timeEntries);
  }

  async find(id: TimeEntryId): Promise<TimeEntry | null> {
    const row = await this.#rows.find(id);
    return row && entryOf(row);
  }

  async findMany(ids: readonly TimeEntryId[]): Promise<readonly TimeEntry[]> {
    return (await this.#rows.findMany(ids)).map(entryOf);
  }

  async list(filter: TimeEntryFilter, page: PageRequest<TimeEntrySortKey>): Promise<Page<TimeEntry>> {
    const { items, next } = await this.#rows.list(filter, page);
    return { items: items.map(entryOf), next };
  }

  async listTexts(filter: TimeEntryFilter, page: PageRequest<TimeEntrySortKey>): Promise<Page<ViewText>> {
    const rows = await this.#rows.listTexts(filter, page);
    const { items, next } = firstOf(rows, page.limit, (last) => positionOf(last, page.sort));
    return { items: items.map(entryText), next };
  }

  async insert(entry: TimeEntry): Promise<void> {
    this.transaction.defer(queries.insert(this.transaction, entry.status === "running"), this.#parametersOf(entry));
    await this.transaction.pause();
  }

  async update(entry: TimeEntry): Promise<void> {
    this.transaction.defer(queries.update(this.transaction), { previous: entry.version - 1, ...this.#parametersOf(entry) });
    await this.transaction.pause();
  }

  #parametersOf(entry: TimeEntry): Parameters {
    return { terms: searchTerms(this.transaction.workspaceId, entry), ...timeEntries.toRow(rowOf(entry)) };
  }

  async delete({ id, version }: TimeEntry): Promise<void> {
    this.transaction.defer(queries.remove(this.transaction), { id, version });
  }

  async keepFormer({ id, version }: TimeEntry, now: Instant): Promise<void> {
    this.transaction.defer(queries.keepFormer(this.transaction), { id, version, now: timestamptz(now) });
  }

  async findFormer(id: TimeEntryId): Promise<FormerEntry | null> {
    const statement = this.transaction.statements.get("time_entries.former", ({ knex, own, param }) =>
      own(knex("former_time_entries").select("at", "entry").where("id", param("id"))),
    );
    const [row] = await this.transaction.run(statement, { id });
    return row ? { at: at.decode(row["at"]), entry: storedEntries.fromRow(document.decode<Row>(row["entry"])) } : null;
  }

  async recordingContext(of: RecordedWith): Promise<RecordingContext> {
    const key = [this.transaction.workspaceId, of.userId, of.projectId, of.taskId].join(" ");
    const cached = this.contexts.get(key);
    if (cached && this.transaction.mayUseCaches) {
      const entry = of.id ?? "";
      this.transaction.verify(queries.unchangedContext(this.transaction), { entry, ...versionsOf(cached) });
      return cached;
    }
    const context = await this.#fetchContext(of);
    if (cached && !sameValue(versionsOf(cached), versionsOf(context))) this.contexts.delete(key);
    // A rollback would give the versions that this transaction wrote to other content.
    if (isCacheable(context, of)) this.transaction.afterCommit(() => this.contexts.set(key, context));
    return context;
  }

  async #fetchContext({ userId, projectId, taskId, id }: RecordedWith): Promise<RecordingContext> {
    const statement = queries.recordingContext(this.transaction);
    const parameters = { user: userId, project: projectId, task: taskId, entry: id ?? "" };
    const [row] = await this.transaction.run(statement, parameters);
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
    const [row] = await this.transaction.run(queries.running(this.transaction), { user: userId });
    return row ? entryOf(timeEntries.fromRow(row)) : null;
  }

  async findOverlapping(of: {
    userId: UserId;
    start: Instant;
    end: Instant | null;
    except: readonly TimeEntryId[];
  }): Promise<TimeEntry | null> {
    const [row] = await this.transaction.run(queries.overlapping(this.transaction), {
      user: of.userId,
      start: timestamptz(of.start),
      end: of.end === null ? null : timestamptz(of.end),
      except: of.except,
    });
    return row ? entryOf(timeEntries.fromRow(row)) : null;
  }

  async unbilled(
    selection: BillingSelection,
    { lock, ...page }: EntryPage & { readonly lock: boolean },
  ): Promise<readonly UnbilledEntry[]> {
    const rows = await this.transaction.run(queries.unbilled(this.transaction, lock), {
      client: selection.clientId,
      projects: selection.projectIds,
      tasks: selection.taskIds,
      users: selection.userIds,
      from: selection.from === null ? null : timestamptz(selection.from),
      to: selection.to === null ? null : timestamptz(selection.to),
      ...remainderOf(page),
    });
    return rows.map((row) => ({ rate: rateOf(rates.fromRow(row)), ...unbilledEntries.fromRow(row) }));
  }

  async claim(invoiceId: InvoiceId, ids: readonly TimeEntryId[], now: Instant): Promise<void> {
    const [first = [], ...others] = partsOf(ids);
    const statement = queries.claim(this.transaction);
    const parameters = { invoice: invoiceId, now: timestamptz(now) };
    let claimed = 0;
    const add = ([row]: readonly Row[]): void => void (claimed += count.decode<number>(row?.["count"]));
    for (const part of others) this.transaction.defer(statement, { ...parameters, ids: part }, ({ rows }) => add(rows));
    add(await this.transaction.run(statement, { ...parameters, ids: first }));
    if (claimed !== ids.length) throw lostRace("time entries");
  }

  async claimsOf(invoiceId: InvoiceId): Promise<readonly Claim[]> {
    const statement = this.transaction.statements.get("time_entries.claims", ({ knex, own, param }) =>
      own(knex("time_entries").select(claims.columns)).where("invoice_id", param("invoice")),
    );
    const rows = await this.transaction.run(statement, { invoice: invoiceId });
    return rows.map((row) => {
      const claim = claims.fromRow(row);
      const { id, invoiceId, startTime, endTime } = claim;
      return { id, invoiceId, startTime, endTime, rate: rateOf(claim) };
    });
  }

  async release(invoiceId: InvoiceId, ids: readonly TimeEntryId[] | null, now: Instant): Promise<void> {
    const released = ids ?? (await this.#billedOn(invoiceId));
    const statement = queries.release(this.transaction);
    for (const part of partsOf(released))
      this.transaction.defer(statement, { invoice: invoiceId, ids: part, now: timestamptz(now) });
  }

  async #billedOn(invoiceId: InvoiceId): Promise<readonly TimeEntryId[]> {
    const statement = this.transaction.statements.get("time_entries.billed_on", ({ knex, own, param }) =>
      own(knex("time_entries").select("id")).where("invoice_id", param("invoice")),
    );
    return (await this.transaction.run(statement, { invoice: invoiceId })).map((row) => text.decode(row["id"]));
  }

  async forRating(scope: RateScope, page: EntryPage): Promise<readonly RatedEntry[]> {
    // An entry that is recorded meanwhile with the rate from before would keep it.
    if (this.transaction.othersMayWrite) throw lostRace("the rates of the workspace");
    const target = scope.kind === "workspace" ? {} : { target: scope.id };
    const rows = await this.transaction.run(queries.forRating(this.transaction, scope.kind), {
      ...target,
      ...remainderOf(page),
    });
    return rows.map((row) => ({
      rate: rateOf(rates.fromRow(row)),
      candidates: candidates.fromRow(row),
      ...positions.fromRow(row),
    }));
  }

  async saveRates(rates: readonly { readonly id: TimeEntryId; readonly rate: EntryRate | null }[], now: Instant): Promise<void> {
    const statement = queries.saveRates(this.transaction);
    await this.transaction.run(statement, {
      ids: rates.map(({ id }) => id),
      amounts: rates.map(({ rate }) => rate?.amount ?? null),
      currencies: rates.map(({ rate }) => rate?.currency ?? null),
      sources: rates.map(({ rate }) => rate?.source ?? null),
      now: timestamptz(now),
    });
  }
}
