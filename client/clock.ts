import { onAbort, reasonOf } from "./aborting.js";

/** Time, which tests replace. */
export interface ClientClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after this time. Rejects with the signal's reason as soon as the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** The time of the platform. */
export const clientClock: ClientClock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(reasonOf(signal));
      const forget = onAbort(signal, () => {
        clearTimeout(timer);
        reject(reasonOf(signal));
      });
      const timer = setTimeout(() => {
        forget();
        resolve();
      }, ms);
    }),
};
