import type { Config } from "./config.js";

/** What a process does: answers requests, sends what goes out, or both. */
export type Part = "serve" | "api" | "worker";

/** A worker listens for probes only, beside an API on the same machine. */
export const DEFAULT_PORTS: Readonly<Record<Part, number>> = { serve: 8080, api: 8080, worker: 8081 };

/** Where people reach the service: as set, or where it listens, which is known once it does. */
export class PublicAddress {
  #listening: string | null = null;

  constructor(private readonly configured: string | null) {}

  listensOn(address: string): void {
    this.#listening = address;
  }

  get url(): string {
    const url = this.configured ?? this.#listening;
    if (url === null) throw new Error("The service does not listen yet.");
    return url;
  }
}

/** Where a service with these settings is most likely reached, as seen from its own machine. */
export function assumedAddress({ publicUrl, port }: Pick<Config, "publicUrl" | "port">): string {
  return publicUrl ?? `http://localhost:${port ?? DEFAULT_PORTS.api}`;
}

/** The token is in the fragment, which browsers send nowhere. */
export function signInLink(address: string, token: string): string {
  return `${address}/sign-in#token=${token}`;
}
