/** Time, which tests replace. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after this time. Rejects with the signal's reason as soon as the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** The time of the platform. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        reject(reasonOf(signal));
      };
      const timer = setTimeout(() => {
        signal.removeEventListener("abort", stop);
        resolve();
      }, ms);
      if (signal.aborted) stop();
      else signal.addEventListener("abort", stop, { once: true });
    }),
};

/** The reason of an aborted signal as an error. */
export function reasonOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error("The call was aborted.", { cause: reason });
}

/** A signal that never aborts. */
export const neverAborted: AbortSignal = new AbortController().signal;
