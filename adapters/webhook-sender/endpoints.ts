import type http from "node:http";
import type { ClientRequest } from "node:http";
import { Duplex } from "node:stream";
import { urlToHttpOptions } from "node:url";
import { got, type Got, Options, type Request } from "got";
import { LRUCache } from "lru-cache";
import type { Admits } from "./address-guard.js";
import { MAX_HEADER_BYTES, SendFailure } from "./send-failure.js";
import { parseUrl } from "./url.js";

const KEPT = 1000;

/** How to send to URLs of one scheme. */
export interface Transport {
  readonly request: typeof http.request;
  readonly agent: http.Agent;
  readonly admits: Admits;
}

/** A parsed URL with the got and Node options that all its requests share. */
export class Endpoint {
  readonly admits: Admits;
  readonly #host: string;
  readonly #options: PostOptions;

  constructor(url: URL, { request, agent, admits }: Transport) {
    const shared = { ...urlToHttpOptions(url), method: "POST", agent, maxHeaderSize: MAX_HEADER_BYTES, setHost: false };
    this.admits = admits;
    this.#host = url.host;
    this.#options = new PostOptions(url, () => Object.assign(request(shared), UNTIMED));
  }

  /** Starts a request; the caller writes the body to the stream. */
  open(): Request {
    const stream = posting(undefined, undefined, this.#options);
    if (!(stream instanceof Duplex)) throw new TypeError("got must return a stream if isStream is set.");
    return stream;
  }

  /** Passes header names to Node unchanged, because got lower-cases them. The sender sets host and length. */
  writeHeaders(native: ClientRequest, headers: Readonly<Record<string, string>>, body: string): void {
    for (const [name, value] of Object.entries(headers)) native.setHeader(name, value);
    native.setHeader("Content-Length", Buffer.byteLength(body));
    native.setHeader("Host", this.#host);
  }
}

/** A cache of recently used endpoints. */
export class Endpoints {
  readonly #transports: ReadonlyMap<string, Transport>;
  readonly #kept = new LRUCache<string, Endpoint>({ max: KEPT });

  /** The key is the scheme with its colon. */
  constructor(transports: ReadonlyMap<string, Transport>) {
    this.#transports = transports;
  }

  /** Throws a `SendFailure` for an invalid URL. */
  at(text: string): Endpoint {
    const known = this.#kept.get(text);
    if (known !== undefined) return known;
    const url = parseUrl(text);
    const transport = this.#transports.get(url?.protocol ?? "");
    if (url === null || transport === undefined) {
      throw new SendFailure("connection_failed", "The URL is invalid or has an unsupported scheme.");
    }
    const made = new Endpoint(url, transport);
    this.#kept.set(text, made);
    return made;
  }
}

// got measures the phases of a request that has no timings yet.
const UNTIMED = { timings: Object.freeze({ start: 0, phases: {} }) };

/**
 * Frozen and shared by requests, because got would copy its sixty options, and set Node's forty, for each request. Worth 0.08 ms, two fifths of the
 * processor time of an attempt over HTTP.
 */
class PostOptions extends Options {
  readonly #native = super.createNativeRequestOptions();

  constructor(url: URL, request: () => ClientRequest) {
    super(url, {
      method: "POST",
      isStream: true,
      throwHttpErrors: false,
      followRedirect: false,
      retry: { limit: 0 },
      decompress: false,
      http2: false,
      request,
    });
    this.context = { shared: this };
    this.freeze();
  }

  override createNativeRequestOptions(): ReturnType<Options["createNativeRequestOptions"]> {
    return this.#native;
  }
}

const posting: Got = got.extend({
  handlers: [(copied, next) => next(copied.context["shared"] instanceof PostOptions ? copied.context["shared"] : copied)],
});
