import { existsSync, statSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { dirname, resolve } from "node:path";
import { conflict, invalidField } from "../core/index.js";
import { prepareEmbedded, serverSettings, transfer } from "./adapters.js";
import type { Config } from "./config.js";
import { askRunningService, COPY_FILES, type OperatorRequest, type Progress } from "./control.js";
import { passphraseForKey, sealedKey } from "./copied-keys.js";
import { stopSignal } from "./lifecycle.js";
import { version } from "./version.js";

/** Progress is reported once for so many rows. */
const REPORTED_ROWS = 100_000;

/** Writes all workspaces to a file. The service can run. Returns the lines to print. */
export async function backup(config: Config, { options }: OperatorRequest, progress: Progress): Promise<readonly string[]> {
  const file = fileOf(options);
  if (options["passphrase-file"] !== undefined && options["without-key"] === "true")
    throw invalidField(["passphrase-file"], "ambiguous", "Use either --passphrase-file or --without-key.");
  if (!isDirectory(dirname(file))) throw invalidField(["file"], "folder_missing", `There is no folder ${dirname(file)}.`);
  if (isDirectory(file)) throw invalidField(["file"], "not_a_file", `${file} is a folder. Name a file in it.`);
  if (existsSync(file) && options["force"] !== "true")
    throw invalidField(["file"], "file_exists", `${file} exists. Choose another name, or use --force to replace it.`);
  const passphrase = await passphraseForKey(config, options);
  // A service on the same machine is more urgent.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const stopping = new AbortController();
  void stopSignal().then(() => stopping.abort(conflict("interrupted", "The backup was interrupted. Nothing was written.")));
  const { signal } = stopping;
  const onRows = everyRows(progress);
  const rows = await withSource(config, signal, (database) =>
    transfer.withSnapshot(database, async (origin, pieces) => {
      const key = await sealedKey(config, origin.keyCheck, passphrase);
      const header = { ...origin, key, version: version(), createdAt: new Date().toISOString() };
      return transfer.writeBackup(file, header, pieces, { signal, onRows });
    }),
  );
  const key =
    passphrase === null
      ? "It does not contain the key: keep that elsewhere."
      : "It contains the key, sealed with the passphrase.";
  return [`Wrote and verified ${file}: ${rows} rows. ${key}`];
}

/** The embedded database is copied first, so that requests do not wait for the backup. */
async function withSource<T>(
  config: Config,
  signal: AbortSignal,
  work: Parameters<typeof transfer.withServer<T>>[1],
): Promise<T> {
  if (config.databaseUrl !== null) return transfer.withServer(serverSettings(config, config.databaseUrl), work);
  const { dataDir } = config;
  prepareEmbedded(config);
  const ask = async (to: string): Promise<boolean> =>
    (await askRunningService(dataDir, { command: COPY_FILES, options: { to } }, () => undefined)) !== null;
  return transfer.withCopyOf(dataDir, ask, (database) => {
    signal.throwIfAborted();
    return work(database);
  });
}

/** The absolute path of the file that the command names. */
export function fileOf({ file }: OperatorRequest["options"]): string {
  if (file === undefined || file === "") throw invalidField(["file"], "required", "Name the file of the backup.");
  if (file === "-") throw invalidField(["file"], "not_a_file", "A backup is a file, since it is read back: - is none.");
  return resolve(file);
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Reports the number of rows so far, now and then. */
export function everyRows(progress: Progress): (total: number) => void {
  let reported = 0;
  return (total) => {
    if (total - reported < REPORTED_ROWS) return;
    reported = total;
    progress(`${total} rows`);
  };
}
