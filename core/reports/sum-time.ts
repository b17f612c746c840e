import { type Actor, may } from "../access/actor.js";
import type { Permission } from "../access/permissions.js";
import type { TimeZone } from "../kernel/time-zone.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { TimeEntryFilter } from "../time-entries/time-entry-store.js";
import type { Workspace } from "../workspaces/workspace.js";
import { countTime } from "./count-time.js";
import { type ReportGrouping, type ResourceGrouping, resourceGroupings, TimeTally } from "./time-report.js";

/** A page loads it with what sums up time. */
export { InvoiceTally } from "./invoice-tally.js";

/** Without this permission, groups have the resource's id, as in the entries, but not its name. */
const permissionFor: Readonly<Record<ResourceGrouping, Permission>> = {
  project: "projects:read",
  task: "tasks:read",
  user: "users:read",
  client: "clients:read",
};

/** Sums up the time that matches the filter and lies in its range, with the names of groups that the actor may see. */
export async function sumTime(
  stores: Pick<Stores, "reports">,
  actor: Actor,
  {
    groupBy,
    timeZone,
    filter,
  }: { readonly groupBy: readonly ReportGrouping[]; readonly timeZone: TimeZone; readonly filter: TimeEntryFilter },
  workspace: Workspace,
) {
  const range = { from: filter.from ?? null, to: filter.to ?? null };
  const tally = new TimeTally(groupBy, { timeZone, weekStart: workspace.weekStart }, workspace, range);
  await countTime(stores, filter, { tally, groupBy, billing: workspace });
  return tally.report(await namesFor(stores, actor, tally));
}

async function namesFor(
  { reports }: Pick<Stores, "reports">,
  actor: Actor,
  tally: TimeTally,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const grouping of resourceGroupings) {
    const ids = tally.ids(grouping);
    if (ids.length === 0 || !may(actor, permissionFor[grouping])) continue;
    for (const [id, name] of await reports.names(grouping, ids)) names.set(id, name);
  }
  return names;
}
