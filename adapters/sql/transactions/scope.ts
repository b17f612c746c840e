import { formatInstant, type Instant, type WorkScope } from "../../../core/index.js";
import { REFUSED } from "../failures.js";
import type { Query } from "../pipeline.js";

/** What a transaction does: it reads, or writes while others write in the workspace, or writes alone there. */
export type Access = "read" | "concurrent" | "exclusive";

const WORKSPACE = "set_config('stint.workspace', $1, true)";

/**
 * The settings of a transaction: its workspace, to which row-level security restricts it. Writers also set the current time, which triggers read, and hold a lock on the
 * workspace until they end: concurrent ones share it, and an exclusive one waits for it and then keeps others from it. Readers take no lock.
 */
const settings: Readonly<Record<Access, string>> = {
  read: `${WORKSPACE}, set_config('transaction_read_only', 'on', true)`,
  concurrent: `${WORKSPACE}, set_config('stint.now', $2, true), pg_advisory_xact_lock_shared(hashtextextended($1, 0))`,
  exclusive: `${WORKSPACE}, set_config('stint.now', $2, true), pg_advisory_xact_lock(hashtextextended($1, 0))`,
};

/** Fails unless the token and its user are valid. PostgreSQL evaluates it after the settings before it, so row-level security shows the rows. */
const VALID_TOKEN =
  "stint_require((select true from tokens t join users u on u.workspace_id = t.workspace_id and u.id = t.user_id " +
  "where t.workspace_id = $1 and t.id = $3 and t.revoked_at is null " +
  `and (t.expires_at is null or t.expires_at > cast($2 as timestamptz)) and u.id = $4 and u.status = 'active' and u.role = $5), '${REFUSED.token}')`;

/** The index of the current time in the values of a scope. */
export const TIME_VALUE = 1;

/** The first query of every transaction of a workspace. It fails with `invalid_token` if the scope has a token that is not valid any more. */
export function scopeQuery(scope: WorkScope, access: Access, now: Instant): Query {
  const at = formatInstant(now);
  if ("tokenId" in scope && scope.tokenId !== null) {
    const { tokenId, userId, role } = scope;
    return {
      name: `stint.${access}_by_token`,
      text: `select ${settings[access]}, ${VALID_TOKEN}`,
      values: [scope.workspaceId, at, tokenId, userId, role],
      raw: true,
      kind: "scope",
    };
  }
  const values = access === "read" ? [scope.workspaceId] : [scope.workspaceId, at];
  return { name: `stint.${access}`, text: `select ${settings[access]}`, values, raw: true, kind: "scope" };
}
