import http from "node:http";
import https from "node:https";
import { Duplex } from "node:stream";
import type { Socket } from "node:net";
import { TLSSocket, createSecureContext, rootCertificates } from "node:tls";
import { parseCertificates } from "./certificates.js";
import { open, type OpeningRules } from "./opening.js";

const IDLE_SOCKETS = 64;

// Shorter than the 5 s after which many servers close, because a request sent at that moment would be lost.
const IDLE_MS = 4000;

type Created = (error: Error | null, stream: Duplex) => void;

const pool: http.AgentOptions = { keepAlive: true, maxFreeSockets: IDLE_SOCKETS, timeout: IDLE_MS };

/** Connections that are being opened; the agents do not know them yet. */
class Openings {
  readonly #giveUps = new Set<() => void>();

  begin(agent: http.Agent, options: http.ClientRequestArgs, rules: OpeningRules, created: Created): void {
    const destination = { host: options.host ?? "", port: Number(options.port ?? options.defaultPort) };
    const giveUp = open(destination, rules, (error, socket) => {
      // Runs before `open` returns if the host is an address that is not admitted.
      queueMicrotask(() => this.#giveUps.delete(giveUp));
      if (socket === null) forgetEmptyName(agent, agent.getName(options));
      // Node ignores the socket if there is an error, but its types require one.
      created(error, socket ?? new Duplex());
    });
    this.#giveUps.add(giveUp);
  }

  stop(): void {
    for (const giveUp of [...this.#giveUps]) giveUp();
  }
}

/** Keep-alive connections without TLS to admitted addresses. */
export class GuardedHttpAgent extends http.Agent {
  readonly #rules: OpeningRules;
  readonly #openings = new Openings();

  constructor(rules: OpeningRules) {
    super(pool);
    this.#rules = rules;
  }

  override createConnection(options: http.ClientRequestArgs, created?: Created): undefined {
    this.#openings.begin(this, options, this.#rules, created ?? ignore);
  }

  override keepSocketAlive(socket: Duplex): boolean {
    return hasRoom(this) && isTrue(super.keepSocketAlive(socket));
  }

  override destroy(): void {
    this.#openings.stop();
    super.destroy();
  }
}

/** Keep-alive connections with TLS to admitted addresses. The address is checked before the first byte of TLS. */
export class GuardedHttpsAgent extends https.Agent {
  readonly #rules: OpeningRules;
  readonly #openings = new Openings();

  constructor(rules: OpeningRules, trustedCertificates?: string) {
    const ca = trustedCertificates === undefined ? {} : { ca: [...rootCertificates, ...parseCertificates(trustedCertificates)] };
    super({ ...pool, rejectUnauthorized: true, secureContext: createSecureContext(ca) });
    this.#rules = rules;
  }

  override createConnection(options: https.RequestOptions, created?: Created): undefined {
    const secure = (raw: Socket): TLSSocket => {
      const onRaw: https.RequestOptions & { socket: Socket } = { ...options, socket: raw };
      const socket = super.createConnection(onRaw);
      if (!(socket instanceof TLSSocket)) throw new TypeError("Node's https.Agent must create TLS sockets.");
      return socket;
    };
    this.#openings.begin(this, options, { ...this.#rules, secure }, created ?? ignore);
  }

  override keepSocketAlive(socket: Duplex): boolean {
    return hasRoom(this) && isTrue(super.keepSocketAlive(socket));
  }

  override destroy(): void {
    this.#openings.stop();
    super.destroy();
  }
}

function hasRoom(agent: http.Agent): boolean {
  let idle = 0;
  for (const name in agent.freeSockets) idle += agent.freeSockets[name]?.length ?? 0;
  return idle < IDLE_SOCKETS;
}

/** Node keeps an empty list for every host that could not be reached. */
function forgetEmptyName(agent: http.Agent, name: string): void {
  if (agent.sockets[name]?.length === 0) Reflect.deleteProperty(agent.sockets, name);
}

/** Node's types declare void, but Node 20 returns false if the server closes sooner than is safe. */
function isTrue(kept: unknown): boolean {
  return kept !== false;
}

function ignore(): void {}
