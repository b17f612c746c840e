import { Type } from "@sinclair/typebox";
import { roles, userLimits, userStatuses } from "../../../core/index.js";
import { named } from "./annotations.js";
import { body, email, id, instant, literals, nullable, optional, rate, text, textView, timeZone, view } from "./primitives.js";

const name = ["The user's name", "Ada Lovelace"] as const;
const fields = {
  name,
  role: "The user's role. `x-roles` of each operation lists the roles that can call it",
  status: ["`invited` until the user accepts the invitation", "active"],
  time_zone: "The time zone. Null if the workspace's applies",
} as const;

/** Members see only the ID, name, role and status of other users, and everything except the rate of their own. */
export const User = named(
  "User",
  view(
    {
      id: id("usr"),
      name: textView(userLimits.name),
      role: literals(roles),
      status: literals(userStatuses),
      email: optional(email()),
      time_zone: optional(nullable(timeZone())),
      rate: optional(nullable(rate())),
      created_at: optional(instant()),
      updated_at: optional(instant()),
      version: optional(Type.Integer()),
    },
    fields,
  ),
);

export const UserInvitation = named(
  "UserInvitation",
  body(
    { email: email(), name: optional(text(userLimits.name)), role: optional(literals(roles)) },
    { ...fields, name: ["The user's name. Defaults to the part of the email address before the @", "Ada Lovelace"] },
  ),
  { email: "ada@example.com", role: "member" },
);
export const MePatch = named(
  "MePatch",
  body({ name: optional(text(userLimits.name)), time_zone: optional(nullable(timeZone())) }, fields),
  { name: "Ada Lovelace", time_zone: "Europe/Berlin" },
);
export const UserPatch = named(
  "UserPatch",
  body(
    {
      name: optional(text(userLimits.name)),
      role: optional(literals(roles)),
      status: optional(literals(userStatuses)),
      rate: optional(nullable(rate())),
      time_zone: optional(nullable(timeZone())),
    },
    fields,
  ),
  { role: "accountant", rate: 8000 },
);

const secret = "stint_3vQ8XGk2m5s7Zc1RjW9uTa";
/** Longer than every token in a link. */
const linkToken = text({ min: 1, max: 200 });

export const InvitationAcceptance = named(
  "InvitationAcceptance",
  body(
    { token: linkToken, name: optional(text(userLimits.name)), sign_in: optional(Type.Boolean()) },
    {
      token: ["The token of the invitation link", "inv_3vQ8XGk2m5s7Zc1RjW9uTa"],
      name: ["The user's name. Replaces the name in the invitation", "Ada Lovelace"],
      sign_in: ["Signs the browser in instead of creating an API token", true],
    },
  ),
);
/** The response to an accepted invitation. */
export const AcceptedInvitation = named(
  "AcceptedInvitation",
  view(
    { user: User, token: nullable(Type.String()) },
    { token: ["The user's first API token. Returned only once. Null if `sign_in` was set", secret] },
  ),
);

export const SignInRequest = named("SignInRequest", body({ email: email() }));
export const RequestedSignIn = named("RequestedSignIn", view({ email: Type.String() }));
export const SessionCreation = named(
  "SessionCreation",
  body({ token: linkToken }, { token: ["The token of the sign-in link", secret] }),
);
export const SignedIn = named("SignedIn", view({ user: User }));
