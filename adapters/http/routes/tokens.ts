import { wordsIn, idsIn } from "./filters.js";
import { type UserActor, type Token, tokenKinds, tokenView, type View } from "../../../core/index.js";
import { mapNullable, toInstant } from "../conversions.js";
import { type Route, list, route } from "../route.js";
import { Token as TokenView, TokenCreation } from "../schemas/tokens.js";

const tag = { name: "Tokens", description: "API tokens authenticate a user. Scopes restrict their permissions." };

const showToken = ({ tokenId }: UserActor, token: Token): View => ({ ...tokenView(token), current: token.id === tokenId });

export const tokenRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/tokens",
    operation: "listTokens",
    summary: "List API tokens and sessions",
    description:
      "Returns API tokens and sessions that are not revoked, without their secrets. Only owners and admins see those of other users.",
    tag,
    permission: "tokens:read",
    sorts: ["created_at"],
    expand: ["user"],
    query: { user_id: { anyId: "usr" }, kind: { anyOf: tokenKinds, description: "Filters by kind" } },
    detailOnly: ["token"],
    status: 200,
    response: TokenView,
    handle: async ({ useCases, actor, anyOf, page }) =>
      list({
        page: await useCases.listTokens(
          actor,
          { userIds: idsIn("usr", anyOf["user_id"]), kinds: wordsIn(tokenKinds, anyOf["kind"]) },
          page,
        ),
        show: (token: Token) => showToken(actor, token),
      }),
  }),
  route({
    method: "POST",
    path: "/tokens",
    operation: "createToken",
    summary: "Create an API token",
    description:
      "Creates an API token of the current user. The response is the only one with its secret. Scopes and expiry default to those of the calling token, and cannot exceed them.",
    again: "repeated",
    tag,
    permission: "tokens:write",
    body: TokenCreation,
    status: 201,
    response: TokenView,
    invalid: ["scope_unknown", "in_the_past", "too_few"],
    handle: async ({ useCases, actor, body }) => {
      const { name, scopes } = body;
      const { token, secret } = await useCases.createToken(actor, {
        name,
        scopes,
        expiresAt: mapNullable(body.expires_at, toInstant),
      });
      return { body: { ...showToken(actor, token), token: secret }, location: `/tokens/${token.id}` };
    },
  }),
  route({
    method: "GET",
    path: "/tokens/:id",
    id: "tok",
    operation: "getToken",
    summary: "Retrieve an API token or a session",
    description:
      "Returns a token or session that is not revoked, without its secret. Only owners and admins see those of other users.",
    tag,
    permission: "tokens:read",
    expand: ["user"],
    status: 200,
    response: TokenView,
    handle: async ({ useCases, actor, id }) => ({ body: showToken(actor, await useCases.getToken(actor, id)) }),
  }),
  route({
    method: "DELETE",
    path: "/tokens/:id",
    id: "tok",
    operation: "revokeToken",
    summary: "Revoke an API token or end a session",
    description:
      "Ends the access of an API token or a session from the next request on. Owners and admins can revoke those of other users.",
    again: "404 not_found",
    tag,
    permission: "tokens:write",
    status: 204,
    response: null,
    handle: async ({ useCases, actor, id }) => {
      await useCases.revokeToken(actor, id);
      return { body: null };
    },
  }),
];
