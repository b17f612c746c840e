import type { Client } from "../clients/client.js";
import type { ExternalFilter } from "../kernel/external-fields.js";
import type { ClientId, InvoiceId, ProjectId, TaskId, TimeEntryId, UserId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { ViewText } from "../kernel/view.js";
import type { BillingMethod, Project } from "../projects/project.js";
import type { Task } from "../tasks/task.js";
import type { User } from "../users/user.js";
import type { Workspace } from "../workspaces/workspace.js";
import type { EntryRate, RateCandidates, RateScope } from "../billing/rate.js";
import type { TimeEntry } from "./time-entry.js";

/** The fields that lists of entries can be sorted by, first the default. */
export const timeEntrySortKeys = ["startTime", "createdAt", "updatedAt"] as const;
/** One of {@link timeEntrySortKeys}. */
export type TimeEntrySortKey = (typeof timeEntrySortKeys)[number];

/** All data that recording an entry requires, fetched at once. A resource that does not exist or is not referenced is null. */
export interface RecordingContext {
  /** For its settings, such as currency and rate. */
  readonly workspace: Workspace;
  /** Who works. */
  readonly user: User | null;
  /** What the work is done on. */
  readonly project: Project | null;
  /** The kind of work within the project. */
  readonly task: Task | null;
  /** The project's client. */
  readonly client: Client | null;
  /** The user's running timer. */
  readonly runningId: TimeEntryId | null;
}

/** The unbilled entries that an invoice selects. A list filters; null does not. */
export interface BillingSelection {
  /** The client of the projects. */
  readonly clientId: ClientId;
  /** Null: all projects of the client. */
  readonly projectIds: readonly ProjectId[] | null;
  /** Null: all tasks, and time without one. */
  readonly taskIds: readonly TaskId[] | null;
  /** Null: all users. */
  readonly userIds: readonly UserId[] | null;
  /** A half-open range of start times. */
  readonly from: Instant | null;
  /** The end of the range, which is not part of it. Null: no limit. */
  readonly to: Instant | null;
}

/** The place of an entry in the order in which unbilled entries are read and locked: by project, start and id. */
export interface EntryPosition {
  /** Comes first in the order. */
  readonly projectId: ProjectId;
  /** Comes second in the order. */
  readonly startTime: Instant;
  /** Comes last in the order. */
  readonly id: TimeEntryId;
}

/** A page of unbilled entries: at most `limit`, after a position. */
export interface EntryPage {
  /** Null: from the first entry on. */
  readonly after: EntryPosition | null;
  /** The maximum number of entries. */
  readonly limit: number;
}

/** An unbilled entry for billing; its day depends on a time zone and is determined later. */
export interface UnbilledEntry extends EntryPosition {
  /** The name of the entry's project, for the texts of lines. */
  readonly projectName: string;
  /** Null: no particular task of the project. */
  readonly taskId: TaskId | null;
  /** Null without a task. */
  readonly taskName: string | null;
  /** Who worked. */
  readonly userId: UserId;
  /** The name of the user, for the texts of lines. */
  readonly userName: string;
  /** What was done; "" if nothing is noted. */
  readonly notes: string;
  /** The end of the work. */
  readonly endTime: Instant;
  /** The rate with which it was recorded. Null: none applied. */
  readonly rate: EntryRate | null;
}

/** An unbilled entry for a change of rates, with the sources of its rate. */
export interface RatedEntry extends EntryPosition {
  /** The rate that it has. Null: none applied when it was recorded. */
  readonly rate: EntryRate | null;
  /** What the new rate is resolved from. */
  readonly candidates: RateCandidates;
}

/** An entry as it was before its last change or its deletion. It has never been billed in this version. */
export interface FormerEntry {
  /** Its last version before the change. */
  readonly entry: TimeEntry;
  /** When it was changed or deleted. */
  readonly at: Instant;
}

/** A billed entry, and the invoice that it is billed on. */
export type Claim = Pick<TimeEntry, "id" | "invoiceId" | "startTime" | "endTime" | "rate">;

/** Filters a list of entries. An absent or null field does not filter; a list matches any of its items. */
export interface TimeEntryFilter extends ExternalFilter {
  /** The user whose entries the actor may see; null for all users. */
  readonly userId: UserId | null;
  /** Who worked. */
  readonly userIds?: readonly UserId[] | undefined;
  /** What the work was done on. */
  readonly projectIds?: readonly ProjectId[] | undefined;
  /** The kinds of work. */
  readonly taskIds?: readonly TaskId[] | undefined;
  /** Clients of the projects. */
  readonly clientIds?: readonly ClientId[] | undefined;
  /** The invoices that bill them. */
  readonly invoiceIds?: readonly InvoiceId[] | undefined;
  /** Entries that have one of these, compared by `tagKey`. */
  readonly tags?: readonly string[] | undefined;
  /** Whether invoices bill them. */
  readonly billable?: boolean | undefined;
  /** How their projects are billed. */
  readonly billingMethods?: readonly BillingMethod[] | undefined;
  /** Whether they are on a live invoice. */
  readonly billed?: boolean | undefined;
  /** Whether they are running timers. */
  readonly running?: boolean | undefined;
  /** A half-open range of start times. */
  readonly from?: Instant | undefined;
  /** The end of the range, which is not part of it. */
  readonly to?: Instant | undefined;
  /** Ends after this instant, or is running. */
  readonly endsAfter?: Instant | undefined;
  /** A substring of the notes, compared with `foldForSearch`. */
  readonly notes?: string | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

/** What determines the data with which an entry is recorded. */
export interface RecordedWith {
  /** Who works. */
  readonly userId: UserId;
  /** What the work is done on. */
  readonly projectId: ProjectId;
  /** Null: no particular task of the project. */
  readonly taskId: TaskId | null;
  /** An entry that exists. It is not the running one of the context. */
  readonly id?: TimeEntryId | undefined;
}

/** The time entries of the workspace. */
export interface TimeEntryStore {
  /** Null if it does not exist. */
  find(id: TimeEntryId): Promise<TimeEntry | null>;
  /** Returns those that exist, in any order. */
  findMany(ids: readonly TimeEntryId[]): Promise<readonly TimeEntry[]>;
  /** Entries that match the filter, in pages. */
  list(filter: TimeEntryFilter, page: PageRequest<TimeEntrySortKey>): Promise<Page<TimeEntry>>;
  /** Like {@link list}, with the JSON text of each entry's view. A store can write it without making entries. */
  listTexts(filter: TimeEntryFilter, page: PageRequest<TimeEntrySortKey>): Promise<Page<ViewText>>;
  /** Fetches the data with which an entry is recorded. */
  recordingContext(of: RecordedWith): Promise<RecordingContext>;
  /** Throws `lost_race` if the entry is running and the user already has a running entry. */
  insert(entry: TimeEntry): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(entry: TimeEntry): Promise<void>;
  /** Throws `lost_race` if the stored version differs. */
  delete(entry: TimeEntry): Promise<void>;
  /** Keeps the entry, which is stored in this version and about to be changed or deleted, instead of the version of it that was kept before. */
  keepFormer(entry: TimeEntry, now: Instant): Promise<void>;
  /** The kept version of an entry, whether the entry still exists or not; null if none is kept. */
  findFormer(id: TimeEntryId): Promise<FormerEntry | null>;
  /** The user's running entry; null if there is none. */
  findRunning(userId: UserId): Promise<TimeEntry | null>;
  /** Finds an entry of the user, other than these, that overlaps [start, end). A running entry has no end. Adjacent entries do not overlap. */
  findOverlapping(of: {
    userId: UserId;
    start: Instant;
    end: Instant | null;
    except: readonly TimeEntryId[];
  }): Promise<TimeEntry | null>;

  /**
   * The unbilled, billable, stopped entries of the selection, of projects that are billed by time, sorted by project, start and id. `lock` locks them until the end of the transaction: a
   * concurrent call waits, and then does not return entries that were claimed.
   */
  unbilled(selection: BillingSelection, page: EntryPage & { readonly lock: boolean }): Promise<readonly UnbilledEntry[]>;
  /** Assigns entries to an invoice. Throws `lost_race` if one of them is already on an invoice. */
  claim(invoiceId: InvoiceId, ids: readonly TimeEntryId[], now: Instant): Promise<void>;
  /** The entries that are billed on this invoice, in any order. */
  claimsOf(invoiceId: InvoiceId): Promise<readonly Claim[]>;
  /** Releases entries of the invoice: the specified ones, or all. */
  release(invoiceId: InvoiceId, ids: readonly TimeEntryId[] | null, now: Instant): Promise<void>;

  /**
   * The recorded, unbilled entries that a rate change affects, locked; sorted by project, start and id, as those of `unbilled`, so that the two cannot
   * deadlock.
   */
  forRating(scope: RateScope, page: EntryPage): Promise<readonly RatedEntry[]>;
  /** Stores new rates as the next versions of the entries, at `now`. */
  saveRates(rates: readonly { readonly id: TimeEntryId; readonly rate: EntryRate | null }[], now: Instant): Promise<void>;
}
