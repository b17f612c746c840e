import http, { type ClientRequest } from "node:http";
import https from "node:https";
import { got, type Got } from "got";
import type { SendResult, WebhookRequest, WebhookSender } from "../../core/index.js";
import { type Admits, guardedLookup, type Lookup } from "./address-guard.js";
import type { AddressPolicy } from "./address-policy.js";
import { Attempt } from "./attempt.js";
import { GuardedHttpAgent, GuardedHttpsAgent } from "./guarded-agents.js";
import type { OpeningRules } from "./opening.js";
import { SendFailure } from "./send-failure.js";
import { parseUrl } from "./url.js";
import { networkLookup } from "./network-lookup.js";

const HEADER_BYTES = 16_384;

export interface GotWebhookSenderOptions {
  readonly allow: AddressPolicy;
  readonly lookup?: Lookup;
  /** For name, connection and TLS together. */
  readonly connectTimeoutMs?: number;
  /** From the call of `send` to the end of the answer. */
  readonly totalTimeoutMs?: number;
  /** PEM of authorities that are trusted besides Node's own. */
  readonly trustedCertificates?: string;
}

interface Route {
  readonly request: typeof http.request;
  readonly agent: http.Agent;
  readonly admits: Admits;
}

/** Posts with got over connections that are checked and kept alive. Proxies of the environment are not used. */
export class GotWebhookSender implements WebhookSender {
  readonly #got: Got;
  readonly #routes: ReadonlyMap<string, Route>;
  readonly #totalTimeoutMs: number;

  constructor(options: GotWebhookSenderOptions) {
    this.#totalTimeoutMs = options.totalTimeoutMs ?? 15_000;
    this.#routes = routesOf(options);
    this.#got = got.extend({
      method: "POST",
      throwHttpErrors: false,
      followRedirect: false,
      retry: { limit: 0 },
      decompress: false,
      http2: false,
    });
  }

  send(request: WebhookRequest): Promise<SendResult> {
    return new Promise((resolve) => {
      const attempt = new Attempt(this.#totalTimeoutMs, resolve);
      try {
        this.#post(request, attempt);
      } catch (error) {
        attempt.fail(error);
      }
    });
  }

  /** Closes all connections, busy ones too. */
  close(): void {
    for (const { agent } of this.#routes.values()) agent.destroy();
  }

  #post({ url: text, headers, body }: WebhookRequest, attempt: Attempt): void {
    const url = parseUrl(text);
    const route = this.#routes.get(url?.protocol ?? "");
    if (url === null || route === undefined) {
      throw new SendFailure("connection_failed", "That is not a URL that can be posted to.");
    }
    // Node gets these and not got's options: got writes names of headers in lower case, and its forty options cost to copy.
    const options = { method: "POST", agent: route.agent, headers: exactHeaders(headers, body), maxHeaderSize: HEADER_BYTES };
    const start = (to: URL): ClientRequest => {
      const native = route.request(to, options);
      attempt.watch(native, route.admits);
      return native;
    };
    attempt.follow(this.#got.stream(url, { body, request: start }));
  }
}

function routesOf(options: GotWebhookSenderOptions): ReadonlyMap<string, Route> {
  const { allow, lookup = networkLookup(), connectTimeoutMs: timeoutMs = 5000, trustedCertificates } = options;
  const rules = (admits: Admits): OpeningRules => ({ admits, lookup: guardedLookup(lookup, admits), timeoutMs });
  const toPublic = rules((address) => allow.permits(address));
  const toAllowed = rules((address) => allow.allows(address));
  const secure = new GuardedHttpsAgent(toPublic, trustedCertificates);
  const plain = new GuardedHttpAgent(toAllowed);
  return new Map<string, Route>([
    ["https:", { request: https.request, agent: secure, admits: toPublic.admits }],
    ["http:", { request: http.request, agent: plain, admits: toAllowed.admits }],
  ]);
}

function exactHeaders(given: Readonly<Record<string, string>>, body: string): Record<string, string> {
  const entries = Object.entries(given).filter(([name]) => !/^(host|content-length)$/i.test(name));
  return Object.fromEntries([...entries, ["Content-Length", String(Buffer.byteLength(body))]]);
}
