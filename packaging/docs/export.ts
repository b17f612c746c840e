import { join } from "node:path";
import { root } from "./guides.js";
import { writeSite } from "./site.js";

// The same pages as files for any static host. The API is then on another server.
await writeSite(join(root, "dist/docs"), { api: null });
