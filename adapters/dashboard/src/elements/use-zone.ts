import { parseTimeZone, type TimeZone } from "../../../../core/kernel/time-zone.js";
import { useSession } from "../shell/session.js";

/** Of the user's own days: theirs where they have set it, else the workspace's. */
export function useZone(): TimeZone {
  const { me, workspace } = useSession();
  return parseTimeZone(me.time_zone ?? workspace.time_zone);
}
