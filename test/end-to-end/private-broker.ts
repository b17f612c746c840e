import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import amqplib from "amqplib";
import { createFolder } from "../adapters/sql/databases.js";
import { killed } from "../processes.js";
import { dyingWithUs, freePort, gone, unprivileged, type User } from "./private-server.js";
import { until } from "./until.js";

const programs = "/usr/lib/rabbitmq/bin";
export const brokerProgram = join(programs, "rabbitmq-server");
const START_MS = 180_000;
/** One scheduler, which sleeps instead of busy-waiting. */
const THRIFTY = "+S 1:1 +sbwt none +sbwtdcpu none +sbwtdio none";

interface Ports {
  readonly amqp: number;
  readonly distribution: number;
  readonly names: number;
}

/**
 * A private RabbitMQ node with its own data, log, cookie, ports and port mapper (epmd), which can be stopped, killed and blocked without
 * affecting others. Starting takes a few seconds; use one for a whole suite. If `setpriv` is available, the processes die with the test process.
 */
export class PrivateBroker {
  readonly #node = `stint_test_${randomUUID().replaceAll("-", "")}@localhost`;
  #mapper: ChildProcess | undefined;
  #server: ChildProcess | undefined;
  readonly #cookie = randomUUID();
  #said = "";

  private constructor(
    private readonly folder: { readonly path: string; remove(): void },
    private readonly ports: Ports,
    private readonly user: User,
  ) {}

  /** Starts a new broker with the user `guest` and no declarations. */
  static async start(): Promise<PrivateBroker> {
    const ports = { amqp: await freePort(), distribution: await freePort(), names: await freePort() };
    const broker = new PrivateBroker(createFolder(), ports, unprivileged("rabbitmq"));
    try {
      broker.#furnish();
      await broker.run();
      return broker;
    } catch (error) {
      await broker.remove();
      throw error;
    }
  }

  get url(): string {
    return `amqp://guest:guest@127.0.0.1:${this.ports.amqp}`;
  }

  /** Starts the broker on its existing data unless it is running, and waits until it responds. */
  async run(): Promise<void> {
    await until(
      "the private RabbitMQ",
      async () => {
        if (!this.#mapper || gone(this.#mapper)) this.#mapper = this.#spawn("epmd", ["-port", String(this.ports.names)]);
        if (!this.#server || gone(this.#server)) this.#server = this.#spawn(join(programs, "rabbitmq-server"), []);
        return answers(this.url);
      },
      START_MS,
    ).catch((error: unknown) => {
      throw new Error(`The private RabbitMQ did not start: ${this.#said.slice(-2_000)}`, { cause: error });
    });
  }

  /**
   * Makes the broker persist its quorum queues, which it otherwise does half a second later. In RabbitMQ 3.10, a queue that was declared just
   * before a kill has no leader after the restart and accepts no messages.
   */
  async settle(): Promise<void> {
    await this.evaluate("[ok = dets:sync(Table) || Table <- dets:all()]");
  }

  /** kill -9 of the node; see {@link settle}. Its port refuses connections when this resolves. */
  async kill(): Promise<void> {
    if (this.#server) await killed(this.#server);
  }

  /** Raises the memory alarm, which blocks publishers until {@link unblock} or the next start. */
  async block(): Promise<void> {
    await this.#setMemoryLimit("0.000001");
    await until("the memory alarm", () => this.#hasAlarm());
  }

  async unblock(): Promise<void> {
    await this.#setMemoryLimit("0.9");
    await until("the end of the memory alarm", async () => !(await this.#hasAlarm()));
  }

  /** Closes every connection, like an operator. */
  async closeConnections(): Promise<void> {
    const close = 'rabbit_networking:close_connection(Connection, "a test closes it")';
    await this.evaluate(`[${close} || Connection <- rabbit_networking:connections()]`);
  }

  /** Creates a virtual host for guest, and returns its URL. */
  async addVirtualHost(name: string): Promise<string> {
    await this.evaluate(`rabbit_vhost:add(<<"${name}">>, <<"test">>)`);
    const permissions = `<<"guest">>, <<"${name}">>, <<".*">>, <<".*">>, <<".*">>, <<"test">>`;
    await this.evaluate(`rabbit_auth_backend_internal:set_permissions(${permissions})`);
    return `${this.url}/${name}`;
  }

  /** Evaluates an Erlang expression on the node and returns its value as text, faster than `rabbitmqctl eval`. */
  async evaluate(expression: string): Promise<string> {
    const options = { env: this.#environment, cwd: this.folder.path };
    const child = spawn("erl_call", ["-r", "-name", this.#node, "-c", this.#cookie, "-e"], options);
    child.stdin.end(`${expression}.\n`);
    const [said, failed] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [, value] = /^\{ok, (.*)\}\s*$/s.exec(said) ?? [];
    if (value === undefined) throw new Error(`${expression}: ${said}${failed}`);
    return value;
  }

  async remove(): Promise<void> {
    await this.kill();
    if (this.#mapper) await killed(this.#mapper);
    this.folder.remove();
  }

  async #setMemoryLimit(ofAllMemory: string): Promise<void> {
    await this.evaluate(`vm_memory_monitor:set_vm_memory_high_watermark(${ofAllMemory})`);
  }

  async #hasAlarm(): Promise<boolean> {
    return (await this.evaluate("rabbit_alarm:get_alarms()")).includes("memory");
  }

  #furnish(): void {
    const path = (name: string): string => join(this.folder.path, name);
    writeFileSync(path("plugins"), "[].\n");
    writeFileSync(path("environment"), "");
    writeFileSync(
      path("rabbitmq.conf"),
      `listeners.tcp.1 = 127.0.0.1:${this.ports.amqp}\nvm_memory_high_watermark.relative = 0.9\n`,
    );
    writeFileSync(path(".erlang.cookie"), this.#cookie, { mode: 0o400 });
    mkdirSync(path("log"));
    const { uid, gid } = this.user;
    if (uid === undefined || gid === undefined) return;
    for (const name of ["", "plugins", "environment", "rabbitmq.conf", ".erlang.cookie", "log"]) chownSync(path(name), uid, gid);
  }

  get #environment(): NodeJS.ProcessEnv {
    const { path } = this.folder;
    return {
      PATH: process.env["PATH"],
      HOME: path,
      LANG: "C.UTF-8",
      RABBITMQ_NODENAME: this.#node,
      RABBITMQ_DIST_PORT: String(this.ports.distribution),
      RABBITMQ_MNESIA_BASE: join(path, "data"),
      RABBITMQ_LOG_BASE: join(path, "log"),
      RABBITMQ_LOGS: join(path, "log", "broker.log"),
      RABBITMQ_ENABLED_PLUGINS_FILE: join(path, "plugins"),
      RABBITMQ_CONF_ENV_FILE: join(path, "environment"),
      RABBITMQ_CONFIG_FILE: join(path, "rabbitmq.conf"),
      // The script then replaces its shell with the node, so that its process is the one to kill.
      RABBITMQ_ALLOW_INPUT: "true",
      RABBITMQ_SERVER_START_ARGS: "-noinput",
      RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: `-kernel inet_dist_use_interface {127,0,0,1} ${THRIFTY}`,
      ERL_EPMD_PORT: String(this.ports.names),
      ERL_EPMD_ADDRESS: "127.0.0.1",
    };
  }

  #spawn(program: string, words: readonly string[]): ChildProcess {
    const [command, ...rest] = [...dyingWithUs, program, ...words];
    const child = spawn(command ?? program, rest, {
      ...this.user,
      env: this.#environment,
      cwd: this.folder.path,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const keep = (piece: Buffer): void => {
      this.#said = (this.#said + piece.toString()).slice(-10_000);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    return child;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const connection = await amqplib.connect(url, { timeout: 2_000 });
    await connection.close();
    return true;
  } catch {
    return false;
  }
}
