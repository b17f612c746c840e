import { openStorage, type OpenedStorage, type ServerSettings } from "../../../adapters/sql/storage.js";
import { copyDatabase } from "../../../adapters/sql/transfer/copy.js";
import { withServer } from "../../../adapters/sql/transfer/databases.js";
import { storageOptions } from "../../system-ports.js";

/** Copies a storage to an empty database, and opens that. */
export async function copied(from: OpenedStorage, to: ServerSettings): Promise<OpenedStorage> {
  await withServer(to, (target) => copyDatabase(from.database, target, () => undefined));
  return openStorage(to, storageOptions);
}
