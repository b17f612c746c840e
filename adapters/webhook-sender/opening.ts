import { connect, isIP, type LookupFunction, type Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { addressNotAllowed, type Admits, socketProblem } from "./address-guard.js";
import { handshakeFailure, SendFailure } from "./send-failure.js";

// Node's 250 ms give up on hosts at the other end of the world.
const NEXT_ADDRESS_AFTER_MS = 1000;

export interface Destination {
  readonly host: string;
  readonly port: number;
}

export interface OpeningRules {
  readonly admits: Admits;
  readonly lookup: LookupFunction;
  /** For name, connection and TLS together. */
  readonly timeoutMs: number;
  /** Begins TLS on a connection whose address was checked. */
  readonly secure?: (raw: Socket) => TLSSocket;
}

type Opened = (error: Error | null, socket: Socket | null) => void;

/** Opens a connection to an admitted address and tells once how it went. The result gives up. */
export function open({ host, port }: Destination, rules: OpeningRules, opened: Opened): () => void {
  if (isIP(host) !== 0 && !rules.admits(host)) {
    opened(addressNotAllowed(), null);
    return () => undefined;
  }
  const raw = connect({
    host,
    port,
    lookup: rules.lookup,
    noDelay: true,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_AFTER_MS,
  });
  const finish = once((error: Error | null, socket: Socket | null) => {
    clearTimeout(timer);
    if (error !== null) raw.destroy();
    opened(error, error === null ? socket : null);
  });
  const timer = setTimeout(() => finish(connectTimeout(rules.timeoutMs), null), rules.timeoutMs);
  // Stays on: between here and the request that takes the socket over, an error would have no listener.
  raw.on("error", (error) => finish(error, null));
  raw.once("connect", () => {
    const problem = socketProblem(raw, rules.admits);
    if (problem !== null) finish(problem, null);
    else if (rules.secure === undefined) finish(null, raw);
    else shakeHands(rules.secure(raw), finish);
  });
  return () => finish(new SendFailure("connection_failed", "The sender was stopped."), null);
}

function shakeHands(socket: TLSSocket, finish: Opened): void {
  socket.on("error", (error) => finish(handshakeFailure(error), null));
  socket.once("secureConnect", () => finish(null, socket));
}

function connectTimeout(ms: number): SendFailure {
  return new SendFailure("timeout", `No connection within ${ms / 1000} seconds.`);
}

function once(work: Opened): Opened {
  let done = false;
  return (error, socket) => {
    if (done) return;
    done = true;
    work(error, socket);
  };
}
