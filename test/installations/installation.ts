import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { unpackFolder } from "../../adapters/sql/embedded/folder-archive.js";
import { root } from "../repository.js";

export type Json = Readonly<Record<string, unknown>>;

/** Where an installation kept its data. */
export type Store = "embedded" | "server";
export const stores: readonly Store[] = ["embedded", "server"];

export const installations = join(root, "test/installations");

/** The dump of a PostgreSQL server, in the data folder of an installation that used one. */
export const DUMP = "database.sql";

/** A request with an `Idempotency-Key` and its response. */
export interface Repeatable {
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
  readonly response: unknown;
}

/** What a token of a workspace could read. */
export interface WorkspaceReading {
  readonly token: string;
  /** Response bodies by path. */
  readonly resources: Readonly<Record<string, unknown>>;
}

/** What a service of this version said about its data before it was stopped: `embedded.json` and `server.json` of an installation. */
export interface Recording {
  readonly version: string;
  /** RFC 3339. The time of the last response. */
  readonly recordedAt: string;
  readonly workspaces: readonly WorkspaceReading[];
  /** SHA-256 of the PDFs of issued documents and of the logo, by path, for the first workspace. */
  readonly files: Readonly<Record<string, string>>;
  /** Paths of PDFs of issued documents that nobody requested. */
  readonly undrawn: readonly string[];
  /** The value of the session's cookie. Null before there were sessions. */
  readonly session: string | null;
  readonly repeatable: readonly Repeatable[];
  /** The secret that signed webhooks before the last rotation. Null before there were webhooks. */
  readonly previousSecret: string | null;
  /** The addressee of an invitation that waits to be sent. Null before there was mail. */
  readonly invited: string | null;
}

/** SHA-256 of the SQL of the released migrations, in order: `migrations.json` of an installation. */
export type ReleasedMigrations = Readonly<Record<string, string>>;

/** The recorded installations, oldest first. */
export function versions(): readonly string[] {
  const folders = readdirSync(installations, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .filter((name) => /^\d/.test(name))
    .sort(new Intl.Collator("en", { numeric: true }).compare);
}

export function recordingOf(version: string, store: Store): Recording {
  return JSON.parse(readFileSync(join(installations, version, `${store}.json`), "utf8")) as Recording;
}

export function migrationsOf(version: string): ReleasedMigrations {
  return JSON.parse(readFileSync(join(installations, version, "migrations.json"), "utf8")) as ReleasedMigrations;
}

/** The data folder of an installation, which does not exist yet at this path. */
export function unpack(version: string, store: Store, path: string): void {
  const archive = readFileSync(join(installations, version, `${store}.br`));
  unpackFolder(brotliDecompressSync(archive, { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } }), path);
}

/** Finds repetitions as far apart as the nearly equal databases of one folder. */
export function compress(archive: Buffer): Buffer {
  const { BROTLI_PARAM_LARGE_WINDOW, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_LARGE_WINDOW]: 1, [BROTLI_PARAM_LGWIN]: 26, [BROTLI_PARAM_SIZE_HINT]: archive.length };
  return brotliCompressSync(archive, { params });
}

/** The items of a response that is a list, otherwise none. */
export function listed(body: Json): readonly Json[] {
  return Array.isArray(body["data"]) ? (body["data"] as readonly Json[]) : [];
}
