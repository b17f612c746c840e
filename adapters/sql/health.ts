import type { StintError } from "../../core/index.js";
import type { OutcomeListener } from "./connection.js";
import { concernsAll, isOutage } from "./failures.js";

/** How long a failure counts. What depends on the database tries it at least once a second. */
export const RECENT_MS = 10_000;

/** Whom a storage informs of the state of its server. */
export interface HealthListener {
  /** Called when the database begins to fail. */
  readonly onProblem?: (sentence: string, error: StintError) => void;
  /** Called when it works again, and has not failed for some seconds. */
  readonly onRecovered?: () => void;
}

/** The state of a server, from what its connections report. */
export class Health implements OutcomeListener {
  #failure: { readonly error: StintError; readonly at: number } | null = null;
  /** The last failure of a server that can be reached. */
  #refusal: { readonly sentence: string; readonly at: number } | null = null;

  #listener: HealthListener = {};

  /** From now on. A start that fails rejects instead. */
  inform(listener: HealthListener): void {
    this.#listener = listener;
    this.#failure = null;
  }

  /** What a server that can be reached did not do in the last seconds, such as writing to its disk. */
  get problem(): string | null {
    return this.#refusal !== null && isRecent(this.#refusal.at) ? this.#refusal.sentence : null;
  }

  worked(): void {
    if (this.#failure === null || isRecent(this.#failure.at)) return;
    this.#failure = null;
    this.#listener.onRecovered?.();
  }

  failed(error: unknown): void {
    if (!concernsAll(error)) return;
    const isNew = this.#failure === null;
    const at = performance.now();
    this.#failure = { error, at };
    if (!isOutage(error.cause)) this.#refusal = { sentence: error.message, at };
    if (isNew) this.#listener.onProblem?.(error.message, error);
  }
}

function isRecent(at: number): boolean {
  return performance.now() - at < RECENT_MS;
}
