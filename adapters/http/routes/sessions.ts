import { grantOf, MAX_SIGN_IN_LINKS, SESSION_DAYS, SIGN_IN_MINUTES, userView } from "../../../core/index.js";
import { costs, type Route, route } from "../route.js";
import { RequestedSignIn, SessionCreation, SignedIn, SignInRequest } from "../schemas/users.js";

const tag = { name: "Sessions", description: "Dashboard sessions, started with one-time sign-in links." };

export const sessionRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/sign-in-links",
    operation: "requestSignInLink",
    summary: "Request a sign-in link by email",
    description: `Sends an email with a link to every active user with this address, after the response. The response does not depend on whether a user with this email address exists. The link works once and expires after ${SIGN_IN_MINUTES} minutes. A user can have ${MAX_SIGN_IN_LINKS} valid links at a time.`,
    again: "repeated",
    tag,
    permission: null,
    open: true,
    cost: costs.open,
    body: SignInRequest,
    status: 202,
    response: RequestedSignIn,
    handle: async ({ useCases, body }) => ({
      body: { email: body.email },
      afterwards: () => useCases.requestSignInLink(body.email),
    }),
  }),
  route({
    method: "POST",
    path: "/session",
    operation: "signIn",
    summary: "Sign in with the token of a sign-in link",
    description: `Uses up the link, and sets a session cookie that authenticates like an API token for ${SESSION_DAYS} days. Requests that change data must have the \`Origin\` of this service. The browser's previous session ends.`,
    again: "401 invalid_token",
    tag,
    permission: null,
    open: true,
    cost: costs.open,
    body: SessionCreation,
    status: 200,
    response: SignedIn,
    handle: async ({ useCases, body, session: former }) => {
      const { user, session } = await useCases.signIn(body.token, former);
      return { body: { user: userView(user, grantOf(user.role, "rates:read")) }, session };
    },
  }),
  route({
    method: "DELETE",
    path: "/session",
    operation: "signOut",
    summary: "Sign out of the current session",
    description:
      "Ends the session of the request's cookie, and deletes the cookie. A request with an API token has no session (409 `not_a_session`).",
    again: "401 invalid_token",
    tag,
    permission: "tokens:write",
    status: 204,
    response: null,
    conflicts: ["not_a_session"],
    handle: async ({ useCases, actor }) => {
      await useCases.signOut(actor);
      return { body: null, session: null };
    },
  }),
  route({
    method: "DELETE",
    path: "/sessions",
    operation: "signOutEverywhere",
    summary: "Sign out of all sessions",
    description:
      "Ends all sessions of your user, also that of the request, and revokes unused sign-in links. API tokens stay valid.",
    again: "unchanged",
    tag,
    permission: "tokens:write",
    status: 204,
    response: null,
    handle: async ({ useCases, actor }) => {
      await useCases.signOutEverywhere(actor);
      return { body: null, session: null };
    },
  }),
];
