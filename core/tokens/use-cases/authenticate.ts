import type { Actor } from "../../access/actor.js";
import type { Ports } from "../../ports/ports.js";

/** Whom a plain token stands for; null for none. */
export function makeAuthenticate({ directory, clock, tokenSecrets }: Pick<Ports, "directory" | "clock" | "tokenSecrets">) {
  return (token: string): Promise<Actor | null> => directory.findActor(tokenSecrets.hash(token), clock.now());
}
