import { Worker } from "node:worker_threads";
import type { Reading } from "./worker.js";

/** What the process gets: a document, and how much memory reading it may use. */
export interface Assignment {
  readonly content: Uint8Array;
  /** Of the worker's heap. */
  readonly heapMib: number;
  /** By how much the process may grow, since the limits of a worker do not count what is decompressed. */
  readonly growthMib: number;
}

const MIB = 1_048_576;
const WATCHED_EVERY_MS = 25;
const tooMuch: Reading = { unreadable: "Reading the document needs too much memory." };

/** Reads in a worker, so that this thread can watch the size of the process. */
function read({ content, heapMib, growthMib }: Assignment): void {
  const reply = (reading: Reading): void => {
    process.send?.(reading, () => process.exit());
  };
  const most = process.memoryUsage.rss() + growthMib * MIB;
  const worker = new Worker(new URL("worker.js", import.meta.url), {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: heapMib },
  });
  worker.once("message", reply);
  worker.once("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_WORKER_OUT_OF_MEMORY") throw error;
    reply(tooMuch);
  });
  setInterval(() => {
    if (process.memoryUsage.rss() > most) reply(tooMuch);
  }, WATCHED_EVERY_MS);
}

process.once("message", (assignment: Assignment) => read(assignment));
process.once("disconnect", () => process.exit());
