import { actor, creation, fieldsOf, optional, orNull, value } from "../access/arguments.js";
import { emailType, flagType, idType, textType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { nameLimits } from "../kernel/text.js";
import type { Named } from "../users/grant-to-user.js";
import type { AcceptInvitation } from "./use-cases/accept-invitation.js";

const secretType = textType({ max: 1_000 });

const acceptance = fieldsOf<AcceptInvitation>()({
  token: field.required(secretType),
  name: field.optional(textType(nameLimits)),
  signIn: field.optional(flagType),
  formerSession: field.nullable(secretType),
});
const named = fieldsOf<Named>()({ email: field.required(emailType), workspaceId: field.optional(idType("ws")) });

/** The arguments of the use cases. */
export const sessionArguments = {
  requestSignInLink: [value("email", emailType)],
  grantSignIn: [creation(named)],
  signIn: [value("token", secretType), optional(orNull(value("formerSession", secretType)))],
  signOut: [actor],
  signOutEverywhere: [actor],
  acceptInvitation: [creation(acceptance)],
} as const;
