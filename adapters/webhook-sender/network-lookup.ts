import { type LookupAddress, Resolver } from "node:dns";
import { type Lookup, operatingSystemLookup } from "./address-guard.js";

const PATIENCE = { timeout: 1_500, tries: 2 };

/**
 * Queries the name servers directly, which waits on sockets. The operating system's resolver blocks one of the few threads that
 * files and cryptography also need, so a receiver with a dead name server could delay all others. It is used only for names that
 * the servers do not know, such as those in a hosts file.
 */
export function networkLookup(servers?: readonly string[]): Lookup {
  const resolver = new Resolver(PATIENCE);
  if (servers) resolver.setServers(servers);
  return (hostname, callback) => {
    void Promise.allSettled([addresses(resolver, hostname, 4), addresses(resolver, hostname, 6)]).then((answers) => {
      const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
      const silent = answers.find((answer) => answer.status === "rejected");
      if (found.length > 0) callback(null, found);
      else if (silent) callback(silent.reason as Error, []);
      else operatingSystemLookup(hostname, callback);
    });
  };
}

/** Returns an empty list if the servers know no address; rejects if they do not respond. */
function addresses(resolver: Resolver, hostname: string, family: 4 | 6): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) => {
    const done = (error: NodeJS.ErrnoException | null, found: readonly string[] = []): void => {
      if (error?.code === "ETIMEOUT" || error?.code === "ECANCELLED") reject(error);
      else resolve(found.map((address) => ({ address, family })));
    };
    if (family === 4) resolver.resolve4(hostname, done);
    else resolver.resolve6(hostname, done);
  });
}
