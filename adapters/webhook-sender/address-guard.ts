import { lookup as systemLookup, type LookupAddress } from "node:dns";
import { type LookupFunction, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { SendFailure } from "./send-failure.js";

/** Whether connections to the address are allowed. */
export type Admits = (address: string) => boolean;

/** Resolves a name to all of its addresses. */
export type Lookup = (hostname: string, callback: (error: Error | null, addresses: readonly LookupAddress[]) => void) => void;

/** The operating system's resolver. */
export const operatingSystemLookup: Lookup = (hostname, callback) => systemLookup(hostname, { all: true }, callback);

/** Returns only admitted addresses to a socket, so that it connects to an address that was checked. */
export function guardedLookup(lookup: Lookup, admits: Admits): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, (error, addresses) => {
      if (error !== null || addresses.length === 0)
        return callback(new SendFailure("dns_error", "The host name has no address."), []);
      const admitted = addresses.filter(({ address }) => admits(address));
      const [first] = admitted;
      if (first === undefined) return callback(addressNotAllowed(), []);
      if (options.all === true) return callback(null, admitted);
      callback(null, first.address, first.family);
    });
  };
}

const tunnelled = new WeakMap<Duplex, string>();

/** Records the address that a proxy has connected the socket to. */
export function leadsTo(socket: Duplex, address: string): void {
  tunnelled.set(socket, address);
}

/** Records that a layered socket, such as TLS, has the same target as the one below. */
export function sameTarget(onTop: Duplex, below: Duplex): void {
  const address = tunnelled.get(below);
  if (address !== undefined) leadsTo(onTop, address);
}

/** Returns why nothing may be written to the socket, or null if its remote address, also behind a proxy, is allowed. */
export function socketProblem(socket: Duplex, admits: Admits): SendFailure | null {
  const peer = socket instanceof Socket ? socket.remoteAddress : undefined;
  if (peer === undefined) return new SendFailure("connection_reset", "The connection was closed before the request was sent.");
  return admits(tunnelled.get(socket) ?? peer) ? null : addressNotAllowed();
}

export function addressNotAllowed(): SendFailure {
  return new SendFailure("address_not_allowed", "The address is not public.");
}
