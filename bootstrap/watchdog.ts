import { Worker } from "node:worker_threads";

/** How often the thread looks, in milliseconds. */
const LOOK_MS = 1_000;

/**
 * Runs in a thread of its own. It counts its looks rather than measuring time, since all threads stand still while a computer sleeps. A thread cannot
 * end its process other than by a signal.
 */
const THREAD = `
  const { writeSync } = require("node:fs");
  const { workerData: { turns, looks, lookMs } } = require("node:worker_threads");
  let seen = -1;
  let unchanged = 0;
  setInterval(() => {
    const now = Atomics.load(turns, 0);
    unchanged = now === seen ? unchanged + 1 : 0;
    seen = now;
    if (unchanged < looks) return;
    try {
      writeSync(2, "stint: the event loop has not turned for " + unchanged * lookMs / 1000 + " seconds; the process ends itself. Start it again.\\n");
    } finally {
      process.kill(process.pid, "SIGKILL");
    }
  }, lookMs);
`;

/**
 * Ends the process if its event loop stands still for so many seconds, since it then answers nothing, not even a signal to stop. Whoever supervises
 * the process starts it again; every acknowledged write is stored.
 */
export function startWatchdog(seconds: number): { stop(): Promise<unknown> } {
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const timer = setInterval(() => void Atomics.add(turns, 0, 1), LOOK_MS / 2).unref();
  const looks = Math.max(1, Math.round((seconds * 1_000) / LOOK_MS));
  const worker = new Worker(THREAD, {
    eval: true,
    workerData: { turns, looks, lookMs: LOOK_MS },
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
