import { type LookupAddress, Resolver } from "node:dns";
import { type Lookup, operatingSystemLookup } from "./address-guard.js";

const PATIENCE = { timeout: 1_500, tries: 2 };

/**
 * Asks the name servers themselves, which waits on sockets. The operating system's resolver waits on one of the few threads that files
 * and cryptography need as well, so a subscriber whose name server is dead could hold up everybody; it is asked only for names that
 * the servers do not know, such as those of a hosts file.
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

/** None where the servers know none; rejects where they do not answer. */
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
