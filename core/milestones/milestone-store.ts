import type { ClientId, InvoiceId, MilestoneId, ProjectId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { CompletedMilestone, Milestone } from "./milestone.js";
import type { MilestoneStatus } from "./milestone-limits.js";

/** The fields that lists of milestones can be sorted by, first the default. */
export const milestoneSortKeys = ["dueDate", "createdAt", "updatedAt"] as const;
/** One of {@link milestoneSortKeys}. */
export type MilestoneSortKey = (typeof milestoneSortKeys)[number];

/** Filters a list of milestones. An absent field does not filter; a list matches any of its items. */
export interface MilestoneFilter {
  /** Those of these projects. */
  readonly projectIds?: readonly ProjectId[] | undefined;
  /** Those of the projects of these clients. */
  readonly clientIds?: readonly ClientId[] | undefined;
  /** Those on these invoices. */
  readonly invoiceIds?: readonly InvoiceId[] | undefined;
  /** Whether they are open, can be billed, or are billed. */
  readonly statuses?: readonly MilestoneStatus[] | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

/** The milestones that an invoice selects, of those that can be billed. A list filters; null does not. */
export interface MilestoneSelection {
  /** The client of their projects. */
  readonly clientId: ClientId;
  /** Null: all projects of the client. */
  readonly projectIds: readonly ProjectId[] | null;
  /** Null: all. */
  readonly milestoneIds: readonly MilestoneId[] | null;
}

/** A milestone to bill, with the name of its project. */
export interface BillableMilestone {
  /** The milestone as it is stored. */
  readonly milestone: CompletedMilestone;
  /** For the text of its line. */
  readonly projectName: string;
}

/** The milestones of the workspace. */
export interface MilestoneStore {
  /** Null if it does not exist. */
  find(id: MilestoneId): Promise<Milestone | null>;
  /** Returns those that exist, in any order. */
  findMany(ids: readonly MilestoneId[]): Promise<readonly Milestone[]>;
  /** Milestones that match the filter, in pages. Those without a due date are the latest. */
  list(filter: MilestoneFilter, page: PageRequest<MilestoneSortKey>): Promise<Page<Milestone>>;
  /** Adds a new milestone. */
  insert(milestone: Milestone): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(milestone: Milestone): Promise<void>;
  /** Throws `lost_race` if the stored version differs. */
  delete(milestone: Milestone): Promise<void>;

  /**
   * At most `limit` completed, unbilled milestones of the selection, in the order in which they were completed, then by id. `lock` locks them until the end of the
   * transaction: a concurrent call waits, and then does not return milestones that were claimed.
   */
  billable(
    selection: MilestoneSelection,
    of: { readonly limit: number; readonly lock: boolean },
  ): Promise<readonly BillableMilestone[]>;
  /** Assigns milestones to an invoice. Throws `lost_race` if one of them is not completed, or already on an invoice. */
  claim(invoiceId: InvoiceId, ids: readonly MilestoneId[], now: Instant): Promise<void>;
  /** Releases milestones of the invoice, which are completed then: the specified ones, or all. */
  release(invoiceId: InvoiceId, ids: readonly MilestoneId[] | null, now: Instant): Promise<void>;
}
