// Builds if necessary, then runs the service with the arguments of the command line in this process.
import { join } from "node:path";
await import("./build.mjs");
// What further processes of the service run, without another build.
process.argv[1] = join(import.meta.dirname, "../dist/service/stint.js");
await import("../dist/service/stint.js");
