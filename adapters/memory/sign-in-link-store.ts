import type { SignInLinkStore } from "../../core/sessions/sign-in-link-store.js";
import { insertRow, requireRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function signInLinkStore({ signInLinks, users }: View): SignInLinkStore {
  return {
    async count(userId, now) {
      return signInLinks.all().filter((link) => link.userId === userId && link.expiresAt > now).length;
    },
    async insert(link) {
      requireRow(users, link.userId, "user");
      for (const { id, userId, expiresAt } of signInLinks.all())
        if (userId === link.userId && expiresAt <= link.createdAt) signInLinks.remove(id);
      insertRow(signInLinks, { ...link, id: link.hash });
    },
    async take(hash) {
      const found = signInLinks.get(hash) !== undefined;
      if (found) signInLinks.remove(hash);
      return found;
    },
    async removeAll(userId) {
      for (const link of signInLinks.all()) if (link.userId === userId) signInLinks.remove(link.id);
    },
  };
}
