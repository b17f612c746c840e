import type { Grant } from "../access/permissions.js";
import { amountView, type View, versionView } from "../kernel/view.js";
import type { KnownUser } from "./user.js";

/** The user's representation in the API: with `limited` only the fields for colleagues, with `own` everything except the rate. */
export function userView(user: KnownUser, grant: Grant = "all"): View {
  const { id, email, name, role, status } = user;
  if (grant === "limited") return { id, name, role, status };
  const rate = grant === "own" ? {} : { rate: amountView(user.rate) };
  return { id, email, name, role, status, time_zone: user.timeZone, ...rate, ...versionView(user) };
}
