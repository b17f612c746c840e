import type { Config } from "./config.js";
import { DEFAULT_PORTS } from "./settings.js";

/** The URL of the service: the configured one, or the address that it listens on, which is known after listening. */
export class PublicAddress {
  #listening: string | null = null;

  constructor(private readonly configured: string | null) {}

  listensOn(address: string): void {
    this.#listening = address;
  }

  get url(): string {
    const url = this.configured ?? this.#listening;
    if (url === null) throw new Error("The service is not listening yet.");
    return url;
  }
}

/** The most likely URL of a service with these settings, seen from its own machine. */
export function assumedAddress({ publicUrl, port }: Pick<Config, "publicUrl" | "port">): string {
  return publicUrl ?? `http://localhost:${port ?? DEFAULT_PORTS.api}`;
}

/** The token is in the fragment, which browsers do not send to servers. */
export function signInLink(address: string, token: string): string {
  return `${address}/sign-in#token=${token}`;
}
