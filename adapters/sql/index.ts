import { openStorage as open, type SqlStorage, type StorageOptions, type StorageSettings } from "./storage.js";

export type { HostClient, HostTransaction, KnexTransaction } from "./host/host-transaction.js";
export type { ReplicaSettings } from "./replica.js";
export type { EmbeddedSettings, ServerSettings, SqlStorage, StorageOptions, StorageSettings } from "./storage.js";

/**
 * Opens a database and migrates it to this version. Rejects with a StintError of kind `unavailable` if it cannot be reached or used, also
 * with `secret_key_wrong` if its secrets were encrypted with another key, and with a RangeError for an invalid setting.
 */
export const openStorage: (settings: StorageSettings, options: StorageOptions) => Promise<SqlStorage> = open;
