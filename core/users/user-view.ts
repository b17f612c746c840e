import type { Grant } from "../access/permissions.js";
import { only, type View, without } from "../kernel/view.js";
import { type KnownUser, userTable } from "./user.js";

/** The user's representation in the API: with `limited` only the fields for colleagues, with `own` everything except the rate. */
export function userView(user: KnownUser, grant: Grant = "all"): View {
  const view: View = userTable.toJson(user);
  if (grant === "limited") return only(view, userTable.openNames);
  return grant === "own" ? without(view, ["rate"]) : view;
}
