import { KIB_PER_REQUEST } from "../adapters/http/route.js";
import { durabilities } from "../adapters/sql/durability.js";
import {
  DEFAULT_MAIL_LIMIT,
  DEFAULT_RETRY_BASE_SECONDS,
  DEFAULT_WEBHOOK_LIMIT,
  MAX_OUTDATED_SECONDS,
  MAX_WEBHOOKS,
} from "../core/index.js";

/** The sender of mail unless the operator names one. Servers that know their own domains refuse it. */
export const DEFAULT_SENDER = "stint@localhost";

/** The role of a process: answers requests, sends webhooks, mail and events, or both. */
export type ServerCommand = "serve" | "api" | "worker";

/** A worker listens only for probes, on a port that does not conflict with an API on the same machine. */
export const DEFAULT_PORTS: Readonly<Record<ServerCommand, number>> = { serve: 8080, api: 8080, worker: 8081 };

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export interface SettingDescription {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
}

/** All settings, as listed in `--help` and docs/operations.md. */
export const settings: readonly SettingDescription[] = [
  { name: "HOST", fallback: "127.0.0.1", meaning: "address to listen on" },
  {
    name: "PORT",
    fallback: String(DEFAULT_PORTS.serve),
    meaning: `port to listen on; a worker listens only for probes, by default on ${DEFAULT_PORTS.worker}`,
  },
  {
    name: "STINT_PROCESSES",
    fallback: "1",
    meaning: "number of processes that serve, api and worker start on one port; more than 1 requires DATABASE_URL",
  },
  { name: "STINT_DATA_DIR", fallback: "./data", meaning: "folder for the embedded database, mail files and the secret key" },
  {
    name: "STINT_EMBEDDED_OPTIMIZE",
    fallback: "no",
    meaning: "yes: long reports from the embedded database take less time, the start takes more, and the process some 80 MB more",
  },
  {
    name: "STINT_DURABILITY",
    fallback: durabilities[0],
    meaning:
      "relaxed: writes take less time, and a power failure loses those of the last fifth of a second; on a server, of its wal_writer_delay",
  },
  {
    name: "STINT_PUBLIC_URL",
    fallback: "",
    meaning: "public URL of the service, used in email links; defaults to HOST and PORT",
  },
  {
    name: "DATABASE_URL",
    fallback: "",
    meaning: "PostgreSQL server (15 or later) to use instead of the embedded database: postgres://user:password@host/database",
  },
  {
    name: "DATABASE_SCHEMA",
    fallback: "",
    meaning: "schema of the tables on a PostgreSQL server, created if it is missing; defaults to the login's own, usually public",
  },
  {
    name: "DATABASE_REPLICA_URL",
    fallback: "",
    meaning: `streaming replica of DATABASE_URL that serves lists and reports, at most ${MAX_OUTDATED_SECONDS} seconds behind: postgres://user:password@host/database; optional`,
  },
  {
    name: "AMQP_URL",
    fallback: "",
    meaning: "RabbitMQ server that receives all events and wakes senders: amqp://user:password@host/vhost; optional",
  },
  {
    name: "SMTP_URL",
    fallback: "",
    meaning:
      "mail server: smtp://user:password@host:587 or smtps://…:465; without it, mail is written to .eml files in the data folder",
  },
  { name: "STINT_MAIL_FROM", fallback: DEFAULT_SENDER, meaning: "sender address of mail" },
  {
    name: "STINT_WEBHOOK_ALLOW",
    fallback: "",
    meaning: "comma-separated CIDR ranges of private addresses that webhooks may reach, also over http: (for development)",
  },
  {
    name: "STINT_WEBHOOK_RETRY_BASE",
    fallback: String(DEFAULT_RETRY_BASE_SECONDS),
    meaning: "seconds before the first retry of a webhook delivery",
  },
  {
    name: "STINT_WEBHOOK_CA_FILE",
    fallback: "",
    meaning: "PEM file of additional certificate authorities to trust for webhooks",
  },
  {
    name: "STINT_WEBHOOK_PROXY",
    fallback: "",
    meaning: "HTTP proxy for webhooks: http://user:password@host:port",
  },
  {
    name: "STINT_CORS_ORIGINS",
    fallback: "",
    meaning: "comma-separated origins that may call the API from a browser: https://app.example.com",
  },
  {
    name: "STINT_RATE_LIMIT",
    fallback: "600",
    meaning:
      "requests per minute and token, with bursts of a sixth; 0: no limit, the default for the embedded database on a loopback HOST",
  },
  {
    name: "STINT_WORKSPACE_RATE_LIMIT",
    fallback: "6000",
    meaning: `requests per minute and workspace, with bursts of a sixth, where each ${KIB_PER_REQUEST} KiB of a body count as a further request; 0: no limit. The default is ten times STINT_RATE_LIMIT`,
  },
  { name: "STINT_MAIL_LIMIT", fallback: String(DEFAULT_MAIL_LIMIT), meaning: "emails per hour and workspace; 0: no limit" },
  {
    name: "STINT_WEBHOOK_LIMIT",
    fallback: String(DEFAULT_WEBHOOK_LIMIT),
    meaning: `webhook subscriptions per workspace, at most ${MAX_WEBHOOKS}`,
  },
  {
    name: "STINT_TRUST_PROXY",
    fallback: "0",
    meaning: "number of trusted proxies in front of the service that set X-Forwarded-For",
  },
  {
    name: "STINT_SECRET_KEY",
    fallback: "",
    meaning:
      "key that encrypts webhook secrets, at least 32 characters; defaults to secret.key in the data folder, created on the first start",
  },
  { name: "STINT_NEXT_SECRET_KEY", fallback: "", meaning: "key that replaces STINT_SECRET_KEY; only for renew-key" },
  {
    name: "STINT_BACKUP_PASSPHRASE",
    fallback: "",
    meaning: "passphrase that seals the key in backups; only for backup and restore",
  },
  {
    name: "STINT_URL",
    fallback: "",
    meaning: "URL of a running service, without /v1, for listen; defaults to STINT_PUBLIC_URL, or PORT of this machine",
  },
  { name: "STINT_TOKEN", fallback: "", meaning: "API token, for listen and trigger" },
  { name: "LOG_LEVEL", fallback: "info", meaning: logLevels.join(", ") },
];

/** The default of a setting that has one. */
export function fallbackOf(name: string): string {
  const found = settings.find((setting) => setting.name === name);
  if (found === undefined) throw new TypeError(`There is no setting ${name}.`);
  return found.fallback;
}
