import { lookup as systemLookup, type LookupAddress } from "node:dns";
import { type LookupFunction, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { SendFailure } from "./send-failure.js";

/** Whether a connection may go to the address. */
export type Admits = (address: string) => boolean;

/** All the addresses of a name. */
export type Lookup = (hostname: string, callback: (error: Error | null, addresses: readonly LookupAddress[]) => void) => void;

/** The resolver of the operating system. */
export const operatingSystemLookup: Lookup = (hostname, callback) => systemLookup(hostname, { all: true }, callback);

/** Gives a socket the admitted addresses only, so that what was checked is what it connects to. */
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

/** Says of a connection to a proxy which address the proxy has connected it to. */
export function leadsTo(socket: Duplex, address: string): void {
  tunnelled.set(socket, address);
}

/** Says that what is on top of a connection, such as TLS, leads where the connection does. */
export function sameTarget(onTop: Duplex, below: Duplex): void {
  const address = tunnelled.get(below);
  if (address !== undefined) leadsTo(onTop, address);
}

/** Why nothing may be written to the socket, judged by the address that it is connected to, behind a proxy too; null if it may. */
export function socketProblem(socket: Duplex, admits: Admits): SendFailure | null {
  const peer = socket instanceof Socket ? socket.remoteAddress : undefined;
  if (peer === undefined) return new SendFailure("connection_reset", "The connection was closed before the request was sent.");
  return admits(tunnelled.get(socket) ?? peer) ? null : addressNotAllowed();
}

export function addressNotAllowed(): SendFailure {
  return new SendFailure("address_not_allowed", "The address is not public.");
}
