import { type Actor, authorizeForUser } from "../../access/actor.js";
import { Issues } from "../../kernel/errors.js";
import type { Instant } from "../../kernel/instant.js";
import type { TimeZone } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import { withSpellings } from "../../time-entries/tagging.js";
import type { TimeEntryFilter } from "../../time-entries/time-entry-store.js";
import { checkRange } from "../../kernel/range.js";
import type { ReportGrouping, TimeFigures, TimeGroup } from "../time-report.js";

/** Which time to sum up, and by what. */
export interface GetTimeReport {
  /** At most two distinct groupings; the second groups within the first. */
  readonly groupBy: readonly ReportGrouping[];
  /** The time zone of days; defaults to the workspace's. */
  readonly timeZone?: TimeZone | undefined;
  /** `from` and `to` limit the time that counts; the other fields select entries. */
  readonly filter: Omit<TimeEntryFilter, "userId" | "running" | "endsAfter">;
}

/** Sums of recorded time: whole seconds, and amounts in minor units per currency. */
export interface TimeReport {
  /** The time zone of the days. */
  readonly timeZone: TimeZone;
  /** The half-open range of the time that counts; null means no limit. */
  readonly from: Instant | null;
  /** The end of the range, which is not part of it. Null means no limit. */
  readonly to: Instant | null;
  /** As requested. */
  readonly groupBy: readonly ReportGrouping[];
  /** Of all entries that match the filter. */
  readonly totals: TimeFigures;
  /** Those of the first grouping. Sorted. */
  readonly groups: readonly TimeGroup[];
}

/**
 * Sums up recorded time; members see only their own. Everyone who may see an entry may see its rate, so amounts require no further
 * permission. Entries are read in parts, so concurrent changes may or may not be counted.
 * @throws StintError `invalid` `too_many`, `not_unique`, `range_reversed`, `too_many_groups`, `out_of_range`, `amount_out_of_range`
 */
export function makeGetTimeReport({ unitOfWork }: Needs<"reports" | "tags" | "workspace">) {
  return async (actor: Actor, request: GetTimeReport): Promise<TimeReport> => {
    const userId = authorizeForUser(actor, "time_entries:read");
    const { groupBy, filter } = request;
    check(request).throwIfAny();
    const { sumTime } = await import("../sum-time.js");
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      const workspace = await stores.workspace.get();
      const { timeZone = workspace.timeZone } = request;
      const spelled = await withSpellings(stores, { ...filter, userId });
      const figures = await sumTime(stores, actor, { groupBy, timeZone, filter: spelled }, workspace);
      return { timeZone, from: filter.from ?? null, to: filter.to ?? null, groupBy, ...figures };
    });
  };
}

function check({ groupBy, filter }: GetTimeReport): Issues {
  const issues = new Issues();
  if (groupBy.length > 2) issues.add(["groupBy"], "too_many", "A report can have at most two groupings.");
  if (new Set(groupBy).size < groupBy.length) issues.add(["groupBy"], "not_unique", "Each grouping must be unique.");
  checkRange(issues, filter);
  return issues;
}
