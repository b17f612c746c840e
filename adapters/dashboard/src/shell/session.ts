import { createContext, use } from "react";
import { grantOf, type Permission } from "../../../../core/access/permissions.js";
import type { Me, Workspace } from "../api/me.js";

export interface Session {
  readonly me: Me;
  readonly workspace: Workspace;
}

export const SessionContext = createContext<Session | null>(null);

/** The signed-in user and workspace. Only pages inside the frame have a session. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("Nobody is signed in on this page.");
  return session;
}

/** Whether the user's role has the permission. */
export function useMay(permission: Permission): boolean {
  return grantOf(useSession().me.role, permission) !== "none";
}
