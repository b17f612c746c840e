import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import { memoryPorts } from "../../adapters/memory/index.js";
import { openStorage } from "../../adapters/sql/index.js";
import { GotWebhookSender } from "../../adapters/webhook-sender/index.js";
import {
  type UserActor,
  createUseCases,
  DeliveryEngine,
  type EventType,
  parseCurrency,
  parseTimeZone,
  type UseCases,
} from "../../core/index.js";
import { createDatabase } from "../adapters/sql/databases.js";
import type { HarnessPorts } from "../http/harness.js";
import { loopback, portsOn, storageOptions, systemPorts } from "../system-ports.js";
import { manualClock } from "../conformance/support.js";
import { storage } from "../suite/storage.js";

export interface Received {
  /** Milliseconds of the scene's clock. */
  readonly at: number;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Answer = (response: ServerResponse, received: Received) => void;

/** The engine with the real sender and a real receiver, on one storage, with a fake clock. */
export class DeliveryScene {
  readonly received: Received[] = [];
  readonly errors: unknown[] = [];
  readonly useCases: UseCases;
  readonly engine: DeliveryEngine;
  readonly #sender: GotWebhookSender;

  private constructor(
    readonly clock: ReturnType<typeof manualClock>,
    readonly ports: HarnessPorts,
    readonly owner: UserActor,
    readonly url: string,
    private readonly server: Server,
    totalTimeoutMs: number,
  ) {
    this.useCases = createUseCases(ports);
    this.#sender = new GotWebhookSender({ allow: loopback, totalTimeoutMs });
    const onError = (error: unknown): void => void this.errors.push(error);
    this.engine = new DeliveryEngine({ ...ports, webhookSender: this.#sender }, { random: () => 0, onError });
  }

  static async start(
    { clock, ports }: Pick<Opened, "clock" | "ports">,
    answer: Answer,
    totalTimeoutMs: number,
  ): Promise<DeliveryScene> {
    const useCases = createUseCases(ports);
    const workspace = { name: "W", ownerEmail: "o@example.com", currency: parseCurrency("EUR"), timeZone: parseTimeZone("UTC") };
    const owner = await useCases.authenticate((await useCases.createWorkspace(workspace)).token);
    if (!owner) throw new Error("The token is not valid.");
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const scene = new DeliveryScene(clock, ports, owner, url, server, totalTimeoutMs);
    server.on("request", (request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const body = Buffer.concat(chunks).toString("utf8");
        const received = { at: clock.now(), path: request.url ?? "", headers: request.headers, body };
        scene.received.push(received);
        answer(response, received);
      });
    });
    return scene;
  }

  async subscribe(path = "/hook", events: readonly EventType[] = ["user.invited"]) {
    return (await this.useCases.createWebhook(this.owner, { url: this.url + path, events })).id;
  }

  async happen(count = 1): Promise<void> {
    for (let n = 0; n < count; n++)
      await this.useCases.inviteUser(this.owner, { email: `${this.ports.ids.next("usr")}@example.com` });
  }

  async settle(): Promise<void> {
    await this.engine.wake();
    await this.engine.idle();
  }

  /** Runs the engine one millisecond before, and exactly, this many minutes after the instant. */
  async pass(begun: number, minutes: number): Promise<void> {
    for (const at of [begun + minutes * 60_000 - 1, begun + minutes * 60_000]) {
      this.clock.advance(at - this.clock.now());
      await this.settle();
    }
  }

  async log() {
    const filter = { statuses: null, eventTypes: null, from: null, to: null };
    const page = { limit: 200, sort: "createdAt", descending: false, after: null } as const;
    const { items } = await this.useCases.listWebhookDeliveries(this.owner, filter, page);
    return Promise.all(items.map(({ id }) => this.useCases.getWebhookDelivery(this.owner, id)));
  }

  async close(): Promise<void> {
    this.#sender.close();
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }
}

/** Longer than a test, so that only tests of time-outs time out. */
const NO_TIMEOUT_MS = 600_000;

type Define = (start: (answer: Answer, totalTimeoutMs?: number) => Promise<DeliveryScene>) => void;

/** Defines the suite for the storage of this run. `start` creates a scene with its own workspace, closed after its test. */
export function forEachStorage(title: string, define: Define): void {
  if (storage === "memory") suite(`${title}, in memory`, define, inMemory);
  else suite(`${title}, on a PostgreSQL server`, define, onServer);
}

function suite(title: string, define: Define, open: () => Promise<Opened>): void {
  describe(title, function () {
    this.timeout(180_000);
    let opened: Opened | undefined;
    const scenes: DeliveryScene[] = [];
    before(async () => {
      opened = await open();
    });
    define(async (answer, totalTimeoutMs = NO_TIMEOUT_MS) => {
      if (!opened) throw new Error("The suite's hook has not run.");
      const scene = await DeliveryScene.start(opened, answer, totalTimeoutMs);
      scenes.push(scene);
      return scene;
    });
    afterEach(async () => {
      for (const scene of scenes.splice(0)) await scene.close();
    });
    after(() => opened?.close());
  });
}

async function inMemory(): Promise<Opened> {
  const clock = manualClock();
  return { clock, ports: memoryPorts({ ...systemPorts, clock }), close: async () => undefined };
}

async function onServer(): Promise<Opened> {
  const database = await createDatabase();
  const clock = manualClock();
  const opened = await openStorage({ kind: "server", url: database.url }, { ...storageOptions, clock });
  const close = async (): Promise<void> => {
    await opened.close();
    await database.drop();
  };
  return { clock, ports: { ...portsOn(opened), clock }, close };
}

interface Opened {
  readonly clock: ReturnType<typeof manualClock>;
  readonly ports: HarnessPorts;
  readonly close: () => Promise<void>;
}
