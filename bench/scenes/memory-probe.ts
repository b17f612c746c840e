/** Loaded before the service: reports its memory after a garbage collection, on request. Requires `--expose-gc`. */
export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
}

process.on("message", (message) => {
  if (message !== "memory") return;
  const { rss } = process.memoryUsage();
  globalThis.gc?.();
  process.send?.({ rss, heapUsed: process.memoryUsage().heapUsed } satisfies Memory);
});
process.channel?.unref();
