import { StintError } from "../../core/index.js";
import type { AcrossWorkspaces } from "./across-workspaces.js";
import { Sealer } from "./sealing.js";

const CHECKED_TEXT = "This store belongs to this key.";
const CONTEXT = "secret_key_check";
const FIND = { text: "select sealed from secret_key_check" };

/**
 * Returns what encrypts with the key. The first start stores a text that the key has encrypted. Throws `secret_key_wrong` (unavailable) if the key cannot
 * decrypt it.
 */
export async function sealerOf(
  across: AcrossWorkspaces,
  secretKey: Uint8Array | ((isNew: boolean) => Uint8Array),
): Promise<Sealer> {
  const [known = []] = await across.run(FIND);
  const sealer = new Sealer(typeof secretKey === "function" ? secretKey(known.length === 0) : secretKey);
  const insert = {
    text: "insert into secret_key_check (sealed) values ($1) on conflict do nothing",
    values: [sealedCheck(sealer)],
  };
  const [, rows = []] = known.length > 0 ? [[], known] : await across.run(insert, FIND);
  if (opens(sealer, rows[0]?.["sealed"] as string)) return sealer;
  throw new StintError(
    "unavailable",
    "secret_key_wrong",
    "The secret key (STINT_SECRET_KEY or the file secret.key of the service, `secretKey` in a program) is not the key of this database. Restore the original key, which a backup can contain. If it is lost, see `stint renew-key --help`.",
  );
}

/** The text by which a database recognizes its key. */
export function sealedCheck(sealer: Sealer): string {
  return sealer.seal(CHECKED_TEXT, CONTEXT);
}

/** Whether the text in a database was encrypted with the key. */
export function isKeyOf(keyCheck: string, key: Uint8Array): boolean {
  return opens(new Sealer(key), keyCheck);
}

function opens(sealer: Sealer, keyCheck: string): boolean {
  try {
    sealer.open(keyCheck, CONTEXT);
    return true;
  } catch {
    return false;
  }
}
