/** A real worker that counts its statements to PostgreSQL and reports them on request. */
import type { SqlStorage } from "../adapters/sql/index.js";
import { readConfig } from "../bootstrap/config.js";
import { createContainer } from "../bootstrap/container.js";
import { serve } from "../bootstrap/serve.js";
import { tokens } from "../bootstrap/tokens.js";

/** By name. Statements without a name do not belong to the engine. */
const counts = new Map<string, number>();

const config = readConfig();
const container = createContainer(config);
container.onActivation(tokens.storage, (_, storage) => {
  const { background: database } = storage as SqlStorage;
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
