// Builds if necessary, then runs the service with the arguments of the command line in this process.
await import("./build.mjs");
await import("../dist/service/stint.js");
