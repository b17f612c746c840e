import { grantOf } from "../../../../../core/access/permissions.js";
import { useSession } from "../../shell/session.js";

/** Returns whether the signed-in user may record and change the time of a person. */
export function useMayWrite(): (userId: string) => boolean {
  const { me } = useSession();
  const grant = grantOf(me.role, "time_entries:write");
  return (userId) => grant === "all" || (grant === "own" && userId === me.id);
}
