import { ACQUIRE_TIMEOUT_MS, Database } from "../database.js";
import { valueTypes } from "../value-types.js";
import type { EmbeddedStore } from "./embedded-store.js";
import { ProtocolStream } from "./protocol-stream.js";

/** The embedded database: one connection on which transactions run one after the other. */
export function embeddedDatabase(store: EmbeddedStore): Database {
  const stream = (): ProtocolStream => new ProtocolStream(store.pglite);
  const config = { stream, types: valueTypes, max: 1, connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS, idleTimeoutMillis: 0 };
  return new Database(config, true, { disk: store });
}
