import http from "node:http";
import https from "node:https";
import { attemptLimits, type SendResult, type WebhookRequest, type WebhookSender } from "../../core/index.js";
import { type Admits, guardedLookup, type Lookup } from "./address-guard.js";
import type { AddressPolicy } from "./address-policy.js";
import { Attempt } from "./attempt.js";
import type { Endpoints, Transport } from "./endpoints.js";
import { GuardedHttpAgent, GuardedHttpsAgent } from "./guarded-agents.js";
import { networkLookup } from "./network-lookup.js";
import { NEXT_ADDRESS_AFTER_MS, type OpeningRules } from "./opening.js";
import { dialThrough } from "./proxy.js";

/** Where requests may go, and how long they may take. */
export interface GotWebhookSenderOptions {
  /** The addresses that requests may go to. Plain HTTP is sent only to ranges that the operator allows. */
  readonly allow: AddressPolicy;
  /** Resolves host names. By default queries the name servers, and the operating system for names that they do not know. */
  readonly lookup?: Lookup;
  /** For DNS, connection and TLS together, in milliseconds; defaults to {@link attemptLimits.connectSeconds}. */
  readonly connectTimeoutMs?: number;
  /** From calling `send` to the end of the response, in milliseconds; defaults to {@link attemptLimits.totalSeconds}. */
  readonly totalTimeoutMs?: number;
  /** PEM of authorities to trust in addition to Node's. */
  readonly trustedCertificates?: string;
  /** `http://user:password@host:port` of an HTTP proxy for all connections. Absent: none. */
  readonly proxy?: string;
}

/** Sends POST requests with got over checked keep-alive connections. Ignores the environment's proxy variables. */
export class GotWebhookSender implements WebhookSender {
  readonly #transports: ReadonlyMap<string, Transport>;
  readonly #totalTimeoutMs: number;
  #endpoints: Promise<Endpoints> | undefined;

  /** Throws an `Error` for certificates or a proxy that `checkCertificates` or `checkProxyUrl` rejects. */
  constructor(options: GotWebhookSenderOptions) {
    this.#totalTimeoutMs = options.totalTimeoutMs ?? attemptLimits.totalSeconds * 1_000;
    this.#transports = transportsOf(options);
  }

  async send(request: WebhookRequest): Promise<SendResult> {
    const endpoints = await (this.#endpoints ??= endpointsOn(this.#transports));
    return new Promise((resolve) => {
      const attempt = new Attempt(this.#totalTimeoutMs, resolve, () => post(endpoints, request, attempt));
      attempt.begin();
    });
  }

  /** Closes all connections, including busy ones. */
  close(): void {
    for (const { agent } of this.#transports.values()) agent.destroy();
  }
}

/** Loads got on the first request. */
async function endpointsOn(transports: ReadonlyMap<string, Transport>): Promise<Endpoints> {
  const { Endpoints } = await import("./endpoints.js");
  return new Endpoints(transports);
}

function post(endpoints: Endpoints, { url, headers, body }: WebhookRequest, attempt: Attempt): void {
  const endpoint = endpoints.at(url);
  const stream = endpoint.open();
  attempt.follow(stream);
  stream.on("request", (native) => {
    attempt.watch(native, endpoint.admits);
    endpoint.writeHeaders(native, headers, body);
  });
  stream.end(body);
}

function transportsOf(options: GotWebhookSenderOptions): ReadonlyMap<string, Transport> {
  const { allow, lookup = networkLookup(), trustedCertificates, proxy } = options;
  const timeoutMs = options.connectTimeoutMs ?? attemptLimits.connectSeconds * 1_000;
  const through = proxy === undefined ? {} : { dial: dialThrough(proxy, NEXT_ADDRESS_AFTER_MS) };
  const rules = (admits: Admits): OpeningRules => ({ admits, lookup: guardedLookup(lookup, admits), timeoutMs, ...through });
  const toPublic = rules((address) => allow.permits(address));
  const toAllowed = rules((address) => allow.allows(address));
  const secure = new GuardedHttpsAgent(toPublic, trustedCertificates);
  const plain = new GuardedHttpAgent(toAllowed);
  return new Map<string, Transport>([
    ["https:", { request: https.request, agent: secure, admits: toPublic.admits }],
    ["http:", { request: http.request, agent: plain, admits: toAllowed.admits }],
  ]);
}
