import { isLostRace } from "../../kernel/entity.js";
import { isStintError } from "../../kernel/errors.js";
import { plusSeconds } from "../../kernel/instant.js";
import { WakeLoop } from "../../kernel/wake-loop.js";
import type { ClaimedDelivery, DeliveryQueue, FinishedAttempt } from "../../ports/delivery-queue.js";
import { attemptDelivery, type RetryPolicy, type SendingNeeds } from "./attempt-delivery.js";
import { isGone, pauseIfGone, type PausingNeeds } from "./pause-gone.js";

const APART_MS = 15;
/** The batch size from which a claim or a record starts without the minimum interval. */
const MANY = 4;

/** How the engine sends and whom it informs. */
export interface EngineOptions extends RetryPolicy {
  /** How many deliveries are sent at once; defaults to 128. */
  readonly slots?: number;
  /** How long a claim is valid without a result, in seconds; defaults to 45. */
  readonly leaseSeconds?: number;
  /**
   * Waits for a number of milliseconds. If set, claims start at least 15 ms apart, and so do records, unless they contain four
   * deliveries or more. Under load this makes batches; a first delivery is not delayed.
   */
  readonly pause?: (ms: number) => Promise<void>;
  /** Called after every attempt. */
  readonly onAttempt?: (finished: FinishedAttempt) => void;
  /** Called on failures of the store. The affected results are retried at the next wake. */
  readonly onError: (error: unknown) => void;
}

/**
 * Sends due deliveries: free → claim → send (without an open transaction) → record → free.
 *
 * The engine has no timer. Its owner wakes it on a hint and every second. It wakes itself when results are recorded and, if more is
 * due than it could claim, when half of its slots are free, so that it claims, sends and records concurrently. A result that cannot
 * be recorded is kept for the next wake; if the process dies first, the lease ends and the same bytes are sent again.
 */
export class DeliveryEngine {
  readonly #slots: number;
  readonly #leaseSeconds: number;
  readonly #tasks = new Set<Promise<void>>();
  #sending = 0;
  /** The last claim returned as many as requested, so more may be due. */
  #moreIsDue = false;
  #lastClaimed = 0;
  readonly #unrecorded: FinishedAttempt[] = [];
  readonly #claims = new WakeLoop(() => this.#claim());
  readonly #lastBegun = { claim: 0, record: 0 };
  #recording: Promise<void> | null = null;
  #stopped = false;

  constructor(
    private readonly needs: SendingNeeds & PausingNeeds & { readonly deliveryQueue: DeliveryQueue },
    private readonly options: EngineOptions,
  ) {
    this.#slots = options.slots ?? 128;
    this.#leaseSeconds = options.leaseSeconds ?? 45;
  }

  /** Records pending results and claims as many deliveries as there are free slots. Resolves when the claim is done; never rejects. */
  async wake(): Promise<void> {
    await this.#record();
    await this.#claims.wake();
  }

  /** Resolves when nothing is being claimed or sent, and recording the kept results was retried once. */
  async idle(): Promise<void> {
    while (this.#claims.running || this.#tasks.size > 0) await Promise.all([this.#claims.running, ...this.#tasks]);
    await this.#record();
  }

  /** Stops claiming. Deliveries that are being sent may finish; {@link idle} waits for them. */
  stop(): void {
    this.#stopped = true;
  }

  async #claim(): Promise<void> {
    const early = this.#early("claim", this.#lastClaimed);
    if (early > 0) await this.options.pause?.(early);
    this.#lastBegun.claim = this.needs.clock.now();
    const limit = this.#slots - this.#sending;
    if (limit <= 0 || this.#stopped) return;
    const now = this.needs.clock.now();
    try {
      const leasedUntil = plusSeconds(now, this.#leaseSeconds);
      const claims = await this.needs.deliveryQueue.claim({ now, leasedUntil, limit, slots: this.#slots });
      this.#moreIsDue = claims.length === limit;
      this.#lastClaimed = claims.length;
      if (this.#stopped) await this.needs.deliveryQueue.release(claims);
      else for (const claim of claims) this.#start(claim);
    } catch (error) {
      this.options.onError(error);
    }
  }

  /** The remaining milliseconds until a batch of this size may start; also correct if the clock goes back. */
  #early(what: "claim" | "record", count: number): number {
    if (!this.options.pause || count >= MANY) return 0;
    return Math.min(APART_MS, this.#lastBegun[what] + APART_MS - this.needs.clock.now());
  }

  #start(claim: ClaimedDelivery): void {
    this.#sending += 1;
    const task: Promise<void> = this.#send(claim).finally(() => this.#tasks.delete(task));
    this.#tasks.add(task);
  }

  async #send(claim: ClaimedDelivery): Promise<void> {
    try {
      const finished = await attemptDelivery(this.needs, claim, this.options);
      this.#unrecorded.push(finished);
      this.options.onAttempt?.(finished);
    } catch (error) {
      this.options.onError(error);
    }
    this.#sending -= 1;
    const claiming = this.#moreIsDue && this.#sending <= this.#slots / 2 ? this.#claims.wake() : undefined;
    await this.#record();
    await claiming;
    await this.#claims.wake();
  }

  /** Records one batch at a time; results that arrive meanwhile form the next batch. */
  async #record(): Promise<void> {
    if (this.#unrecorded.length > 0) this.#recording ??= this.#recordAll();
    await this.#recording;
  }

  async #recordAll(): Promise<void> {
    try {
      while (this.#unrecorded.length > 0) {
        const early = this.#early("record", this.#unrecorded.length);
        if (early > 0) await this.options.pause?.(early);
        this.#lastBegun.record = this.needs.clock.now();
        const left = await this.#tryToRecord(this.#unrecorded.splice(0));
        if (left.length === 0) continue;
        this.#unrecorded.unshift(...left);
        return;
      }
    } finally {
      this.#recording = null;
    }
  }

  /** A failure is reported only: the next attempt that finds the receiver gone tries again. */
  async #pauseGone(recorded: readonly FinishedAttempt[]): Promise<void> {
    const gone = recorded.filter(({ attempt }) => isGone(attempt)).map(({ claim }) => [claim.webhookId, claim] as const);
    for (const claim of new Map(gone).values()) await pauseIfGone(this.needs, claim).catch(this.options.onError);
  }

  /** Returns the attempts to retry. A result that the store cannot record does not block the others. */
  async #tryToRecord(batch: readonly FinishedAttempt[]): Promise<readonly FinishedAttempt[]> {
    try {
      await this.needs.deliveryQueue.record(batch);
      await this.#pauseGone(batch);
      return [];
    } catch (error) {
      this.options.onError(error);
      if (isLostRace(error) || (isStintError(error) && error.kind === "unavailable")) return batch;
      if (batch.length === 1) return [];
    }
    const left: FinishedAttempt[] = [];
    for (const finished of batch) left.push(...(await this.#tryToRecord([finished])));
    return left;
  }
}
