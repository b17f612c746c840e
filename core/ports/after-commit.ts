import { isLostRace } from "../kernel/entity.js";
import type { Hint } from "./message-bus.js";

/** The listeners of {@link StoragePorts.onDue}. */
export class DueListeners {
  readonly #listeners = new Set<(hint: Hint) => void>();

  /** Calls the listener for each hint until the returned function is called. */
  readonly onDue = (listener: (hint: Hint) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Call it after the commit, with what the stores have made due. */
  report(due: ReadonlySet<Hint>): void {
    for (const hint of due) for (const listener of this.#listeners) listener(hint);
  }
}

/** Repeats the attempt while it loses a race, at most `retries` times. Rejects with any other error at once. */
export async function retryingLostRaces<T>(retries: number, attempt: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLostRace(error) || retry === retries) throw error;
    }
  }
}
