import { connect, isIP, type LookupFunction, type Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { addressNotAllowed, type Admits, sameTarget, socketProblem } from "./address-guard.js";
import { handshakeFailure, SendFailure } from "./send-failure.js";

// Node's default of 250 ms is too short for distant hosts.
export const NEXT_ADDRESS_AFTER_MS = 1000;

export interface Destination {
  readonly host: string;
  readonly port: number;
}

/** Called with an error, or with a connection whose errors have a listener. */
export type Dialled = (error: Error | null, raw: Socket | null) => void;

/** Connects to an address that the lookup admits, and calls back once. The returned function cancels without a callback. */
export type Dial = (to: Destination, lookup: LookupFunction, dialled: Dialled) => () => void;

export interface OpeningRules {
  readonly admits: Admits;
  readonly lookup: LookupFunction;
  /** For DNS, connection and TLS together. */
  readonly timeoutMs: number;
  /** Defaults to a direct connection. */
  readonly dial?: Dial;
  /** Starts TLS on a connection whose address was checked. */
  readonly secure?: (raw: Socket) => TLSSocket;
}

type Opened = (error: Error | null, socket: Socket | null) => void;

/** Opens a connection to an admitted address and calls back once. The returned function cancels. */
export function open(to: Destination, rules: OpeningRules, opened: Opened): () => void {
  if (isIP(to.host) !== 0 && !rules.admits(to.host)) {
    opened(addressNotAllowed(), null);
    return () => undefined;
  }
  let hangUp = (): void => undefined;
  const finish = once((error: Error | null, socket: Socket | null) => {
    clearTimeout(timer);
    if (error !== null) hangUp();
    opened(error, error === null ? socket : null);
  });
  const timer = setTimeout(() => finish(connectTimeout(rules.timeoutMs), null), rules.timeoutMs);
  hangUp = (rules.dial ?? dialDirectly)(to, rules.lookup, (error, raw) => {
    if (raw === null) return finish(error, null);
    hangUp = () => raw.destroy();
    const problem = socketProblem(raw, rules.admits);
    if (problem !== null) finish(problem, null);
    else if (rules.secure === undefined) finish(null, raw);
    else shakeHands(rules.secure(raw), raw, finish);
  });
  return () => finish(new SendFailure("connection_failed", "The sender was stopped."), null);
}

const dialDirectly: Dial = ({ host, port }, lookup, dialled) => {
  const raw = connect({
    host,
    port,
    lookup,
    noDelay: true,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_AFTER_MS,
  });
  // Remains registered, because errors would have no listener until the request takes over the socket.
  raw.on("error", (error) => dialled(error, null));
  raw.once("connect", () => dialled(null, raw));
  return () => raw.destroy();
};

function shakeHands(socket: TLSSocket, raw: Socket, finish: Opened): void {
  sameTarget(socket, raw);
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
