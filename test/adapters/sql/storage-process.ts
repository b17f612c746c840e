import { openStorage } from "../../../adapters/sql/index.js";
import { storageOptions } from "../../system-ports.js";

// Opens a storage in this process, prints a line, and keeps it open until the process is killed.
const [kind = "", place = ""] = process.argv.slice(2);
try {
  const storage = await openStorage(
    kind === "server" ? { kind, url: place } : { kind: "embedded", folder: place },
    storageOptions,
  );
  process.stdout.write(`applied ${storage.applied.length}\n`);
  setInterval(() => undefined, 1_000);
} catch (error) {
  process.stdout.write(`refused ${(error as { code?: string }).code}\n`);
}
