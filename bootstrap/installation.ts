import { resolve } from "node:path";
import { isStintError, StintError } from "../core/index.js";
import { serverSettings, transfer } from "./adapters.js";
import type { DatabaseUse } from "./commands.js";
import type { Config } from "./config.js";
import { toRun } from "./to-run.js";

/**
 * Runs the work of a command on the database of the settings. If the command requires one that is missing or of another version, says where it was looked for, and
 * which command helps.
 */
export async function withInstallation<T>(config: Config, use: DatabaseUse, work: () => Promise<T>): Promise<T> {
  if (use === "creates" || use === "none") return work();
  try {
    await requireInstallation(config, use);
    return await work();
  } catch (error) {
    throw isStintError(error) ? explained(config, error) : error;
  }
}

/** Opening the embedded database takes longer than looking for its files, so its version is checked when it is opened for the work. */
async function requireInstallation(config: Config, use: DatabaseUse): Promise<void> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null) return transfer.requireDatabase(dataDir);
  const accepted = use === "requires" ? "current" : "any";
  await transfer.withServer(serverSettings(config, databaseUrl), (database) => transfer.requireInstalled(database, accepted));
}

function explained(config: Config, error: StintError): StintError {
  const { kind, code } = error;
  const setting = config.databaseUrl === null ? "STINT_DATA_DIR" : "DATABASE_URL";
  if (code === "no_installation") {
    const sentence = `${placeOf(config)} has no data of Stint. If it is elsewhere, set ${setting}. To create a new installation there, run: ${toRun(config, "serve")}`;
    return new StintError(kind, code, sentence);
  }
  if (code === "migration_needed") {
    const sentence = `${placeOf(config)} is of an earlier version of Stint. Make a backup, stop all processes of Stint, and run: ${toRun(config, "migrate")}`;
    return new StintError(kind, code, sentence);
  }
  return error;
}

/** Without the password. */
function placeOf({ databaseUrl, databaseSchema, dataDir }: Config): string {
  if (databaseUrl === null) return `The data folder ${resolve(dataDir)}`;
  const url = new URL(databaseUrl);
  const host = url.host || url.searchParams.get("host") || "localhost";
  const name = decodeURIComponent(url.pathname.slice(1) || url.username);
  const schema = databaseSchema === null ? "" : `schema ${databaseSchema} of the `;
  return `The ${schema}database ${name} on ${host}`;
}
