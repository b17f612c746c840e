import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import { register } from "node:module";

type NextLoad = (url: string, context: unknown) => unknown;

/** Preloaded with `--import`, it appends the URL of each module that is imported to the file `IMPORTED`. */
if (isMainThread) register(import.meta.url);

/** Node.js calls this in a thread of its own. */
export function load(url: string, context: unknown, next: NextLoad): unknown {
  appendFileSync(process.env["IMPORTED"] ?? "", `${url}\n`);
  return next(url, context);
}
