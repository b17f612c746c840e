import type { UserActor } from "../../access/actor.js";
import type { Ports } from "../../ports/ports.js";

/** Returns the actor of a plain token, or null. */
export function makeAuthenticate({ directory, clock, tokenSecrets }: Pick<Ports, "directory" | "clock" | "tokenSecrets">) {
  return (token: string): Promise<UserActor | null> => directory.findActor(tokenSecrets.hash(token), clock.now());
}
