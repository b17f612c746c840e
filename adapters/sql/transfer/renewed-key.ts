import { conflict, StintError } from "../../../core/index.js";
import type { Connection } from "../connection.js";
import type { Database } from "../database.js";
import { isKeyOf, sealedCheck } from "../key-check.js";
import { migratorConfig } from "../migrate.js";
import type { Row } from "../pipeline.js";
import { Sealer } from "../sealing.js";
import { alone } from "./alone.js";
import { enterWorkspace, run, runAcross, WORKSPACES } from "./tables.js";

/** How many values were encrypted again or, if their key is lost, replaced or removed. */
export interface RenewedValues {
  webhookSecrets: number;
  messages: number;
  documentLinks: number;
  answers: number;
}

export interface Renewal {
  /** The key of the database. Null: it is lost. */
  readonly former: Uint8Array | null;
  readonly next: Uint8Array;
  readonly webhookSecrets: { issue(): string };
  /** In RFC 3339. */
  readonly now: string;
  /** Called when everything is encrypted. If it throws, nothing changes. */
  beforeCommit(): void;
}

/** Why an unsent message whose link is lost has failed. */
export const LOST_LINK = "The link of this email could not be decrypted, since the key of the database was lost.";

const BATCH = 1_000;

/** Returns the text that the key of the database has encrypted, for {@link isKeyOf}; null if it has none. Throws like {@link renewKey}. */
export async function keyCheckIn(database: Database): Promise<string | null> {
  let sealed: string | null = null;
  await alone(database, async (connection) => {
    sealed = await keyCheckOf(connection);
  });
  return sealed;
}

/**
 * Encrypts everything with another key, in one transaction. Without the former key, every workspace gets another webhook secret, unsent emails with a link fail,
 * the URLs of links to documents can no longer be shown, and the responses that are kept for repeated requests are removed. Throws `secret_key_wrong` or `no_installation` (unavailable), `secret_key_known` or
 * `value_unreadable` (conflict). Then nothing has changed.
 */
export async function renewKey(database: Database, renewal: Renewal): Promise<RenewedValues> {
  const renewed: RenewedValues = { webhookSecrets: 0, messages: 0, documentLinks: 0, answers: 0 };
  await alone(database, async (connection, { migrate }) => {
    requireFormer(await keyCheckOf(connection), renewal);
    await migrate.latest(migratorConfig());
    const workspaces = await runAcross(connection, `select id from ${WORKSPACES} order by id`);
    for (const { id } of workspaces) {
      await enterWorkspace(connection, String(id));
      const { former, next } = renewal;
      if (former === null) await forget(connection, String(id), renewal, renewed);
      else await sealAgain(connection, String(id), convertWith(new Sealer(former), new Sealer(next)), renewed);
    }
    await runAcross(connection, "update secret_key_check set sealed = $1", [sealedCheck(new Sealer(renewal.next))]);
    renewal.beforeCommit();
  });
  return renewed;
}

async function keyCheckOf(connection: Connection): Promise<string | null> {
  const [state] = await run(connection, "select to_regclass('secret_key_check') is not null as used");
  if (state?.["used"] !== true)
    throw new StintError("unavailable", "no_installation", "The database has no installation of Stint.");
  const [check] = await runAcross(connection, "select sealed from secret_key_check");
  return check ? String(check["sealed"]) : null;
}

function requireFormer(keyCheck: string | null, { former, next }: Renewal): void {
  if (keyCheck === null) return;
  if (former === null) {
    if (!isKeyOf(keyCheck, next)) return;
    throw conflict("secret_key_known", "This is the key of the database, so nothing is lost. Nothing was changed.");
  }
  if (isKeyOf(keyCheck, former)) return;
  throw new StintError(
    "unavailable",
    "secret_key_wrong",
    "STINT_SECRET_KEY, or the file secret.key in the data folder, is not the key of this database. Provide the right one. If it is lost, use --forget-secrets.",
  );
}

type Convert = (sealed: string, context: string) => string;

function convertWith(former: Sealer, next: Sealer): Convert {
  return (sealed, context) => next.seal(former.open(sealed, context), context);
}

interface Sealed {
  readonly table: "webhook_secrets" | "messages" | "document_links" | "answers";
  /** The column that identifies a row of the workspace, and to which its value is bound. */
  readonly key: "workspace_id" | "id";
  readonly column: "current" | "secret" | "answer";
  readonly count: keyof RenewedValues;
}

/** Besides these, webhook secrets that a rotation replaced are encrypted. */
const SEALED: readonly Sealed[] = [
  { table: "webhook_secrets", key: "workspace_id", column: "current", count: "webhookSecrets" },
  { table: "messages", key: "id", column: "secret", count: "messages" },
  { table: "document_links", key: "id", column: "secret", count: "documentLinks" },
  { table: "answers", key: "id", column: "answer", count: "answers" },
];

async function sealAgain(connection: Connection, workspaceId: string, convert: Convert, renewed: RenewedValues): Promise<void> {
  for (const { table, key, column, count } of SEALED) {
    const next = `select ${key} as key, ${column} as sealed from ${table} where workspace_id = $1 and ${key} > $2 and ${column} is not null order by ${key} limit ${BATCH}`;
    for (let [after, rows] = ["", [] as readonly Row[]]; (rows = await run(connection, next, [workspaceId, after])).length > 0;) {
      const values = rows.map((row) => {
        const context = String(row["key"]);
        return { key: context, sealed: readable(table, context, () => convert(String(row["sealed"]), context)) };
      });
      const store = `update ${table} t set ${column} = v.sealed from jsonb_to_recordset($2::jsonb) v (key text, sealed text)
        where t.workspace_id = $1 and t.${key} = v.key`;
      await run(connection, store, [workspaceId, JSON.stringify(values)]);
      renewed[count] += values.length;
      after = String(values.at(-1)?.key);
    }
  }
  await sealReplaced(connection, workspaceId, convert);
}

async function sealReplaced(connection: Connection, workspaceId: string, convert: Convert): Promise<void> {
  const [row] = await run(connection, "select replaced::text from webhook_secrets where workspace_id = $1", [workspaceId]);
  if (!row) return;
  const replaced = JSON.parse(String(row["replaced"])) as readonly { readonly secret: string }[];
  if (replaced.length === 0) return;
  const sealed = replaced.map((one) => {
    return { ...one, secret: readable("webhook_secrets", workspaceId, () => convert(one.secret, workspaceId)) };
  });
  const store = "update webhook_secrets set replaced = $2::jsonb where workspace_id = $1";
  await run(connection, store, [workspaceId, JSON.stringify(sealed)]);
}

function readable<T>(table: string, key: string, work: () => T): T {
  try {
    return work();
  } catch {
    throw conflict("value_unreadable", `The value of ${key} in ${table} cannot be decrypted. Nothing was changed.`);
  }
}

async function forget(connection: Connection, workspaceId: string, renewal: Renewal, renewed: RenewedValues): Promise<void> {
  const { next, webhookSecrets, now } = renewal;
  const secret = new Sealer(next).seal(webhookSecrets.issue(), workspaceId);
  const replace = `update webhook_secrets set current = $2, replaced = '[]', rotated_at = $3, updated_at = $3, version = version + 1
    where workspace_id = $1 returning 1`;
  renewed.webhookSecrets += (await run(connection, replace, [workspaceId, secret, now])).length;
  const fail = `update messages set status = 'failed', error = $2, secret = null, due_at = null, leased_until = null, updated_at = $3, version = version + 1
    where workspace_id = $1 and secret is not null returning 1`;
  renewed.messages += (await run(connection, fail, [workspaceId, LOST_LINK, now])).length;
  // Clients find their documents by the hashes, which need no key.
  const hide = "update document_links set secret = null where workspace_id = $1 and secret is not null returning 1";
  renewed.documentLinks += (await run(connection, hide, [workspaceId])).length;
  const remove =
    "with removed as (delete from answers where workspace_id = $1 returning 1) select count(*)::int as count from removed";
  renewed.answers += Number((await run(connection, remove, [workspaceId]))[0]?.["count"]);
}
