/** A signal that never aborts. */
export const neverAborted: AbortSignal = new AbortController().signal;

/** The reason of an aborted signal as an error. */
export function reasonOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error("The call was aborted.", { cause: reason });
}

/** Whether the error only reports that the signal aborted. */
export function isAbortBy(signal: AbortSignal, error: unknown): boolean {
  return signal.aborted && (error === signal.reason || (error instanceof Error && error.cause === signal.reason));
}

const reactions = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Reacts to the abort of a signal until the returned function is called. One listener per signal serves all calls, since Node warns of more than ten. Not
 * AbortSignal.any, since Node 20 never forgets the signals that follow a long-lived one.
 */
export function onAbort(signal: AbortSignal, reaction: () => void): () => void {
  const known = reactions.get(signal);
  const all = known ?? new Set<() => void>();
  if (!known) {
    reactions.set(signal, all);
    signal.addEventListener("abort", () => all.forEach((one) => one()), { once: true });
  }
  // Each call has its own reaction, also if several pass the same function.
  const own = (): void => reaction();
  all.add(own);
  return () => void all.delete(own);
}
