import type { Ports } from "../../ports/ports.js";

/** What callers can know about the installation, whoever they are. */
export interface Installation {
  /** Whether mail reaches its recipients. Otherwise it is only written to files. */
  readonly sendsMail: boolean;
}

export function makeGetInstallation({ sendsMail }: Pick<Ports, "sendsMail">) {
  return async (): Promise<Installation> => ({ sendsMail });
}
