export { copyStorage } from "./copy.js";
export { EMBEDDED_MAJOR } from "./embedded/embedded-store.js";
export type { ReplicaSettings } from "./replica.js";
export { openStorage, type SqlStorage, type StorageOptions, type StorageSettings } from "./storage.js";
