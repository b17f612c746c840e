import { actor, anyOf, creation, fieldsOf, id, listing, many, value } from "../access/arguments.js";
import { byCreation } from "../kernel/page.js";
import { choiceType, idType, instantType, textType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { tokenKinds, tokenLimits } from "./token.js";
import type { TokenFilter } from "./token-store.js";
import type { CreateToken } from "./use-cases/create-token.js";

const command = fieldsOf<CreateToken>()({
  name: field.required(textType(tokenLimits.name)),
  scopes: field.nullable(many(textType({ max: 100 }))),
  expiresAt: field.nullable(instantType),
});

const filter = fieldsOf<Omit<TokenFilter, "userId">>()({
  userIds: anyOf(idType("usr")),
  kinds: anyOf(choiceType(tokenKinds)),
});

/** The arguments of the use cases. */
export const tokenArguments = {
  authenticate: [value("token", textType({ max: 1_000 }))],
  createToken: [actor, creation(command)],
  listTokens: [actor, ...listing(filter, byCreation)],
  getToken: [actor, id("tok")],
  revokeToken: [actor, id("tok")],
} as const;
