import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";

/** The server for the benchmark's database. Its user must be allowed to create databases. */
const serverUrl = process.env["STINT_BENCH_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** A database for the benchmark, and the processes that use it. */
export class Scene {
  readonly #children: ChildProcess[] = [];
  readonly #name = `stint_bench_${process.pid}`;
  readonly #folder = mkdtempSync(join(tmpdir(), "stint-bench-"));
  readonly sql: pg.Pool;
  readonly settings: Readonly<Record<string, string>>;

  private constructor() {
    const url = new URL(serverUrl);
    url.pathname = `/${this.#name}`;
    this.sql = new pg.Pool({ connectionString: url.href });
    // Dropping the database closes idle connections.
    this.sql.on("error", () => undefined);
    this.settings = {
      PATH: process.env["PATH"] ?? "",
      DATABASE_URL: url.href,
      STINT_DATA_DIR: this.#folder,
      STINT_PUBLIC_URL: "https://stint.example.com",
      STINT_WEBHOOK_ALLOW: "127.0.0.0/8",
      STINT_RATE_LIMIT: "0",
      PORT: "0",
      LOG_LEVEL: "info",
    };
  }

  static async open(): Promise<Scene> {
    const scene = new Scene();
    await onServer(`create database ${scene.#name}`);
    return scene;
  }

  /** Resolves with the output of the process when it is ready. */
  async start(script: string, words: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<Running> {
    const path = fileURLToPath(new URL(script, import.meta.url));
    const env = { ...this.settings, ...settings };
    const child = fork(path, words, { env, stdio: ["ignore", "pipe", "inherit", "ipc"] });
    this.#children.push(child);
    let said = "";
    child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
      if (!said.includes('"msg":"ready"')) said += chunk;
    });
    while (!said.includes('"msg":"ready"')) {
      if (child.exitCode !== null) throw new Error(`${script} ended: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return { child, said };
  }

  async close(): Promise<void> {
    for (const child of this.#children) {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
    await this.sql.end();
    await onServer(`drop database ${this.#name} with (force)`);
    await onServer("drop role if exists stint_app").catch((error: { code?: string }) => {
      // Another database of the server still uses it.
      if (error.code !== "2BP01") throw error;
    });
    rmSync(this.#folder, { recursive: true });
  }
}

export interface Running {
  readonly child: ChildProcess;
  readonly said: string;
}

async function onServer(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
