/** Lets other requests run between parts of a long response, or of the work on a large body. The embedded database never yields to the event loop. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
