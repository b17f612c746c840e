import { Type } from "@sinclair/typebox";
import { tokenKinds, tokenLimits } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { body, expandable, id, instant, literals, nullable, optional, text, textView, versioned, view } from "./primitives.js";

/** More than there are: a token can have all of them. */
const MAX_SCOPES = 100;

const fields = {
  kind: ["`session` for a browser that is signed in to the dashboard", "api"],
  user_id: ["ID of the user that the token authenticates", exampleId("usr")],
  name: ["A name that describes what the token is for", "CI"],
  scopes: [
    "Scopes of the token: `read`, `write`, or those of one resource, such as `invoices:read`. Null for all permissions of the user",
    ["read"],
  ],
  expires_at: ["Time at which it expires. Null if it never expires", "2027-01-01T00:00:00.000Z"],
  last_used_at: "Time of the last use, to the minute. Null if it was never used",
  current: ["Whether this token authenticated the request", true],
  token: ["The secret. Returned only when the token is created", "stint_3vQ8XGk2m5s7Zc1RjW9uTa"],
} as const;

export const Token = named(
  "Token",
  "A credential of a user: an API token, or the session of a browser.",
  view(
    {
      id: id("tok"),
      kind: literals(tokenKinds),
      user_id: id("usr"),
      name: textView(tokenLimits.name),
      scopes: nullable(Type.Array(Type.String())),
      expires_at: nullable(instant()),
      last_used_at: nullable(instant()),
      current: optional(Type.Boolean()),
      token: optional(Type.String()),
      user: expandable("user"),
      ...versioned,
    },
    fields,
  ),
);

export const TokenCreation = named(
  "TokenCreation",
  "An API token to create for the current user.",
  body(
    {
      name: text(tokenLimits.name),
      scopes: optional(nullable(Type.Array(text({ min: 1, max: 50 }), { maxItems: MAX_SCOPES }))),
      expires_at: optional(nullable(instant())),
    },
    fields,
  ),
  { name: "CI", scopes: ["read"] },
);
