#!/usr/bin/env node
import { run } from "./cli.js";
import { keepHeapSmall, keepRequestsYoung } from "./memory.js";
import { makeFilesPrivate } from "./private-files.js";

keepHeapSmall();
keepRequestsYoung();
makeFilesPrivate();
process.exitCode = await run(process.argv.slice(2));
