import { rmSync } from "node:fs";
import { join } from "node:path";
import { packSite } from "./pack.js";
import { writeSite } from "./site.js";

/** This file runs compiled, as dist/packaging/docs/build.js. */
const target = join(import.meta.dirname, "../../documentation");
const site = `${target}-pages`;
await writeSite(site, { api: "../v1" });
packSite(site, target);
rmSync(site, { recursive: true });
