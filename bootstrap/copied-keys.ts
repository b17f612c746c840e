import { conflict, invalidField, StintError } from "../core/index.js";
import { transfer } from "./adapters.js";
import type { Config } from "./config.js";
import type { OperatorRequest } from "./control.js";
import { passphraseOf } from "./passphrase.js";
import { keyFile, keyOfText, keyTextOf } from "./secret-key.js";

type Options = OperatorRequest["options"];
type Header = transfer.BackupHeader;

/** Of a new backup. An attacker who has the file can try passphrases without limit. */
export const MIN_PASSPHRASE = 12;

/** Returns how a new backup gets the key: a passphrase that seals it, or null for none. Throws if the operator has not decided. */
export async function passphraseForKey(config: Config, options: Options): Promise<string | null> {
  if (options["without-key"] === "true") return null;
  const passphrase = await passphraseOf(config, options["passphrase-file"], { isNew: true });
  if (passphrase !== null && passphrase.length >= MIN_PASSPHRASE) return passphrase;
  if (passphrase !== null) {
    throw invalidField(
      ["passphrase-file"],
      "passphrase_too_short",
      `The passphrase must have at least ${MIN_PASSPHRASE} characters, since it seals the key of all secrets.`,
    );
  }
  throw invalidField(
    ["passphrase-file"],
    "passphrase_required",
    "A backup contains the key of the secrets, sealed with a passphrase: give one with --passphrase-file FILE or STINT_BACKUP_PASSPHRASE. " +
      "For a backup without the key, use --without-key, and keep the key elsewhere.",
  );
}

/** Seals the key of the database. Throws `secret_key_missing` or `secret_key_wrong` (unavailable). */
export async function sealedKey(config: Config, keyCheck: string | null, passphrase: string | null): Promise<Header["key"]> {
  if (passphrase === null || keyCheck === null) return null;
  requireKey(config, keyCheck);
  return transfer.sealKey(String(keyTextOf(config)), passphrase);
}

/** Throws unless the settings have the key that belongs to the check. */
export function requireKey(config: Config, keyCheck: string | null): void {
  if (keyCheck === null) return;
  const text = keyTextOf(config);
  if (text === null) {
    throw new StintError(
      "unavailable",
      "secret_key_missing",
      `There is no ${keyFile(config.dataDir)}, and STINT_SECRET_KEY is not set. Provide the key of the database.`,
    );
  }
  if (transfer.isKeyOf(keyCheck, keyOfText(text))) return;
  throw new StintError(
    "unavailable",
    "secret_key_wrong",
    `${nameOfKey(config)} is not the key of the database. Provide the right one.`,
  );
}

/**
 * Returns the key of the backup, for a service that has none; null if it has the same one, or the backup has none. Throws `secret_key_differs`,
 * `passphrase_wrong` (conflict) or `passphrase_required` (invalid).
 */
export async function keyToKeep(config: Config, { key, keyCheck }: Header, options: Options): Promise<string | null> {
  const own = keyTextOf(config);
  if (own !== null) {
    if (keyCheck === null || transfer.isKeyOf(keyCheck, keyOfText(own))) return null;
    throw conflict(
      "secret_key_differs",
      `${nameOfKey(config)} is not the key of the backup. ` +
        (config.secretKey === null
          ? "If nothing else needs it, move the file away and try again."
          : "Unset STINT_SECRET_KEY, or set it to the key of the backup."),
    );
  }
  if (key === null || options["without-key"] === "true") return null;
  return openedKey(key, keyCheck, await passphraseOf(config, options["passphrase-file"], { isNew: false }));
}

/** Throws `passphrase_required` (invalid) or `passphrase_wrong` (conflict). */
export async function openedKey(
  key: NonNullable<Header["key"]>,
  keyCheck: string | null,
  passphrase: string | null,
): Promise<string> {
  if (passphrase === null) {
    throw invalidField(
      ["passphrase-file"],
      "passphrase_required",
      "A passphrase seals the key in the backup: give it with --passphrase-file FILE or STINT_BACKUP_PASSPHRASE. To restore without the key, use --without-key.",
    );
  }
  const text = await transfer.openKey(key, passphrase);
  if (text !== null && (keyCheck === null || transfer.isKeyOf(keyCheck, keyOfText(text)))) return text;
  throw conflict("passphrase_wrong", "The passphrase is not that of the backup. Nothing was changed.");
}

function nameOfKey({ secretKey, dataDir }: Config): string {
  return secretKey === null ? keyFile(dataDir) : "STINT_SECRET_KEY";
}
