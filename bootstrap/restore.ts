import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { conflict, isStintError, StintError } from "../core/index.js";
import { prepareEmbedded, serverSettings, transfer } from "./adapters.js";
import { everyRows, fileOf } from "./backup.js";
import { type Config, configOf } from "./config.js";
import type { OperatorAnswer, OperatorRequest, Progress } from "./control.js";
import { keyToKeep, openedKey } from "./copied-keys.js";
import { passphraseOf } from "./passphrase.js";
import { keepKey, keyFile, keyTextOf } from "./secret-key.js";

type Database = Parameters<Parameters<typeof transfer.withServer>[1]>[0];
type Header = transfer.BackupHeader;

/** Makes the content of a backup that of the database. The service must not run. Returns the lines to print. */
export async function restore(config: Config, { options }: OperatorRequest, progress: Progress): Promise<OperatorAnswer> {
  const file = fileOf(options);
  const header = await transfer.headerOf(file);
  const { total } = await transfer.verifyBackup(file);
  const key = await keyToKeep(config, header, options);
  const replace = options["replace"] === "true";
  const fill = async (database: Database): Promise<void> => {
    await loadInto(database, file, header, replace, progress);
    if (key !== null) keepKey(config.dataDir, key);
  };
  const former = await target(config, replace, fill).catch((error: unknown) => {
    if (!isStintError(error)) throw error;
    if (error.code === "target_not_empty")
      throw new StintError(error.kind, error.code, `${error.message} Use --replace to replace what it contains.`);
    if (error.code === "folder_in_use") throw new StintError(error.kind, error.code, `${error.message} Stop the service first.`);
    throw error;
  });
  const lacksKey = header.keyCheck !== null && keyTextOf(config) === null;
  return [
    `Restored the backup of ${header.createdAt}: ${total} rows.`,
    ...(former === null ? [] : [`The former database is kept in ${former}. Remove it when you no longer need it.`]),
    ...(lacksKey
      ? [`Before you start Stint, put the original key into ${keyFile(config.dataDir)}, or set STINT_SECRET_KEY to it.`]
      : []),
  ];
}

async function target(config: Config, replace: boolean, fill: (database: Database) => Promise<void>): Promise<string | null> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== null) {
    await transfer.withServer(serverSettings(config, databaseUrl), fill);
    return null;
  }
  prepareEmbedded(config);
  return transfer.renewEmbedded(dataDir, { replace, time: new Date().toISOString() }, fill);
}

function loadInto(database: Database, file: string, header: Header, replace: boolean, progress: Progress): Promise<void> {
  const onRows = everyRows(progress);
  const counted = async function* (): ReturnType<typeof transfer.piecesIn> {
    let total = 0;
    for await (const piece of transfer.piecesIn(file)) {
      yield piece;
      onRows((total += piece.rows.length));
    }
  };
  return transfer.load(database, header, counted(), { replace, isEarlier: true });
}

/**
 * Loads a backup into a temporary database, on which `audit` runs. Changes nothing else. Checks the passphrase if there is one. Returns the lines to print.
 */
export async function checkBackup(
  config: Config,
  { options }: OperatorRequest,
  progress: Progress,
  audit: (config: Config) => Promise<OperatorAnswer>,
): Promise<OperatorAnswer> {
  const file = fileOf(options);
  const header = await transfer.headerOf(file);
  const passphrase = await passphraseOf(config, options["passphrase-file"], { isNew: false, mayAsk: false });
  if (header.key === null && passphrase !== null) throw conflict("no_key", "The backup does not contain the key.");
  const isOpened = header.key !== null && passphrase !== null;
  if (isOpened) await openedKey(header.key, header.keyCheck, passphrase);
  const folder = mkdtempSync(join(tmpdir(), "stint-check-"));
  try {
    const key = randomBytes(32).toString("hex");
    const temporary = configOf({ STINT_DATA_DIR: folder, STINT_SECRET_KEY: key, LOG_LEVEL: "silent" });
    prepareEmbedded(temporary);
    // The temporary database has its own key.
    await transfer.withEmbedded(folder, (database) => loadInto(database, file, { ...header, keyCheck: null }, false, progress));
    const lines = await audit(temporary);
    return [
      `${file} is complete: a backup of ${header.createdAt} by Stint ${header.version}. ${aboutKey(header, isOpened)}`,
      ...lines,
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function aboutKey({ key }: Header, isOpened: boolean): string {
  if (key === null) return "It does not contain the key.";
  return isOpened ? "The passphrase opens its key." : "It contains the key, which was not checked.";
}
