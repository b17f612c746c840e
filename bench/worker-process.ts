/** A worker as it is run, which counts the statements that it sends to PostgreSQL and tells them when it is asked. */
import { readConfig } from "../bootstrap/config.js";
import { createContainer } from "../bootstrap/container.js";
import { serve } from "../bootstrap/serve.js";
import { tokens } from "../bootstrap/tokens.js";

/** By name; those without a name are none of the engine's. */
const counts = new Map<string, number>();

const config = readConfig();
const container = createContainer(config);
container.onActivation(tokens.storage, (_, storage) => {
  const { background: database } = storage;
  const lend = database.withConnection.bind(database);
  database.withConnection = (work) =>
    lend((connection) => {
      const query: typeof connection.query = (message) => {
        const name = message.name ?? message.text;
        counts.set(name, (counts.get(name) ?? 0) + 1);
        return connection.query(message);
      };
      return work(
        new Proxy(connection, { get: (target, key) => (key === "query" ? query : (Reflect.get(target, key) as unknown)) }),
      );
    });
  return storage;
});

process.on("message", () => {
  process.send?.({ statements: Object.fromEntries(counts), cpu: process.cpuUsage() });
  counts.clear();
});
process.on("disconnect", () => process.exit());
process.channel?.unref();

await serve(config, { part: "worker", container });
