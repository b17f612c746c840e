import type { Client } from "../clients/client.js";
import type { Workspace } from "../workspaces/workspace.js";
import { usualCopies } from "./usual-copies.js";

/** Who gets a mail. */
interface Recipients {
  readonly to: readonly string[];
  readonly cc: readonly string[];
}

/** Who gets a mail to the client: those who are named, or else the address and the usual copies. */
export function recipientsOf(
  { to, cc }: { readonly [Name in keyof Recipients]?: Recipients[Name] | undefined },
  { email, client, workspace }: { readonly email: string | null; readonly client: Client; readonly workspace: Workspace },
): Recipients {
  if (to !== undefined) return { to, cc: cc ?? [] };
  return { to: email === null ? [] : [email], cc: cc ?? usualCopies(client, workspace.seller.email) };
}
