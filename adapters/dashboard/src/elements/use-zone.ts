import { parseTimeZone, type TimeZone } from "../../../../core/kernel/time-zone.js";
import { useSession } from "../shell/session.js";

/** The time zone of the workspace's days, which its budgets, invoices and reports count. */
export function useWorkspaceZone(): TimeZone {
  return parseTimeZone(useSession().workspace.time_zone);
}

/** The time zone of the user's days: their own if set, otherwise the workspace's. */
export function useZone(): TimeZone {
  const { me, workspace } = useSession();
  return parseTimeZone(me.time_zone ?? workspace.time_zone);
}
