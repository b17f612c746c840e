import {
  type UserActor,
  type Grant,
  grantOf,
  type InvitedUser,
  type MePatch,
  ownUserTable,
  type PreferencesPatch,
  preferencesTable,
  preferencesView,
  requireMayChange,
  roles,
  type User,
  type UserFilter,
  type UserPatch,
  userStatuses,
  userTable,
  userView,
  type View,
} from "../../../core/index.js";
import { mapOptional, toInstant } from "../conversions.js";
import { type ApiUseCases, type Call, costs, type Route, list, route } from "../route.js";
import { NoFields } from "../schemas/no-fields.js";
import {
  AcceptedInvitation,
  InvitationAcceptance,
  InvitedUser as InvitedView,
  OwnChanges,
  Preferences,
  PreferencesChanges,
  User as UserView,
  UserChanges,
  UserInvitation,
} from "../schemas/users.js";
import { applyTo, applyToQuery, ratesApply } from "./apply-to.js";
import { anyEmail, anyStatus, containing, externalFilterOf, externalFilters, updatedSince, wordsIn } from "./filters.js";

const tag = { name: "Users", description: "Users of the workspace, their roles, and invitations." };

const grant = (actor: UserActor): Grant => grantOf(actor.role, "users:read");
const me = async (useCases: ApiUseCases, actor: UserActor): Promise<View> =>
  userView(await useCases.getMe(actor), grantOf(actor.role, "rates:read"));
const showInvited = (actor: UserActor, user: InvitedUser): View => ({
  ...showUser(actor, user),
  invitation_token: user.invitationToken,
});
export const showUser = (actor: UserActor, user: User): View => userView(user, grant(actor));

const filterOf = ({ query, anyOf, pairs }: Pick<Call<never>, "query" | "anyOf" | "pairs">): UserFilter => ({
  statuses: wordsIn(userStatuses, anyOf["status"]),
  roles: wordsIn(roles, anyOf["role"]),
  name: query["name"],
  emails: anyOf["email"],
  updatedSince: mapOptional(query["updated_since"], toInstant),
  ...externalFilterOf({ anyOf, pairs }),
});

export const userRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/me",
    operation: "getMe",
    summary: "Retrieve the current user",
    description: "Returns the user that the token or the session authenticates, with the role that decides about permissions.",
    tag,
    permission: null,
    status: 200,
    response: UserView,
    handle: async ({ useCases, actor }) => ({ body: await me(useCases, actor) }),
  }),
  route({
    method: "PATCH",
    path: "/me",
    self: true,
    operation: "updateMe",
    summary: "Update the current user",
    description: "Changes your own name or time zone, in any role. Role, status and rate are changed by `PATCH /users/{id}`.",
    again: "unchanged",
    tag,
    permission: null,
    scope: "users:write",
    body: OwnChanges,
    status: 200,
    response: UserView,
    guard: ({ useCases, actor }) => me(useCases, actor),
    handle: async ({ useCases, actor, body }) => {
      const user = await useCases.updateMe(actor, ownUserTable.fromJson<MePatch>(body));
      return { body: userView(user, grantOf(actor.role, "rates:read")) };
    },
  }),
  route({
    method: "GET",
    path: "/me/preferences",
    operation: "getPreferences",
    summary: "Retrieve the current user's preferences",
    description: "Returns what the user has chosen for the dashboard. It has no effect on the API.",
    tag,
    permission: null,
    status: 200,
    response: Preferences,
    handle: async ({ useCases, actor }) => ({ body: preferencesView(await useCases.getPreferences(actor)) }),
  }),
  route({
    method: "PATCH",
    path: "/me/preferences",
    unversioned: true,
    operation: "updatePreferences",
    summary: "Update the current user's preferences",
    description:
      "Changes the fields in the request; a list replaces the stored one. Preferences belong to your own user, in any role.",
    again: "unchanged",
    tag,
    permission: null,
    scope: "users:write",
    body: PreferencesChanges,
    status: 200,
    response: Preferences,
    guard: async ({ useCases, actor }) => preferencesView(await useCases.getPreferences(actor)),
    handle: async ({ useCases, actor, body }) => {
      const patch = preferencesTable.fromJson<PreferencesPatch>(body);
      return { body: preferencesView(await useCases.updatePreferences(actor, patch)) };
    },
  }),
  route({
    method: "GET",
    path: "/users",
    operation: "listUsers",
    summary: "List all users",
    description:
      "Returns invited, active and deactivated users that match all filters. Members see only names, roles and statuses, and cannot filter or sort by email address or time of change.",
    tag,
    permission: "users:read",
    sorts: ["created_at", "updated_at", "name"],
    query: {
      status: anyStatus(userStatuses),
      role: { anyOf: roles, description: "Filters by role" },
      name: containing("Ada"),
      email: anyEmail,
      updated_since: updatedSince,
      ...externalFilters,
    },
    status: 200,
    response: UserView,
    handle: async ({ useCases, actor, page, ...call }) =>
      list({
        page: await useCases.listUsers(actor, filterOf(call), page),
        show: (user: User) => showUser(actor, user),
      }),
  }),
  route({
    method: "POST",
    path: "/users",
    operation: "inviteUser",
    summary: "Invite a user",
    description:
      "Creates a user with the status `invited`, and queues an email with a link that activates them. If the installation does not send emails, `invitation_token` is the token of that link. Only owners can invite owners.",
    emits: ["user.invited"],
    again: "409 user_exists",
    tag,
    permission: "users:write",
    body: UserInvitation,
    status: 201,
    response: InvitedView,
    conflicts: ["external_id_taken", "user_exists"],
    handle: async ({ useCases, actor, body }) => {
      const user = await useCases.inviteUser(actor, userTable.fromJson(body));
      return { body: showInvited(actor, user), location: `/users/${user.id}` };
    },
  }),
  route({
    method: "GET",
    path: "/users/:id",
    id: "usr",
    operation: "getUser",
    summary: "Retrieve a user",
    description: "Returns an invited, active or deactivated user. Members see only the name, the role and the status.",
    tag,
    permission: "users:read",
    status: 200,
    response: UserView,
    handle: async ({ useCases, actor, id }) => ({ body: showUser(actor, await useCases.getUser(actor, id)) }),
  }),
  route({
    method: "PATCH",
    path: "/users/:id",
    id: "usr",
    operation: "updateUser",
    summary: "Update a user",
    description: `Changes the fields in the request. Deactivating a user revokes their tokens and sessions for good, and stops their timer (\`time_entry.created\`). Admins cannot change owners or make someone one, and the last active owner stays one (409 \`last_owner\`). ${ratesApply}`,
    emits: ["time_entry.created"],
    again: "unchanged",
    tag,
    permission: "users:write",
    query: applyToQuery,
    body: UserChanges,
    status: 200,
    response: UserView,
    conflicts: ["external_id_taken", "last_owner", "invalid_transition"],
    guard: async ({ useCases, actor, id }) => {
      const user = await useCases.getUser(actor, id);
      requireMayChange(actor, user);
      return showUser(actor, user);
    },
    handle: async ({ useCases, actor, id, body, query }) => {
      const patch = userTable.fromJson<UserPatch>(body);
      return { body: showUser(actor, await useCases.updateUser(actor, id, patch, applyTo(query))) };
    },
  }),
  route({
    method: "POST",
    path: "/users/:id/resend-invitation",
    id: "usr",
    operation: "resendInvitation",
    summary: "Resend an invitation",
    description:
      "Queues another email to a user who has not accepted the invitation, with a new link. Earlier links stop working. If the installation does not send emails, `invitation_token` is the token of the new link.",
    again: "repeated",
    tag,
    permission: "users:write",
    body: NoFields,
    bodyOptional: true,
    status: 200,
    response: InvitedView,
    conflicts: ["not_invited"],
    guard: async ({ useCases, actor, id }) => showUser(actor, await useCases.getUser(actor, id)),
    handle: async ({ useCases, actor, id }) => ({ body: showInvited(actor, await useCases.resendInvitation(actor, id)) }),
  }),
  route({
    method: "POST",
    path: "/invitations/accept",
    operation: "acceptInvitation",
    summary: "Accept an invitation",
    description:
      "Activates the invited user, and uses the link up. Returns the user with a first API token, or with `sign_in`, sets a session cookie; the browser's previous session then ends.",
    again: "401 invalid_token",
    tag,
    permission: null,
    open: true,
    cost: costs.open,
    body: InvitationAcceptance,
    status: 200,
    response: AcceptedInvitation,
    handle: async ({ useCases, body, session: formerSession }) => {
      const { token, name, sign_in: signIn } = body;
      const { user, secret, session } = await useCases.acceptInvitation({ token, name, signIn, formerSession });
      return { body: { user: userView(user, grantOf(user.role, "rates:read")), token: secret }, session: session ?? undefined };
    },
  }),
  route({
    method: "DELETE",
    path: "/users/:id",
    id: "usr",
    operation: "withdrawInvitation",
    summary: "Withdraw a pending invitation",
    description:
      "Deletes a user who has not accepted the invitation; its link stops working. A user for whom time was recorded cannot be deleted (409 `in_use`).",
    again: "404 not_found",
    tag,
    permission: "users:write",
    status: 204,
    response: null,
    conflicts: ["not_invited", "in_use"],
    handle: async ({ useCases, actor, id }) => {
      await useCases.withdrawInvitation(actor, id);
      return { body: null };
    },
  }),
];
