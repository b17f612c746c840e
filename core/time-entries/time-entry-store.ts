import type { Client } from "../clients/client.js";
import type { ClientId, InvoiceId, ProjectId, TaskId, TimeEntryId, UserId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Project } from "../projects/project.js";
import type { Task } from "../tasks/task.js";
import type { User } from "../users/user.js";
import type { Workspace } from "../workspaces/workspace.js";
import type { EntryRate, RateCandidates, RateScope } from "../billing/rate.js";
import type { TimeEntry } from "./time-entry.js";

export type TimeEntrySortKey = "startTime" | "createdAt" | "updatedAt";

/** Everything around an entry that recording it needs, fetched at once. */
export interface RecordingContext {
  readonly workspace: Workspace;
  readonly user: User | null;
  readonly project: Project | null;
  readonly task: Task | null;
  /** The project's. */
  readonly client: Client | null;
  /** The user's running timer. */
  readonly runningId: TimeEntryId | null;
}

/** Which unbilled entries an invoice asks for. Every list narrows; null does not. */
export interface BillingSelection {
  readonly clientId: ClientId;
  readonly projectIds: readonly ProjectId[] | null;
  readonly taskIds: readonly TaskId[] | null;
  readonly userIds: readonly UserId[] | null;
  /** Half-open, on the entry's start. */
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/** An unbilled entry as billing sees it; the day is not known yet, since it depends on a time zone. */
export interface UnbilledEntry {
  readonly id: TimeEntryId;
  readonly projectId: ProjectId;
  readonly projectName: string;
  readonly taskId: TaskId | null;
  readonly taskName: string | null;
  readonly userId: UserId;
  readonly userName: string;
  readonly notes: string;
  readonly startTime: Instant;
  readonly endTime: Instant;
  readonly rate: EntryRate | null;
}

/** Which entries a list has. What is absent or null does not narrow; a list means any of its items. */
export interface TimeEntryFilter {
  /** Whose entries whoever asks may see; null for everybody's. */
  readonly userId: UserId | null;
  readonly userIds?: readonly UserId[] | undefined;
  readonly projectIds?: readonly ProjectId[] | undefined;
  readonly taskIds?: readonly TaskId[] | undefined;
  /** Of the projects. */
  readonly clientIds?: readonly ClientId[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly billable?: boolean | undefined;
  readonly billed?: boolean | undefined;
  readonly running?: boolean | undefined;
  /** Half-open, on the entry's start. */
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  /** Stands in the notes, without case as `foldCase` says. */
  readonly notes?: string | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

export interface TimeEntryStore {
  find(id: TimeEntryId): Promise<TimeEntry | null>;
  list(filter: TimeEntryFilter, page: PageRequest<TimeEntrySortKey>): Promise<Page<TimeEntry>>;
  recordingContext(of: { userId: UserId; projectId: ProjectId; taskId: TaskId | null }): Promise<RecordingContext>;
  /** Throws `lost_race` if the entry is running and the user has a running one: a user has at most one. */
  insert(entry: TimeEntry): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it. */
  update(entry: TimeEntry): Promise<void>;
  /** Throws `lost_race` unless the stored version is this one's. */
  delete(entry: TimeEntry): Promise<void>;
  findRunning(userId: UserId): Promise<TimeEntry | null>;
  /** Some other entry of the user that shares time with [start, end); a running one has no end. Touching is not sharing. */
  findOverlapping(of: {
    userId: UserId;
    start: Instant;
    end: Instant | null;
    except: TimeEntryId | null;
  }): Promise<TimeEntry | null>;

  /**
   * The unbilled, billable, stopped entries of the selection, at most `limit`, by id. With `lock` they stay as they are until the
   * end of the transaction: whoever asks for them at the same time waits, and then no longer finds those that were claimed.
   */
  unbilled(
    selection: BillingSelection,
    options: { readonly limit: number; readonly lock: boolean },
  ): Promise<readonly UnbilledEntry[]>;
  /** Puts entries onto an invoice. Throws `lost_race` if one of them stands on an invoice already. */
  claim(invoiceId: InvoiceId, ids: readonly TimeEntryId[], now: Instant): Promise<void>;
  /** Takes entries off the invoice: those given, or all. */
  release(invoiceId: InvoiceId, ids: readonly TimeEntryId[] | null, now: Instant): Promise<void>;

  /** The recorded, unbilled entries that a rate reaches, locked, with what their rate is made of; by id, behind `after`. */
  forRating(
    scope: RateScope,
    page: { readonly after: TimeEntryId | null; readonly limit: number },
  ): Promise<readonly { readonly id: TimeEntryId; readonly rate: EntryRate | null; readonly candidates: RateCandidates }[]>;
  saveRates(rates: readonly { readonly id: TimeEntryId; readonly rate: EntryRate | null }[], now: Instant): Promise<void>;
}
