import { type ChildProcess, fork } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { type Build, programOf } from "./build.js";
import type { Cleanup } from "./cleanup.js";
import { stopped } from "./process.js";
import { ServerDatabase } from "./server.js";
import type { Sql } from "./sql.js";

let scenes = 0;

/** A process, and what it printed before it was ready. */
export interface Running {
  readonly child: ChildProcess;
  readonly said: string;
}

export type Part = "serve" | "api" | "worker";

export interface Starting {
  readonly flags?: readonly string[];
  readonly script: string;
  readonly words: readonly string[];
}

/** A database and a data folder, and the processes that use them. */
export abstract class Scene {
  readonly folder = mkdtempSync(join(tmpdir(), "stint-bench-"));
  /** Closes the scene before the end of the run. */
  readonly close: () => Promise<void>;
  readonly #children: ChildProcess[] = [];
  #closed = false;

  protected constructor(
    readonly build: Build,
    cleanup: Cleanup,
  ) {
    this.close = cleanup.add(() => this.#remove());
  }

  /** The settings of the database. */
  abstract readonly database: Readonly<Record<string, string>>;

  /** Works with the database as a superuser. No process of an embedded scene may run meanwhile. */
  abstract withSql<T>(work: (sql: Sql) => Promise<T>): Promise<T>;

  protected abstract removeDatabase(): Promise<void>;

  get settings(): Readonly<Record<string, string>> {
    return {
      PATH: process.env["PATH"] ?? "",
      ...this.database,
      STINT_DATA_DIR: this.folder,
      STINT_PUBLIC_URL: "https://stint.example.com",
      STINT_WEBHOOK_ALLOW: "127.0.0.0/8",
      STINT_RATE_LIMIT: "0",
      STINT_WORKSPACE_RATE_LIMIT: "0",
      PORT: "0",
      LOG_LEVEL: "info",
    };
  }

  /** Runs a command of the build's service with these flags of Node.js, and resolves when it is ready. */
  serve(part: Part, flags: readonly string[] = [], options: readonly string[] = []): Promise<Running> {
    const program = programOf(this.build);
    return this.start({ ...program, flags: [...program.flags, ...flags], words: [part, ...options] });
  }

  /** Resolves when the process is ready. Its output goes to a file, so that reading it costs nothing. */
  async start({ flags = [], script, words }: Starting): Promise<Running> {
    if (this.#closed) throw new Error("The scene is closed.");
    const log = join(this.folder, `${this.#children.length}.log`);
    const output = openSync(log, "w");
    const child = fork(script, words, { env: this.settings, execArgv: [...flags], stdio: ["ignore", output, "inherit", "ipc"] });
    closeSync(output);
    this.#children.push(child);
    let said = "";
    while (!said.includes('"msg":"ready"')) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${script} ended: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
      said = readFileSync(log, "utf8");
    }
    return { child, said };
  }

  async #remove(): Promise<void> {
    this.#closed = true;
    for (const child of this.#children) await stopped(child, "SIGKILL");
    await this.removeDatabase();
    rmSync(this.folder, { recursive: true });
  }
}

/** A database of its own on a PostgreSQL server. */
export class ServerScene extends Scene {
  readonly sql: pg.Pool;

  private constructor(
    build: Build,
    cleanup: Cleanup,
    private readonly owned: ServerDatabase,
  ) {
    super(build, cleanup);
    this.sql = new pg.Pool({ connectionString: owned.url, application_name: "bench" });
    // Dropping the database closes idle connections.
    this.sql.on("error", () => undefined);
  }

  static async open(build: Build, cleanup: Cleanup): Promise<ServerScene> {
    return new ServerScene(build, cleanup, await ServerDatabase.create(`stint_bench_${process.pid}_${(scenes += 1)}`));
  }

  get databaseUrl(): string {
    return this.owned.url;
  }

  override get database(): Readonly<Record<string, string>> {
    return { DATABASE_URL: this.databaseUrl };
  }

  override withSql<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return work(this.sql);
  }

  /** First drops the database, since the pool waits for statements that still run. */
  protected override async removeDatabase(): Promise<void> {
    await this.owned.drop();
    await this.sql.end();
  }
}

/** The embedded database in the data folder. */
export class EmbeddedScene extends Scene {
  override readonly database = {};

  constructor(build: Build, cleanup: Cleanup) {
    super(build, cleanup);
  }

  get databaseFolder(): string {
    return join(this.folder, "postgres");
  }

  override async withSql<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const pglite = await PGlite.create({ dataDir: this.databaseFolder });
    try {
      return await work(pglite);
    } finally {
      await pglite.close();
    }
  }

  protected override removeDatabase(): Promise<void> {
    return Promise.resolve();
  }
}

/** The path of a built module of the benchmark. */
export function moduleOf(name: string): string {
  return fileURLToPath(new URL(`../${name}`, import.meta.url));
}
