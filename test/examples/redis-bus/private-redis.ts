import { type ChildProcess, spawn } from "node:child_process";
import { createClient, type RedisClientType } from "@redis/client";
import { createFolder } from "../../adapters/sql/databases.js";
import { dyingWithUs, freePort, gone } from "../../end-to-end/private-server.js";
import { until } from "../../end-to-end/until.js";
import { killed } from "../../processes.js";

export const redisProgram = "/usr/bin/redis-server";

/** A Redis server of its own, which writes each command to the disk before it answers. It can be killed and started again on its data. */
export class PrivateRedis {
  #server: ChildProcess | undefined;
  #said = "";

  private constructor(
    private readonly folder: { readonly path: string; remove(): void },
    private readonly port: number,
  ) {}

  static async start(): Promise<PrivateRedis> {
    const redis = new PrivateRedis(createFolder(), await freePort());
    try {
      await redis.run();
      return redis;
    } catch (error) {
      await redis.remove();
      throw error;
    }
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts the server unless it is running, and waits until it responds. */
  async run(): Promise<void> {
    await until("the private Redis", async () => {
      if (!this.#server || gone(this.#server)) this.#server = this.#spawn();
      return this.with((client) => client.ping()).catch(() => null);
    }).catch((error: unknown) => {
      throw new Error(`The private Redis did not start: ${this.#said}`, { cause: error });
    });
  }

  /** kill -9. Its port refuses connections when this resolves. */
  async kill(): Promise<void> {
    if (this.#server) await killed(this.#server);
  }

  /** Runs work with a client of its own. */
  async with<T>(work: (client: RedisClientType) => Promise<T>): Promise<T> {
    const client: RedisClientType = createClient({ url: this.url, socket: { reconnectStrategy: false } });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      client.destroy();
    }
  }

  async remove(): Promise<void> {
    await this.kill();
    this.folder.remove();
  }

  #spawn(): ChildProcess {
    const settings = { port: this.port, bind: "127.0.0.1", dir: this.folder.path, appendonly: "yes", appendfsync: "always" };
    const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const [command = redisProgram, ...rest] = [...dyingWithUs, redisProgram, ...words, "--save", ""];
    const child = spawn(command, rest, { stdio: ["ignore", "pipe", "pipe"] });
    const keep = (piece: Buffer): void => {
      this.#said = (this.#said + piece.toString()).slice(-10_000);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    return child;
  }
}
