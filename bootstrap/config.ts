import { existsSync, readFileSync } from "node:fs";
import ipaddr from "ipaddr.js";
import { checkSmtpUrl, parseMailbox } from "../adapters/mail/index.js";
import { checkAmqpUrl } from "../adapters/rabbitmq/index.js";
import { AddressPolicy, checkCertificates, checkProxyUrl } from "../adapters/webhook-sender/index.js";
import { DEFAULT_MAIL_LIMIT } from "../core/index.js";

/** A setting that cannot be used; the start ends with exit code 2. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export interface Config {
  readonly host: string;
  /** Null: that of the part that runs. */
  readonly port: number | null;
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | null;
  /** Null: hints stay in the process, and events are not published. */
  readonly amqpUrl: string | null;
  /** Null: a mail server is not set, so mail becomes files in the data folder. */
  readonly smtpUrl: string | null;
  /** From whom mail goes out. */
  readonly mailFrom: string;
  /** Where people reach the service, without a slash at the end; null: the address that it listens on. */
  readonly publicUrl: string | null;
  /** CIDR ranges. */
  readonly webhookAllow: readonly string[];
  readonly webhookRetryBaseSeconds: number;
  /** Certificates in PEM of authorities that are trusted besides Node's own; null for none. */
  readonly webhookCertificates: string | null;
  /** `http://user:password@host:port`; null: webhooks go out directly. */
  readonly webhookProxy: string | null;
  /** Origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** Requests a minute for each token; 0: no limit. */
  readonly rateLimit: number;
  /** How many mails a workspace sends per hour; null: as many as it likes. */
  readonly mailLimit: number | null;
  /** How many proxies stand before the service. */
  readonly trustedProxies: number;
  /** Null: made once into a file in the data folder. */
  readonly secretKey: string | null;
  readonly logLevel: (typeof logLevels)[number];
  /** Readable lines for a person at a terminal, JSON lines otherwise. */
  readonly prettyLogs: boolean;
}

export interface SettingDescription {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
}

/** Every setting, as `--help` and the README list them. */
export const settings: readonly SettingDescription[] = [
  { name: "HOST", fallback: "127.0.0.1", meaning: "address to listen on" },
  { name: "PORT", fallback: "8080", meaning: "port to listen on; of a worker, for probes only, 8081" },
  { name: "STINT_DATA_DIR", fallback: "./data", meaning: "folder of the embedded database, of mail files and of the secret key" },
  { name: "STINT_PUBLIC_URL", fallback: "", meaning: "where people reach the service, for links in mail; else HOST and PORT" },
  {
    name: "DATABASE_URL",
    fallback: "",
    meaning: "a PostgreSQL server (15 or later) instead: postgres://user:password@host/database",
  },
  {
    name: "AMQP_URL",
    fallback: "",
    meaning:
      "RabbitMQ, which wakes senders and gets every event: amqp://user:password@host/vhost; else hints stay in the process",
  },
  {
    name: "SMTP_URL",
    fallback: "",
    meaning: "a mail server: smtp://user:password@host:587 or smtps://…:465; else one .eml file per mail in the data folder",
  },
  { name: "STINT_MAIL_FROM", fallback: "stint@localhost", meaning: "the address that mail comes from" },
  {
    name: "STINT_WEBHOOK_ALLOW",
    fallback: "",
    meaning: "CIDR ranges, with commas, that webhooks may reach though not public, also by http: (for development)",
  },
  { name: "STINT_WEBHOOK_RETRY_BASE", fallback: "60", meaning: "seconds before the first retry of a webhook delivery" },
  {
    name: "STINT_WEBHOOK_CA_FILE",
    fallback: "",
    meaning: "PEM file of certificate authorities that webhooks trust besides the usual ones",
  },
  {
    name: "STINT_WEBHOOK_PROXY",
    fallback: "",
    meaning: "HTTP proxy that webhooks go through: http://user:password@host:port",
  },
  {
    name: "STINT_CORS_ORIGINS",
    fallback: "",
    meaning: "origins, with commas, whose pages may call the API from a browser: https://app.example.com",
  },
  {
    name: "STINT_RATE_LIMIT",
    fallback: "600",
    meaning:
      "requests a minute for each token, a sixth of them at once; 0: no limit, as on the embedded database while HOST is a loopback address",
  },
  { name: "STINT_MAIL_LIMIT", fallback: String(DEFAULT_MAIL_LIMIT), meaning: "mails an hour for each workspace; 0: no limit" },
  {
    name: "STINT_TRUST_PROXY",
    fallback: "0",
    meaning: "how many proxies stand before the service, whose X-Forwarded-For is believed",
  },
  {
    name: "STINT_SECRET_KEY",
    fallback: "",
    meaning: "encrypts webhook secrets, at least 32 characters; else made once as secret.key in the data folder",
  },
  { name: "LOG_LEVEL", fallback: "info", meaning: logLevels.join(", ") },
];

type Environment = Readonly<Record<string, string | undefined>>;

/** The process's environment, with a `.env` file of the working folder behind it. The only reader of either. */
export function readConfig(): Config {
  if (existsSync(".env")) process.loadEnvFile();
  return configOf(process.env, process.stdout.isTTY);
}

/** Throws {@link SettingError} for a value that cannot be used. An empty value counts as absent. */
export function configOf(environment: Environment, terminal = false): Config {
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const host = value("HOST") ?? "127.0.0.1";
  return {
    host,
    port: portOf(value("PORT")),
    dataDir: value("STINT_DATA_DIR") ?? "./data",
    databaseUrl: databaseUrlOf(value("DATABASE_URL")),
    amqpUrl: checked("AMQP_URL", value("AMQP_URL"), checkAmqpUrl),
    smtpUrl: checked("SMTP_URL", value("SMTP_URL"), checkSmtpUrl),
    mailFrom: mailFromOf(value("STINT_MAIL_FROM") ?? "stint@localhost"),
    publicUrl: publicUrlOf(value("STINT_PUBLIC_URL")),
    webhookAllow: rangesOf(value("STINT_WEBHOOK_ALLOW")),
    webhookRetryBaseSeconds: secondsOf(value("STINT_WEBHOOK_RETRY_BASE") ?? "60"),
    webhookCertificates: certificatesOf(value("STINT_WEBHOOK_CA_FILE")),
    webhookProxy: checked("STINT_WEBHOOK_PROXY", value("STINT_WEBHOOK_PROXY"), checkProxyUrl),
    corsOrigins: originsOf(value("STINT_CORS_ORIGINS")),
    rateLimit: countOf(
      "STINT_RATE_LIMIT",
      value("STINT_RATE_LIMIT") ?? (value("DATABASE_URL") === undefined && isLoopback(host) ? "0" : "600"),
      1_000_000,
    ),
    mailLimit: countOf("STINT_MAIL_LIMIT", value("STINT_MAIL_LIMIT") ?? String(DEFAULT_MAIL_LIMIT), 1_000_000) || null,
    trustedProxies: countOf("STINT_TRUST_PROXY", value("STINT_TRUST_PROXY") ?? "0", 10),
    secretKey: secretKeyOf(value("STINT_SECRET_KEY")),
    logLevel: logLevelOf(value("LOG_LEVEL") ?? "info"),
    prettyLogs: terminal,
  };
}

/** Whether only this machine can reach what listens there. */
function isLoopback(host: string): boolean {
  return host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");
}

function portOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new SettingError(`PORT must be a number between 0 and 65535, not "${text}".`);
}

function databaseUrlOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol)) return text;
  throw new SettingError("DATABASE_URL must look like postgres://user:password@host:5432/database.");
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

function publicUrlOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "" && url.username === "")
    return url.href.replace(/\/+$/, "");
  throw new SettingError(`STINT_PUBLIC_URL must look like https://stint.example.com, not "${text}".`);
}

function rangesOf(text: string | undefined): readonly string[] {
  const given = listed(text);
  return usable("STINT_WEBHOOK_ALLOW", () => {
    AddressPolicy.parse(given);
    return given;
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

function secretKeyOf(text: string | undefined): string | null {
  if (text === undefined || text.length >= 32) return text ?? null;
  throw new SettingError("STINT_SECRET_KEY must have at least 32 characters, such as those of: openssl rand -hex 32");
}

/** What an adapter finds wrong with its setting. */
function usable<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new SettingError(`${name}: ${(error as Error).message}`);
  }
}
