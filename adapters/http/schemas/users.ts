import { Type } from "@sinclair/typebox";
import { nameLimits, ownUserTable, preferencesTable, userTable } from "../../../core/index.js";
import { named } from "./annotations.js";
import { changesOf, creationOf, viewOf } from "./of-fields.js";
import { body, email, nullable, optional, text, view } from "./primitives.js";

/** Members see only the ID, name, role and status of other users, and everything except the rate of their own. */
export const User = named("User", viewOf(userTable));

/** The response to an invitation. */
export const InvitedUser = named(
  "InvitedUser",
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
export const OwnChanges = named("MePatch", changesOf(ownUserTable), { name: "Ada Lovelace", time_zone: "Europe/Berlin" });
export const Preferences = named("Preferences", viewOf(preferencesTable));
export const PreferencesChanges = named("PreferencesPatch", changesOf(preferencesTable), { duration_format: "decimal" });
export const UserChanges = named("UserPatch", changesOf(userTable), { role: "accountant", rate: 8000 });

const secret = "stint_3vQ8XGk2m5s7Zc1RjW9uTa";
/** Longer than every token in a link. */
const linkToken = text({ min: 1, max: 200 });

export const InvitationAcceptance = named(
  "InvitationAcceptance",
  body(
    { token: linkToken, name: optional(text(nameLimits)), sign_in: optional(Type.Boolean()) },
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
