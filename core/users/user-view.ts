import type { Grant } from "../access/permissions.js";
import { amountView, type View, versionView } from "../kernel/view.js";
import type { User } from "./user.js";

/** A user as the API shows it; with the grant `limited` only what a colleague may know. */
export function userView(user: User, grant: Grant = "all"): View {
  const { id, name, role, status } = user;
  if (grant === "limited") return { id, name, role, status };
  return {
    id,
    email: user.email,
    name,
    role,
    status,
    time_zone: user.timeZone,
    rate: amountView(user.rate),
    ...versionView(user),
  };
}
