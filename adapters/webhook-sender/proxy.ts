import http, { type ClientRequest } from "node:http";
import { isIP, isIPv6, type LookupFunction, type Socket } from "node:net";
import { leadsTo } from "./address-guard.js";
import type { Destination, Dial, Dialled } from "./opening.js";
import { codeOf, MAX_HEADER_BYTES, SendFailure } from "./send-failure.js";
import { hostOf, parseUrl } from "./url.js";

const ADDRESSES_TRIED = 4;
const UNAUTHORIZED = 407;

interface Proxy {
  readonly host: string;
  readonly port: number;
  /** The value of `Proxy-Authorization`; null if the proxy requires none. */
  readonly authorization: string | null;
}

/** Throws an `Error`, which does not contain the URL, for an invalid proxy URL. */
export function checkProxyUrl(text: string): void {
  parseProxy(text);
}

/**
 * Connects through an HTTP proxy at `http://user:password@host:port` (RFC 9110, section 9.3.6). Resolves the name here and sends
 * only an admitted address to the proxy, so that the proxy resolves nothing. Throws like `checkProxyUrl`.
 */
export function dialThrough(proxyUrl: string, nextAddressAfterMs: number): Dial {
  const proxy = parseProxy(proxyUrl);
  return (to, lookup, dialled) => {
    let stopped = false;
    let hangUp = (): void => undefined;
    const tryEach = ([address, ...others]: readonly string[]): void => {
      if (address === undefined || stopped) return;
      const patience = others.length > 0 ? nextAddressAfterMs : null;
      hangUp = connectTo({ host: address, port: to.port }, proxy, patience, (error, socket) => {
        if (stopped) socket?.destroy();
        else if (error !== null && others.length > 0 && !isFinal(error)) tryEach(others);
        else dialled(error, socket);
      });
    };
    addressesOf(to, lookup, (error, addresses) => {
      if (error !== null) dialled(error, null);
      else tryEach(addresses.slice(0, ADDRESSES_TRIED));
    });
    return () => {
      stopped = true;
      hangUp();
    };
  };
}

/** A failure that also applies to every other address. */
class ProxyFailure extends SendFailure {}

function isFinal(error: Error): boolean {
  return error instanceof ProxyFailure;
}

function addressesOf(
  { host }: Destination,
  lookup: LookupFunction,
  found: (error: Error | null, addresses: readonly string[]) => void,
): void {
  if (isIP(host) !== 0) return found(null, [host]);
  lookup(host, { all: true }, (error, answer) => {
    found(error, typeof answer === "string" ? [answer] : answer.map(({ address }) => address));
  });
}

/** Requests a tunnel from the proxy and calls back once. The returned function cancels. */
function connectTo(to: Destination, proxy: Proxy, patienceMs: number | null, dialled: Dialled): () => void {
  const request = askForTunnel(to, proxy);
  let reached = false;
  let isReported = false;
  const report: Dialled = (error, socket) => {
    if (isReported) return;
    isReported = true;
    clearTimeout(timer);
    if (error !== null) request.destroy();
    dialled(error, socket);
  };
  const giveUp = (): void => report(new SendFailure("timeout", "The proxy did not connect in time."), null);
  const timer = patienceMs === null ? undefined : setTimeout(giveUp, patienceMs);
  request.on("error", (error) => report(dialogueFailure(error, reached), null));
  request.once("socket", (socket) => socket.once("connect", () => (reached = true)));
  request.once("connect", ({ statusCode = 0 }, socket: Socket, early) => {
    // Node has released the socket, so an error would have no listener.
    socket.on("error", (error) => report(dialogueFailure(error, reached), null));
    const problem = answerProblem(statusCode, early);
    if (problem === null) leadsTo(socket, to.host);
    else socket.destroy();
    report(problem, problem === null ? socket : null);
  });
  request.end();
  return giveUp;
}

function askForTunnel({ host, port }: Destination, proxy: Proxy): ClientRequest {
  const authority = `${isIPv6(host) ? `[${host}]` : host}:${port}`;
  const authorization = proxy.authorization === null ? {} : { "Proxy-Authorization": proxy.authorization };
  return http.request({
    method: "CONNECT",
    host: proxy.host,
    port: proxy.port,
    path: authority,
    headers: { Host: authority, Connection: "keep-alive", ...authorization },
    agent: false,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
}

function answerProblem(status: number, early: Buffer): SendFailure | null {
  if (status === UNAUTHORIZED) return new ProxyFailure("connection_failed", "The proxy rejected the credentials (407).");
  if (status < 200 || status > 299) return new SendFailure("connection_failed", `The proxy refused the connection (${status}).`);
  // Neither TLS nor HTTP lets the receiver send first.
  return early.length > 0 ? new ProxyFailure("connection_failed", "The proxy sent data before the request.") : null;
}

function dialogueFailure(error: Error, reached: boolean): SendFailure {
  if (!reached) return new ProxyFailure("connection_failed", "The proxy cannot be reached.");
  const code = codeOf(error);
  if (code === "HPE_HEADER_OVERFLOW") {
    return new ProxyFailure("connection_failed", `The headers of the proxy's response exceed ${MAX_HEADER_BYTES / 1_024} KiB.`);
  }
  if (code.startsWith("HPE_")) return new ProxyFailure("connection_failed", "The proxy's response is not valid HTTP/1.1.");
  return new SendFailure("connection_failed", "The proxy closed the connection.");
}

function parseProxy(text: string): Proxy {
  const url = parseUrl(text);
  const isPlain = url?.protocol === "http:" && url.pathname === "/" && url.search === "" && url.hash === "";
  if (url === null || !isPlain || url.port === "0") {
    throw new Error("The proxy must have the form http://host:port or http://user:password@host:port.");
  }
  return { host: hostOf(url), port: Number(url.port || 80), authorization: authorizationOf(url) };
}

/** Basic, in UTF-8 (RFC 7617). */
function authorizationOf({ username, password }: URL): string | null {
  if (username === "" && password === "") return null;
  const [user, secret] = [username, password].map(decoded);
  if (user === undefined || secret === undefined || /[\p{Cc}:]/u.test(user) || /\p{Cc}/u.test(secret)) {
    throw new Error("The proxy's user name and password must be percent-encoded, and the user name must not contain a colon.");
  }
  return `Basic ${Buffer.from(`${user}:${secret}`).toString("base64")}`;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
