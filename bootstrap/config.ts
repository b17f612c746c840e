import { config as readDotEnv } from "dotenv";

/** A setting that cannot be used; the start ends with exit code 2. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | null;
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
  { name: "PORT", fallback: "8080", meaning: "port to listen on" },
  { name: "STINT_DATA_DIR", fallback: "./data", meaning: "folder of the embedded database" },
  {
    name: "DATABASE_URL",
    fallback: "",
    meaning: "a PostgreSQL server (15 or later) instead: postgres://user:password@host/database",
  },
  { name: "LOG_LEVEL", fallback: "info", meaning: logLevels.join(", ") },
];

type Environment = Readonly<Record<string, string | undefined>>;

/** The process's environment, with a `.env` file of the working folder behind it. The only reader of either. */
export function readConfig(): Config {
  readDotEnv({ quiet: true });
  return configOf(process.env, process.stdout.isTTY);
}

/** Throws {@link SettingError} for a value that cannot be used. An empty value counts as absent. */
export function configOf(environment: Environment, terminal = false): Config {
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  return {
    host: value("HOST") ?? "127.0.0.1",
    port: portOf(value("PORT") ?? "8080"),
    dataDir: value("STINT_DATA_DIR") ?? "./data",
    databaseUrl: databaseUrlOf(value("DATABASE_URL")),
    logLevel: logLevelOf(value("LOG_LEVEL") ?? "info"),
    prettyLogs: terminal,
  };
}

function portOf(text: string): number {
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
