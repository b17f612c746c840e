import { createContext, use } from "react";
import { grantOf, type Permission } from "../../../../core/access/permissions.js";
import type { Me, Workspace } from "../api/me.js";

export interface Session {
  readonly me: Me;
  readonly workspace: Workspace;
}

export const SessionContext = createContext<Session | null>(null);

/** Who is signed in, and where. Only pages inside the frame have a session. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("Nobody is signed in on this page.");
  return session;
}

/** Whether the user's role reaches the permission at all. */
export function useMay(permission: Permission): boolean {
  return grantOf(useSession().me.role, permission) !== "none";
}
