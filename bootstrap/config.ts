import { existsSync, readFileSync } from "node:fs";
import ipaddr from "ipaddr.js";
import { checkSmtpUrl, parseMailbox } from "../adapters/mail/index.js";
import { checkAmqpUrl } from "../adapters/rabbitmq/index.js";
import { checkDatabaseUrl } from "../adapters/sql/database-url.js";
import { type Durability, durabilities } from "../adapters/sql/durability.js";
import { checkSchemaName } from "../adapters/sql/schema-name.js";
import { AddressPolicy, checkCertificates, checkProxyUrl } from "../adapters/webhook-sender/index.js";
import { MAX_WEBHOOKS } from "../core/index.js";
import { fallbackOf, logLevels, settings } from "./settings.js";
import { unknownSettings } from "./unknown-settings.js";

/** An invalid setting; the process exits with code 2. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

export interface Config {
  readonly host: string;
  /** Null: the default port of the part. */
  readonly port: number | null;
  /** How many processes `serve`, `api` and `worker` start. */
  readonly processes: number;
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | null;
  /** The schema of the tables on a PostgreSQL server; null: the first one of the login's search path. */
  readonly databaseSchema: string | null;
  /** A streaming replica for lists and reports; null: they use the database. */
  readonly databaseReplicaUrl: string | null;
  /** Whether V8 optimizes the embedded database, for speed instead of memory. */
  readonly optimizeEmbedded: boolean;
  /** Whether answers wait until what they say is on the disk. */
  readonly durability: Durability;
  /** Null: hints stay within the process, and events are not published. */
  readonly amqpUrl: string | null;
  /** Null: mail is written to files in the data folder. */
  readonly smtpUrl: string | null;
  /** The sender of mail. */
  readonly mailFrom: string;
  /** The URL of the service without a trailing slash; null: the address that it listens on. */
  readonly publicUrl: string | null;
  /** The URL of a running service that commands call, without a trailing slash; null: the most likely one. */
  readonly serviceUrl: string | null;
  /** An API token of that service. */
  readonly token: string | null;
  /** CIDR ranges of private addresses that webhooks may reach. */
  readonly webhookAllow: readonly string[];
  readonly webhookRetryBaseSeconds: number;
  /** PEM certificates of authorities to trust in addition to Node's; null for none. */
  readonly webhookCertificates: string | null;
  /** `http://user:password@host:port`; null: webhooks are sent directly. */
  readonly webhookProxy: string | null;
  /** Origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** Requests per minute and token; 0 means no limit. */
  readonly rateLimit: number;
  /** Requests per minute and workspace; 0 means no limit. */
  readonly workspaceRateLimit: number;
  /** How many mails a workspace may send per hour; null means no limit. */
  readonly mailLimit: number | null;
  /** How many webhook subscriptions a workspace can have. */
  readonly webhookLimit: number;
  /** The number of proxies in front of the service. */
  readonly trustedProxies: number;
  /** Null: a file in the data folder, created on the first start. */
  readonly secretKey: string | null;
  /** What `renew-key` replaces it with. */
  readonly nextSecretKey: string | null;
  /** Null: backup and restore ask for it, or read a file. */
  readonly backupPassphrase: string | null;
  readonly logLevel: (typeof logLevels)[number];
  /** Readable lines in a terminal, otherwise JSON lines. */
  readonly prettyLogs: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment, and a `.env` file in the working folder for missing values. No other code reads either. `given` values take precedence. */
export function readConfig(given: Environment = {}): Config {
  if (existsSync(".env")) process.loadEnvFile();
  if (process.env["DATABASE_URL"]?.trim() === "")
    throw new SettingError("DATABASE_URL is empty. Set it, or remove it to use the embedded database in STINT_DATA_DIR.");
  return configOf({ ...process.env, ...given }, process.stdout.isTTY);
}

/** What is probably meant as a setting and is none, in sentences. Nothing in a process that another one of the same command has started. */
export function warningsOfSettings(): readonly string[] {
  if (process.env["NODE_UNIQUE_ID"] !== undefined) return [];
  return unknownSettings(
    Object.keys(process.env),
    settings.map(({ name }) => name),
  );
}

const MOST_REQUESTS = 1_000_000;
/** How many tokens of a workspace can take their limits at the same time, by default. */
const TOKENS_IN_WORKSPACE_LIMIT = Number(fallbackOf("STINT_WORKSPACE_RATE_LIMIT")) / Number(fallbackOf("STINT_RATE_LIMIT"));

/** Throws {@link SettingError} for an invalid value. An empty value counts as absent. */
export function configOf(environment: Environment, terminal = false): Config {
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const orDefault = (name: string): string => value(name) ?? fallbackOf(name);
  const host = orDefault("HOST");
  const isPrivate = value("DATABASE_URL") === undefined && isLoopback(host);
  const rateLimit = countOf(
    "STINT_RATE_LIMIT",
    value("STINT_RATE_LIMIT") ?? (isPrivate ? "0" : fallbackOf("STINT_RATE_LIMIT")),
    MOST_REQUESTS,
  );
  const usualWorkspaceLimit = Math.min(MOST_REQUESTS, rateLimit * TOKENS_IN_WORKSPACE_LIMIT);
  return {
    host,
    port: portOf(value("PORT")),
    processes: processesOf(orDefault("STINT_PROCESSES")),
    dataDir: orDefault("STINT_DATA_DIR"),
    databaseUrl: checked("DATABASE_URL", value("DATABASE_URL"), checkDatabaseUrl),
    databaseSchema: checked("DATABASE_SCHEMA", value("DATABASE_SCHEMA"), checkSchemaName),
    databaseReplicaUrl: replicaUrlOf(value("DATABASE_REPLICA_URL"), value("DATABASE_URL")),
    optimizeEmbedded: yesOrNo("STINT_EMBEDDED_OPTIMIZE", orDefault("STINT_EMBEDDED_OPTIMIZE")),
    durability: durabilityOf(orDefault("STINT_DURABILITY")),
    amqpUrl: checked("AMQP_URL", value("AMQP_URL"), checkAmqpUrl),
    smtpUrl: checked("SMTP_URL", value("SMTP_URL"), checkSmtpUrl),
    mailFrom: mailFromOf(orDefault("STINT_MAIL_FROM")),
    publicUrl: urlOf("STINT_PUBLIC_URL", value("STINT_PUBLIC_URL")),
    serviceUrl: urlOf("STINT_URL", value("STINT_URL")),
    token: value("STINT_TOKEN") ?? null,
    webhookAllow: rangesOf(value("STINT_WEBHOOK_ALLOW")),
    webhookRetryBaseSeconds: secondsOf(orDefault("STINT_WEBHOOK_RETRY_BASE")),
    webhookCertificates: certificatesOf(value("STINT_WEBHOOK_CA_FILE")),
    webhookProxy: checked("STINT_WEBHOOK_PROXY", value("STINT_WEBHOOK_PROXY"), checkProxyUrl),
    corsOrigins: originsOf(value("STINT_CORS_ORIGINS")),
    rateLimit,
    workspaceRateLimit: countOf(
      "STINT_WORKSPACE_RATE_LIMIT",
      value("STINT_WORKSPACE_RATE_LIMIT") ?? String(usualWorkspaceLimit),
      MOST_REQUESTS,
    ),
    mailLimit: countOf("STINT_MAIL_LIMIT", orDefault("STINT_MAIL_LIMIT"), 1_000_000) || null,
    webhookLimit: countOf("STINT_WEBHOOK_LIMIT", orDefault("STINT_WEBHOOK_LIMIT"), MAX_WEBHOOKS),
    trustedProxies: countOf("STINT_TRUST_PROXY", orDefault("STINT_TRUST_PROXY"), 10),
    secretKey: secretKeyOf("STINT_SECRET_KEY", value("STINT_SECRET_KEY")),
    nextSecretKey: secretKeyOf("STINT_NEXT_SECRET_KEY", value("STINT_NEXT_SECRET_KEY")),
    backupPassphrase: value("STINT_BACKUP_PASSPHRASE") ?? null,
    logLevel: logLevelOf(orDefault("LOG_LEVEL")),
    prettyLogs: terminal,
  };
}

/** Whether only this machine can connect to the address. */
function isLoopback(host: string): boolean {
  return host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");
}

function portOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new SettingError(`PORT must be a number between 0 and 65535, not "${text}".`);
}

const MOST_PROCESSES = 256;

function processesOf(text: string): number {
  const count = Number(text);
  if (/^\d{1,3}$/.test(text) && count >= 1 && count <= MOST_PROCESSES) return count;
  throw new SettingError(`STINT_PROCESSES or --processes must be a whole number from 1 to ${MOST_PROCESSES}, not "${text}".`);
}

function replicaUrlOf(text: string | undefined, primary: string | undefined): string | null {
  const url = checked("DATABASE_REPLICA_URL", text, checkDatabaseUrl);
  if (url === null || primary !== undefined) return url;
  throw new SettingError("DATABASE_REPLICA_URL requires DATABASE_URL, the primary of the replica.");
}

function durabilityOf(text: string): Durability {
  const durability = durabilities.find((one) => one === text);
  if (durability) return durability;
  throw new SettingError(`STINT_DURABILITY must be ${durabilities.join(" or ")}, not "${text}".`);
}

function logLevelOf(text: string): Config["logLevel"] {
  const level = logLevels.find((one) => one === text);
  if (level) return level;
  throw new SettingError(`LOG_LEVEL must be one of ${logLevels.join(", ")}, not "${text}".`);
}

function checked(name: string, text: string | undefined, check: (text: string) => void): string | null {
  if (text === undefined) return null;
  return usable(name, () => {
    check(text);
    return text;
  });
}

function certificatesOf(file: string | undefined): string | null {
  if (file === undefined) return null;
  return usable("STINT_WEBHOOK_CA_FILE", () => {
    const certificates = readFileSync(file, "utf8");
    checkCertificates(certificates);
    return certificates;
  });
}

function mailFromOf(text: string): string {
  return usable("STINT_MAIL_FROM", () => {
    parseMailbox(text);
    return text;
  });
}

function urlOf(name: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "" && url.username === "")
    return url.href.replace(/(?<!\/)\/+$/, "");
  throw new SettingError(`${name} must be a URL such as https://stint.example.com, not "${text}".`);
}

function rangesOf(text: string | undefined): readonly string[] {
  const ranges = listed(text);
  return usable("STINT_WEBHOOK_ALLOW", () => {
    AddressPolicy.parse(ranges);
    return ranges;
  });
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && seconds > 0 && seconds <= 3_600) return seconds;
  throw new SettingError(`STINT_WEBHOOK_RETRY_BASE must be a number of seconds above 0 and up to 3600, not "${text}".`);
}

function countOf(name: string, text: string, most: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text);
  throw new SettingError(`${name} must be a whole number from 0 to ${most}, not "${text}".`);
}

function yesOrNo(name: string, text: string): boolean {
  if (text === "yes" || text === "no") return text === "yes";
  throw new SettingError(`${name} must be yes or no, not "${text}".`);
}

function originsOf(text: string | undefined): readonly string[] {
  const origins = listed(text);
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong === undefined) return origins;
  throw new SettingError(`STINT_CORS_ORIGINS must list origins such as https://app.example.com, not "${wrong}".`);
}

function listed(text: string | undefined): readonly string[] {
  return (text ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

function secretKeyOf(name: string, text: string | undefined): string | null {
  if (text === undefined || text.length >= 32) return text ?? null;
  throw new SettingError(`${name} must have at least 32 characters. To create one, run: openssl rand -hex 32`);
}

/** Adds the setting's name to an adapter's error. */
function usable<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new SettingError(`${name}: ${(error as Error).message}`);
  }
}
