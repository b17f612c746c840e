import { isStintError } from "../../kernel/errors.js";
import { plusSeconds } from "../../kernel/instant.js";
import { WakeLoop } from "../../kernel/wake-loop.js";
import type { Message } from "../../messages/message.js";
import type { ClaimedMessage, MailQueue } from "../../ports/mail-queue.js";
import { type AttemptedMessage, attemptMessage, type DeliveringNeeds } from "./attempt-message.js";

/** How the engine sends and whom it informs. */
export interface MailEngineOptions {
  /** How many mails are sent at once; defaults to 4. */
  readonly slots?: number;
  /** How long a claim is valid without a result, in seconds; defaults to 300, longer than any SMTP session. */
  readonly leaseSeconds?: number;
  /** Called on failures of the store and on defects; the message is retried when its lease has ended. */
  readonly onError: (error: unknown) => void;
  /** Called when an attempt does not send the mail: it is queued again, has failed permanently, or its outcome is unknown. */
  readonly onNotSent: (message: Message) => void;
}

/**
 * Sends due mail. Its owner wakes it on a hint and every second, like the delivery engine. A result that cannot be stored is kept
 * for the next wake.
 */
export class MailEngine {
  readonly #tasks = new Set<Promise<void>>();
  readonly #unrecorded: AttemptedMessage[] = [];
  readonly #claims = new WakeLoop(async () => {
    await this.#recordKept();
    await this.#claim();
  });
  #stopped = false;

  constructor(
    private readonly needs: DeliveringNeeds & { readonly mailQueue: MailQueue },
    private readonly options: MailEngineOptions,
  ) {}

  /** Claims as many messages as there are free slots. Resolves when the claim is done; never rejects. */
  wake(): Promise<void> {
    return this.#claims.wake();
  }

  /** Resolves when nothing is being claimed or sent, and storing the kept results was retried once. */
  async idle(): Promise<void> {
    while (this.#claims.running || this.#tasks.size > 0) await Promise.all([this.#claims.running, ...this.#tasks]);
    await this.#recordKept();
  }

  /** Stops claiming. */
  stop(): void {
    this.#stopped = true;
  }

  async #recordKept(): Promise<void> {
    for (const attempted of this.#unrecorded.splice(0)) await this.#record(attempted);
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

  async #record(attempted: AttemptedMessage): Promise<void> {
    try {
      await attempted.record();
      if (attempted.message.status !== "sent") this.options.onNotSent(attempted.message);
    } catch (error) {
      this.options.onError(error);
      if (isStintError(error) && error.kind === "unavailable") this.#unrecorded.push(attempted);
    }
  }
}
