import type { ConfirmChannel } from "amqplib";
import type { OutgoingMessage } from "./messages.js";

/** The limits of unconfirmed messages. A single message may exceed the size limit. */
const MOST_MESSAGES = 256;
const MOST_BYTES = 4 * 2 ** 20;

interface Underway {
  readonly since: number;
  readonly answer: (taken: boolean) => void;
}

/**
 * Sends messages and waits for the broker's confirmations. Buffered messages count as unconfirmed, so memory stays within these
 * limits regardless of the broker.
 */
export class Unconfirmed {
  readonly #underway = new Set<Underway>();
  #bytes = 0;
  #waiting: (() => void)[] = [];
  #watch: NodeJS.Timeout | undefined;
  #paused = false;
  #over = false;

  /**
   * `onSilence` is called when a message has been unconfirmed for `confirmMs`, unless the broker has announced that it accepts no
   * messages.
   */
  constructor(
    private readonly channel: ConfirmChannel,
    private readonly confirmMs: number,
    private readonly onSilence: () => void,
  ) {}

  /** Resolves with true when there is room, with false when there will be none. */
  async room(bytes: number): Promise<boolean> {
    while (this.#open && this.#isFull(bytes)) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.#open;
  }

  /**
   * Writes the message before it returns. Resolves with whether the broker has confirmed it; false means unknown. Throws if the
   * channel is closed.
   */
  send({ exchange, routingKey, content, options }: OutgoingMessage): Promise<boolean> {
    return new Promise((resolve) => {
      const one: Underway = { since: performance.now(), answer: resolve };
      this.channel.publish(exchange, routingKey, content, options, (error: unknown) => {
        this.#bytes -= content.length;
        this.#underway.delete(one);
        resolve(error === null);
        this.#wake();
      });
      this.#bytes += content.length;
      this.#underway.add(one);
      this.#watch ??= this.#watchFor(this.confirmMs);
    });
  }

  get count(): number {
    return this.#underway.size;
  }

  /** The broker accepts no messages: ends all waits, although messages in transit may still arrive. */
  pause(): void {
    this.#paused = true;
    this.#giveUp();
  }

  resume(): void {
    this.#paused = false;
    if (this.#underway.size > 0 && !this.#over) this.#watch ??= this.#watchFor(this.confirmMs);
  }

  /** The channel is closed. */
  end(): void {
    this.#over = true;
    this.#giveUp();
  }

  /** Resolves when no message is unconfirmed or waited for. */
  async settled(): Promise<void> {
    while (this.#open && this.#underway.size > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  get #open(): boolean {
    return !this.#paused && !this.#over;
  }

  #isFull(bytes: number): boolean {
    return this.#underway.size > 0 && (this.#underway.size >= MOST_MESSAGES || this.#bytes + bytes > MOST_BYTES);
  }

  #giveUp(): void {
    clearTimeout(this.#watch);
    this.#watch = undefined;
    for (const { answer } of this.#underway) answer(false);
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resume of waiting) resume();
  }

  #watchFor(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.#watch = undefined;
      const [oldest] = this.#underway;
      if (!oldest) return;
      const left = oldest.since + this.confirmMs - performance.now();
      if (left > 0) this.#watch = this.#watchFor(left);
      else this.onSilence();
    }, ms);
  }
}
