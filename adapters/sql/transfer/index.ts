export { headerOf, piecesIn, verifyBackup, type BackupHeader } from "./backup-format.js";
export { writeBackup } from "./backup-file.js";
export { copyDatabase } from "./copy.js";
export { withEmbedded, withServer } from "./databases.js";
export { withSnapshot } from "./dump.js";
export { hasDatabase, renewEmbedded, requireDatabase, withCopyOf } from "./embedded.js";
export { load } from "./load.js";
export { openKey, sealKey } from "./sealed-key.js";
export { isKeyOf } from "../key-check.js";
