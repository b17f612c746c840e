import { setImmediate } from "node:timers/promises";
import type { ClientClock } from "../../client/index.js";

/** The time limit of the clients under test, which tells it from their other waits. */
export const TIME_LIMIT_MS = 7_654_321;

interface Limit {
  readonly signal: AbortSignal;
  readonly reach: () => void;
}

/** A clock on which waits pass at once and are recorded, and time limits are reached when the test says so. */
export class TestClock implements ClientClock {
  readonly waits: number[] = [];
  readonly #limits = new Set<Limit>();
  #now = Date.parse("2026-03-02T09:00:00Z");

  now(): number {
    return this.#now;
  }

  async wait(ms: number, signal: AbortSignal): Promise<void> {
    if (ms === TIME_LIMIT_MS) return this.#limit(signal);
    this.waits.push(ms);
    this.#now += ms;
    // Other work goes on during a wait.
    await setImmediate();
    signal.throwIfAborted();
  }

  /** Reaches the time limit of every attempt that is under way. */
  reachLimits(): void {
    for (const { reach } of this.#limits) reach();
  }

  /** The number of attempts under way. */
  get underWay(): number {
    return this.#limits.size;
  }

  #limit(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const limit = { signal, reach: resolve };
      this.#limits.add(limit);
      signal.addEventListener("abort", () => {
        this.#limits.delete(limit);
        reject(new Error("The attempt has ended."));
      });
    });
  }
}
