import { type User, userExists } from "../../core/users/user.js";
import type { UserFilter, UserStore } from "../../core/users/user-store.js";
import { matchesExternal } from "../../core/kernel/external-fields.js";
import { contains, isAny, isAnyFolded, isAtLeast } from "./matching.js";
import { byId, pageOf } from "./paging.js";
import { deleteRow, findRows, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./workspace-data.js";

/** Needs no locks: the transactions of a workspace run one after the other. */
export function userStore({ users, tokens, expenses, timeEntries, messages, workspaces, workspaceId }: View): UserStore {
  const withEmail = (email: string): User | undefined => users.all().find((user) => sameEmail(user.email, email));
  const requireOwnEmail = (user: User): void => {
    const existing = withEmail(user.email);
    if (existing !== undefined && existing.id !== user.id) throw userExists(existing.id);
  };
  return {
    async find(id) {
      return users.get(id) ?? null;
    },
    async findByEmail(email) {
      return withEmail(email) ?? null;
    },
    async findMany(ids) {
      return findRows(users, ids);
    },
    async list(filter, page) {
      return pageOf(
        users.all().filter((one) => matches(one, filter)),
        page,
        (one, sort) => one[sort],
      );
    },
    async insert(user) {
      requireRow(workspaces, workspaceId, "workspace");
      requireOwnEmail(user);
      insertRow(users, user);
    },
    async update(user) {
      updateRow(users, user, "the user", requireOwnEmail);
    },
    async delete(user) {
      const isUser = ({ userId }: { readonly userId: string | null }): boolean => userId === user.id;
      deleteRow(users, user, "user", [...tokens.all(), ...expenses.all(), ...timeEntries.all()].some(isUser));
      for (const message of messages.all().filter(isUser)) messages.remove(message.id);
    },
    async lockActiveOwners() {
      return users
        .all()
        .filter(({ role, status }) => role === "owner" && status === "active")
        .sort(byId);
    },
    async lock(id) {
      users.get(id);
    },
  };
}

/** Compares two email addresses, case-insensitively. */
export function sameEmail(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function matches(user: User, filter: UserFilter): boolean {
  return (
    isAny(filter.statuses, user.status) &&
    isAny(filter.roles, user.role) &&
    contains(filter.name, user.name) &&
    isAnyFolded(filter.emails, user.email) &&
    isAtLeast(filter.updatedSince, user.updatedAt) &&
    matchesExternal(user, filter)
  );
}
