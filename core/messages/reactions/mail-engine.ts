import { isStintError } from "../../kernel/errors.js";
import { plusSeconds } from "../../kernel/instant.js";
import type { ClaimedMessage, MailQueue } from "../../ports/mail-queue.js";
import { attemptMessage, type DeliveringNeeds, type RecordOutcome } from "./attempt-message.js";

export interface MailEngineOptions {
  /** How many are on their way at once; 4 unless told. */
  readonly slots?: number;
  /** How long a claim holds without a result; 300 unless told, longer than any exchange with a mail server takes. */
  readonly leaseSeconds?: number;
  /** Hears of failures of the store and of defects; the message is tried again when its lease has ended. */
  readonly onError: (error: unknown) => void;
}

/**
 * Sends mail that is due. Whoever owns it wakes it on a hint and every second, as with the engine of deliveries. An outcome that cannot
 * be written down is kept for the next wake.
 */
export class MailEngine {
  readonly #tasks = new Set<Promise<void>>();
  readonly #unrecorded: RecordOutcome[] = [];
  #claiming: Promise<void> | null = null;
  #wokenAgain = false;
  #stopped = false;

  constructor(
    private readonly needs: DeliveringNeeds & { readonly mailQueue: MailQueue },
    private readonly options: MailEngineOptions,
  ) {}

  /** Claims as much as there are free slots. Resolves when the claim is done; never rejects. */
  wake(): Promise<void> {
    if (this.#claiming) this.#wokenAgain = true;
    this.#claiming ??= this.#claimAll();
    return this.#claiming;
  }

  /** Resolves when nothing is being claimed or sent, and outcomes that were kept have had one more try. */
  async idle(): Promise<void> {
    while (this.#claiming || this.#tasks.size > 0) await Promise.all([this.#claiming, ...this.#tasks]);
    await this.#recordKept();
  }

  /** Claims nothing more. */
  stop(): void {
    this.#stopped = true;
  }

  async #claimAll(): Promise<void> {
    try {
      do {
        this.#wokenAgain = false;
        await this.#recordKept();
        await this.#claim();
      } while (this.#wokenAgain && !this.#stopped);
    } finally {
      this.#claiming = null;
    }
  }

  async #recordKept(): Promise<void> {
    for (const record of this.#unrecorded.splice(0)) await this.#record(record);
  }

  async #claim(): Promise<void> {
    const limit = (this.options.slots ?? 4) - this.#tasks.size;
    if (limit <= 0 || this.#stopped) return;
    const now = this.needs.clock.now();
    try {
      const leasedUntil = plusSeconds(now, this.options.leaseSeconds ?? 300);
      for (const claim of await this.needs.mailQueue.claim({ now, leasedUntil, limit })) this.#start(claim);
    } catch (error) {
      this.options.onError(error);
    }
  }

  #start(claim: ClaimedMessage): void {
    const task: Promise<void> = this.#attempt(claim).then(() => {
      this.#tasks.delete(task);
      return this.wake();
    });
    this.#tasks.add(task);
  }

  async #attempt(claim: ClaimedMessage): Promise<void> {
    try {
      await this.#record(await attemptMessage(this.needs, claim));
    } catch (error) {
      this.options.onError(error);
    }
  }

  async #record(record: RecordOutcome): Promise<void> {
    try {
      await record();
    } catch (error) {
      this.options.onError(error);
      if (isStintError(error) && error.kind === "unavailable") this.#unrecorded.push(record);
    }
  }
}
