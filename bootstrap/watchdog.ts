import { Worker } from "node:worker_threads";

/** How often the thread checks, in milliseconds. */
const CHECK_MS = 1_000;

/**
 * The code of the thread. It counts checks instead of measuring time, because a computer that sleeps stops all threads. A worker thread can end its
 * process only with a signal.
 */
const THREAD = `
  const { writeSync } = require("node:fs");
  const { workerData: { turns, checks, checkMs } } = require("node:worker_threads");
  let seen = -1;
  let unchanged = 0;
  setInterval(() => {
    const now = Atomics.load(turns, 0);
    unchanged = now === seen ? unchanged + 1 : 0;
    seen = now;
    if (unchanged < checks) return;
    try {
      writeSync(2, "stint: the event loop has not turned for " + unchanged * checkMs / 1000 + " seconds; the process ends itself. Start it again.\\n");
    } finally {
      process.kill(process.pid, "SIGKILL");
    }
  }, checkMs);
`;

/**
 * Ends the process if its event loop does not turn for this many seconds. Such a process answers no request and handles no signal. A supervisor can restart
 * it; every acknowledged write is stored.
 */
export function startWatchdog(seconds: number): { stop(): Promise<unknown> } {
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const timer = setInterval(() => void Atomics.add(turns, 0, 1), CHECK_MS / 2).unref();
  const checks = Math.max(1, Math.round((seconds * 1_000) / CHECK_MS));
  const worker = new Worker(THREAD, {
    eval: true,
    workerData: { turns, checks, checkMs: CHECK_MS },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
  worker.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return worker.terminate();
    },
  };
}
