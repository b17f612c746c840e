import { Type } from "@sinclair/typebox";
import { nameLimits, ownUserTable, preferencesTable, userTable } from "../../../core/index.js";
import { named } from "./annotations.js";
import { changesOf, creationOf, viewOf } from "./of-fields.js";
import { body, email, nullable, optional, text, view } from "./primitives.js";

export const User = named(
  "User",
  "A member of the workspace. Members see only the ID, name, role and status of other users, and everything except the rate of their own.",
  viewOf(userTable),
);

export const InvitedUser = named(
  "InvitedUser",
  "A user who was invited, and the token of the invitation unless it was sent by email.",
  viewOf(
    userTable,
    { invitation_token: nullable(Type.String()) },
    {
      invitation_token: [
        "The token of the invitation link, `<dashboard>/invitations/accept#token=<token>`, if the installation does not send emails. Returned only once. Null if the user gets an email",
        null,
      ],
    },
  ),
);

export const UserInvitation = named(
  "UserInvitation",
  "A user to invite.",
  creationOf(
    userTable,
    {},
    {},
    {
      name: ["The user's name. Defaults to the part of the email address before the @", "Ada Lovelace"],
    },
  ),
  { email: "ada@example.com", role: "member" },
);
export const OwnChanges = named(
  "MePatch",
  "The changes of the current user. Absent fields do not change.",
  changesOf(ownUserTable),
  { name: "Ada Lovelace", time_zone: "Europe/Berlin" },
);
export const Preferences = named(
  "Preferences",
  "What a user has chosen for the dashboard, on every device.",
  viewOf(preferencesTable),
);
export const PreferencesChanges = named(
  "PreferencesPatch",
  "The changes of preferences. Absent fields do not change, lists are replaced.",
  changesOf(preferencesTable),
  { duration_format: "decimal" },
);
export const UserChanges = named("UserPatch", "The changes of a user. Absent fields do not change.", changesOf(userTable), {
  role: "accountant",
  rate: 8000,
});

const secret = "stint_3vQ8XGk2m5s7Zc1RjW9uTa";
/** Longer than every token in a link. */
const linkToken = text({ min: 1, max: 200 });

export const InvitationAcceptance = named(
  "InvitationAcceptance",
  "The token of an invitation, and how its user begins.",
  body(
    { token: linkToken, name: optional(text(nameLimits)), sign_in: optional(Type.Boolean()) },
    {
      token: ["The token of the invitation link", "inv_3vQ8XGk2m5s7Zc1RjW9uTa"],
      name: ["The user's name. Replaces the name in the invitation", "Ada Lovelace"],
      sign_in: ["Signs the browser in instead of creating an API token", true],
    },
  ),
);
export const AcceptedInvitation = named(
  "AcceptedInvitation",
  "The user who accepted an invitation, with a first API token unless a session was started.",
  view(
    { user: User, token: nullable(Type.String()) },
    { token: ["The user's first API token. Returned only once. Null if `sign_in` was set", secret] },
  ),
);

export const SignInRequest = named("SignInRequest", "Who asks for a sign-in link.", body({ email: email() }));
export const RequestedSignIn = named(
  "RequestedSignIn",
  "The address to which a sign-in link is sent if it belongs to an active user.",
  view({ email: Type.String() }),
);
export const SessionCreation = named(
  "SessionCreation",
  "The sign-in link that starts a session.",
  body({ token: linkToken }, { token: ["The token of the sign-in link", secret] }),
);
export const SignedIn = named(
  "SignedIn",
  "The user of the session that was started. The session itself is a cookie.",
  view({ user: User }),
);
