import { randomBytes } from "node:crypto";
import { invalidField, isStintError, StintError } from "../core/index.js";
import { NodeWebhookSecrets, prepareEmbedded, serverSettings, systemClock, transfer } from "./adapters.js";
import type { Config } from "./config.js";
import type { OperatorAnswer, OperatorRequest } from "./control.js";
import { keyFile, keyOfText, keyTextOf, NextKeyFile } from "./secret-key.js";

type Database = Parameters<Parameters<typeof transfer.withServer>[1]>[0];
type Values = transfer.RenewedValues;

/** Encrypts the secrets of the database with another key. The service must not run. Returns the lines to print. */
export async function renewKey(config: Config, { options }: OperatorRequest): Promise<OperatorAnswer> {
  if (config.databaseUrl === null) prepareEmbedded(config);
  try {
    if ((await finishInterrupted(config)) === "stored") return [`Finished the renewal that was interrupted. ${inFile(config)}`];
    if (options["forget-secrets"] === "true") return await forgetSecrets(config);
    return await (config.secretKey === null ? renewFile(config) : renewSetting(config, config.secretKey));
  } catch (error) {
    if (isStintError(error) && error.code === "folder_in_use")
      throw new StintError(error.kind, error.code, `${error.message} Stop the service first.`);
    throw error;
  }
}

/** Returns whether the database has the key that an interrupted renewal left. */
async function finishInterrupted(config: Config): Promise<"stored" | "not stored"> {
  const next = new NextKeyFile(config.dataDir);
  const left = next.read();
  if (left === null) return "not stored";
  const check = await withDatabase(config, transfer.keyCheckIn);
  if (check !== null && transfer.isKeyOf(check, keyOfText(left))) {
    next.promote();
    return "stored";
  }
  next.remove();
  return "not stored";
}

async function renewFile(config: Config): Promise<OperatorAnswer> {
  const former = keyTextOf(config);
  if (former === null) {
    throw new StintError(
      "unavailable",
      "secret_key_missing",
      `There is no ${keyFile(config.dataDir)}, and STINT_SECRET_KEY is not set. Provide the key of the database. If it is lost, use --forget-secrets.`,
    );
  }
  const values = await renewFileFrom(config, former);
  return [renewed(values), inFile(config), OLD_BACKUPS];
}

async function renewSetting(config: Config, former: string): Promise<OperatorAnswer> {
  const next = config.nextSecretKey;
  if (next === null) {
    throw invalidField(
      ["STINT_NEXT_SECRET_KEY"],
      "required",
      "STINT_SECRET_KEY is the key. Set STINT_NEXT_SECRET_KEY to the next one. To create one, run: openssl rand -hex 32",
    );
  }
  if (next === former)
    throw invalidField(["STINT_NEXT_SECRET_KEY"], "not_new", "STINT_NEXT_SECRET_KEY is the same as STINT_SECRET_KEY.");
  const check = await withDatabase(config, transfer.keyCheckIn);
  const isStored = check !== null && transfer.isKeyOf(check, keyOfText(next));
  return [
    isStored ? "The database already has the key of STINT_NEXT_SECRET_KEY." : renewed(await renew(config, former, next)),
    "Now set STINT_SECRET_KEY to the value of STINT_NEXT_SECRET_KEY, and unset that.",
    OLD_BACKUPS,
  ];
}

/** The key of the settings becomes that of the database, or a new one if there is none. */
async function forgetSecrets(config: Config): Promise<OperatorAnswer> {
  const text = keyTextOf(config);
  const { webhookSecrets, messages, documentLinks, answers } =
    text === null ? await renewFileFrom(config, null) : await renew(config, null, text);
  return [
    `Replaced webhook secrets: ${webhookSecrets}; receivers reject deliveries until they have them. ` +
      `Unsent emails with a link that have failed: ${messages}. Links to documents that still work but cannot be shown again: ${documentLinks}. Removed responses kept for repeated requests: ${answers}.`,
    ...(config.secretKey === null ? [inFile(config)] : []),
  ];
}

/**
 * The next key is on the disk when the database has it, and becomes the key afterwards, so that an interruption loses neither. After an error of the commit, such as
 * a lost connection, only the next command can find out which one the database has.
 */
async function renewFileFrom(config: Config, former: string | null): Promise<Values> {
  const next = new NextKeyFile(config.dataDir);
  const text = randomBytes(32).toString("hex");
  const values = await renew(config, former, text, () => next.write(text));
  next.promote();
  return values;
}

function renew(config: Config, former: string | null, next: string, beforeCommit: () => void = () => undefined): Promise<Values> {
  return withDatabase(config, (database) =>
    transfer.renewKey(database, {
      former: former === null ? null : keyOfText(former),
      next: keyOfText(next),
      webhookSecrets: new NodeWebhookSecrets(),
      now: new Date(systemClock.now()).toISOString(),
      beforeCommit,
    }),
  );
}

function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== null) return transfer.withServer(serverSettings(config, databaseUrl), work);
  return transfer.withEmbedded(dataDir, work);
}

const OLD_BACKUPS = "Backups that were made before need the former key. Make one now.";

function renewed({ webhookSecrets, messages, documentLinks, answers }: Values): string {
  return `Encrypted with a new key: webhook secrets: ${webhookSecrets}, unsent emails with a link: ${messages}, links to documents: ${documentLinks}, responses kept for repeated requests: ${answers}.`;
}

function inFile({ dataDir, databaseUrl }: Config): string {
  const others = databaseUrl === null ? "" : ", which every process needs";
  return `The key is in ${keyFile(dataDir)}${others}.`;
}
