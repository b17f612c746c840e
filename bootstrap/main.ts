#!/usr/bin/env node
import { run } from "./cli.js";
import { keepHeapSmall } from "./heap.js";

keepHeapSmall();
process.exitCode = await run(process.argv.slice(2));
