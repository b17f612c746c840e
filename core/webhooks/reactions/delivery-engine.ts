import { isLostRace } from "../../kernel/entity.js";
import { isStintError } from "../../kernel/errors.js";
import { plusSeconds } from "../../kernel/instant.js";
import { WakeLoop } from "../../kernel/wake-loop.js";
import type { ClaimedDelivery, DeliveryQueue, FinishedAttempt } from "../../ports/delivery-queue.js";
import { attemptDelivery, type RetryPolicy, type SendingNeeds } from "./attempt-delivery.js";

const APART_MS = 15;
/** As many are worth a claim, or a record, of their own: one that is at its limit of deliveries at a time does not wait for the next. */
const MANY = 4;

export interface EngineOptions extends RetryPolicy {
  /** How many are sent at once; 128 unless told. */
  readonly slots?: number;
  /** How long a claim holds without a result; 45 unless told. */
  readonly leaseSeconds?: number;
  /**
   * Waits for so many milliseconds. Where it is given, claims begin at least 15 ms apart, and so do records, unless they are of four deliveries or
   * more, so that under load they are of several each; a first one comes at once.
   */
  readonly pause?: (ms: number) => Promise<void>;
  /** Hears of every attempt when it has ended. */
  readonly onAttempt?: (finished: FinishedAttempt) => void;
  /** Hears of failures of the store; what they held up is tried again at the next wake. */
  readonly onError: (error: unknown) => void;
}

/**
 * Sends what is due: free → claim → send (no transaction open) → record → free.
 *
 * It does nothing by itself. Whoever owns it wakes it on a hint and every second; it wakes itself when results were recorded, and where more
 * is due than it could take, already when half of its slots are free, so that it claims, sends and records side by side. A result that cannot be recorded is kept for the next wake; if the process dies first,
 * the lease ends with it and the same bytes are sent again.
 */
export class DeliveryEngine {
  readonly #slots: number;
  readonly #leaseSeconds: number;
  readonly #tasks = new Set<Promise<void>>();
  #sending = 0;
  /** The last claim took as many as it asked for, so there may be more. */
  #moreIsDue = false;
  #lastClaimed = 0;
  readonly #unrecorded: FinishedAttempt[] = [];
  readonly #claims = new WakeLoop(() => this.#claim());
  readonly #lastBegun = { claim: 0, record: 0 };
  #recording: Promise<void> | null = null;
  #stopped = false;

  constructor(
    private readonly needs: SendingNeeds & { readonly deliveryQueue: DeliveryQueue },
    private readonly options: EngineOptions,
  ) {
    this.#slots = options.slots ?? 128;
    this.#leaseSeconds = options.leaseSeconds ?? 45;
  }

  /** Records what is left over and claims as much as there are free slots. Resolves when the claim is done; never rejects. */
  async wake(): Promise<void> {
    await this.#record();
    await this.#claims.wake();
  }

  /** Resolves when nothing is being claimed or sent, and results that were kept have had one more try. */
  async idle(): Promise<void> {
    while (this.#claims.running || this.#tasks.size > 0) await Promise.all([this.#claims.running, ...this.#tasks]);
    await this.#record();
  }

  /** Claims nothing more. What is being sent may finish; call {@link idle} for that. */
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

  /** By how many milliseconds the next would begin too soon for so few; also where the clock was put back. */
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

  /** One batch at a time; results that come meanwhile are the next batch. */
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

  /** Answers what is to be tried again. One result that the store cannot take does not hold up the others. */
  async #tryToRecord(batch: readonly FinishedAttempt[]): Promise<readonly FinishedAttempt[]> {
    try {
      await this.needs.deliveryQueue.record(batch);
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
