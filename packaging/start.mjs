// Builds what the service needs, then runs it with the arguments of the command line in this process.
import { join } from "node:path";
import { buildTargets } from "./build-targets.mjs";
import { targets } from "./targets.mjs";

const asks = process.argv.some((word) => word === "--help" || word === "--version");
await buildTargets(join(import.meta.dirname, ".."), targets, [asks ? "service" : "serving"]);
// What further processes of the service run, without another build.
process.argv[1] = join(import.meta.dirname, "../dist/service/stint.js");
await import("../dist/service/stint.js");
