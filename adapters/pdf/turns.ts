import { setImmediate } from "node:timers/promises";
import type { StopSignal } from "../../core/index.js";

/** Milliseconds that a step may hold up the process's other work before there is a pause. */
const TURN = 10;

/** Maps a long list with pauses, in which the process does its other work. Rejects with the signal's reason once that is aborted. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  step: (item: Item, index: number) => Result,
  signal?: StopSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  let since = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(step(item, index));
    if (performance.now() - since < TURN) continue;
    await setImmediate();
    signal?.throwIfAborted();
    since = performance.now();
  }
  return results;
}
