import { grantOf, userView } from "../../../core/index.js";
import { costs, type Route, route } from "../route.js";
import { SessionCreation, SignInRequest } from "../schemas/bodies.js";
import { RequestedSignIn, SignedIn } from "../schemas/views.js";

export const sessionRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/sign-in-links",
    operation: "requestSignInLink",
    summary: "Ask for a mail with a link that signs in to the dashboard",
    description:
      "The answer is the same whether anybody has the address or not. The link works once and for 15 minutes; of one user, five hold at a time.",
    tag: "Sessions",
    permission: null,
    open: true,
    cost: costs.open,
    body: SignInRequest,
    status: 202,
    answer: RequestedSignIn,
    handle: async ({ useCases, body }) => ({
      body: { email: body.email },
      afterwards: () => useCases.requestSignIn(body.email),
    }),
  }),
  route({
    method: "POST",
    path: "/session",
    operation: "signIn",
    summary: "Sign a browser in with the token of a sign-in link; the session comes as a cookie",
    description:
      "The cookie authenticates like an API token, for thirty days. A request with it that changes something needs an `Origin` of this service. A session that the browser had before ends.",
    tag: "Sessions",
    permission: null,
    open: true,
    cost: costs.open,
    body: SessionCreation,
    status: 200,
    answer: SignedIn,
    handle: async ({ useCases, body, session: former }) => {
      const { user, session } = await useCases.signIn(body.token, former);
      return { body: { user: userView(user, grantOf(user.role, "rates:read")) }, session };
    },
  }),
  route({
    method: "DELETE",
    path: "/session",
    operation: "signOut",
    summary: "Sign this browser out",
    tag: "Sessions",
    permission: "tokens:write",
    status: 204,
    answer: null,
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
    summary: "Sign out of every browser; API tokens stay",
    description: "Sign-in links of yours that were not used yet, mailed or printed, end as well.",
    tag: "Sessions",
    permission: "tokens:write",
    status: 204,
    answer: null,
    handle: async ({ useCases, actor }) => {
      await useCases.signOutEverywhere(actor);
      return { body: null, session: null };
    },
  }),
];
