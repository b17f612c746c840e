import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { createFolder, sql } from "../adapters/sql/databases.js";
import { freePort, gone, unprivileged, type User } from "./private-server.js";
import { until } from "./until.js";

/** The folder of PostgreSQL's programs. */
export const programs = "/usr/lib/postgresql/15/bin";
export const clusterProgram = join(programs, "postgres");

/** A private PostgreSQL server, which can be killed. */
export class PrivateCluster {
  #postmaster: ChildProcess | undefined;
  #said = "";

  private constructor(
    private readonly folder: { readonly path: string; remove(): void },
    private readonly port: number,
    private readonly user: User,
  ) {}

  static start(): Promise<PrivateCluster> {
    return PrivateCluster.#create("initdb", ["-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync"]);
  }

  /** Starts a streaming replica of the server. */
  static startReplicaOf({ url }: PrivateCluster): Promise<PrivateCluster> {
    return PrivateCluster.#create("pg_basebackup", ["-d", url, "-R", "-X", "stream", "--checkpoint=fast", "--no-sync"]);
  }

  /** Creates the data folder with a program of PostgreSQL. */
  static async #create(program: string, words: readonly string[]): Promise<PrivateCluster> {
    const folder = createFolder();
    const user = unprivileged("postgres");
    const cluster = new PrivateCluster(folder, await freePort(), user);
    try {
      if (user.uid !== undefined && user.gid !== undefined) chownSync(folder.path, user.uid, user.gid);
      await promisify(execFile)(join(programs, program), ["-D", cluster.#data, ...words], { ...user, cwd: "/" });
      await cluster.run();
      return cluster;
    } catch (error) {
      await cluster.remove();
      throw error;
    }
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** Starts the server, with retries while processes of a killed one are exiting, and waits until it responds. */
  async run(): Promise<void> {
    await until(`the private PostgreSQL: ${this.#said}`, async () => {
      if (!this.#postmaster || gone(this.#postmaster)) this.#spawn();
      return sql(this.url, "select 1").then(
        () => true,
        () => false,
      );
    });
  }

  /** Offers TLS with the certificate, and requires a password for the database. */
  async guard(name: string, { cert, key }: { readonly cert: string; readonly key: string }): Promise<void> {
    for (const [file, content] of [
      ["server.crt", cert],
      ["server.key", key],
      ["pg_hba.conf", `host ${name} all all scram-sha-256\nhost all all all trust\n`],
    ] as const) {
      const path = join(this.#data, file);
      writeFileSync(path, content, { mode: 0o600 });
      if (this.user.uid !== undefined && this.user.gid !== undefined) chownSync(path, this.user.uid, this.user.gid);
    }
    await sql(this.url, "alter system set ssl = on");
    await sql(this.url, "select pg_reload_conf()");
  }

  /** kill -9 of the postmaster, which also ends its backends. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async remove(): Promise<void> {
    await this.#end("SIGQUIT");
    this.folder.remove();
  }

  get #data(): string {
    return join(this.folder.path, "data");
  }

  #spawn(): void {
    const words = ["-D", this.#data, "-h", "127.0.0.1", "-p", String(this.port), "-k", "", "-c", "shared_buffers=16MB"];
    const child = spawn(join(programs, "postgres"), words, { ...this.user, cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
    child.stderr.on("data", (piece: Buffer) => (this.#said += piece.toString()));
    this.#postmaster = child;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#postmaster;
    if (!child || gone(child)) return;
    child.kill(signal);
    await once(child, "exit");
  }
}
