import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const root = join(import.meta.dirname, "..");
const file = join(root, "dist/write-api-types.js");

// Bundled without type checks, since the code that uses the types may already use those that this writes.
const made = await rolldown({
  input: join(root, "test/client/write-types.ts"),
  external: (id) => !/^[./]/.test(id),
  resolve: { extensionAlias: { ".js": [".ts", ".js"] } },
  platform: "node",
});
await made.write({ file, format: "esm" });
await made.close();
await import(pathToFileURL(file).href);
