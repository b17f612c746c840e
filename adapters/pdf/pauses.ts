import { setImmediate } from "node:timers/promises";
import type { StopSignal } from "../../core/index.js";

/** The maximum milliseconds of work before a pause that lets the process do other work. */
const MAX_WORK_MS = 10;

/** Maps a long list with pauses, so that the process can do other work. Rejects with the signal's reason when aborted. */
export async function mapWithPauses<Item, Result>(
  items: readonly Item[],
  step: (item: Item, index: number) => Result,
  signal?: StopSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  let since = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(step(item, index));
    if (performance.now() - since < MAX_WORK_MS) continue;
    await setImmediate();
    signal?.throwIfAborted();
    since = performance.now();
  }
  return results;
}
