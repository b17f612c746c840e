import { Link, type LinkSettings } from "./link.js";
import { pause } from "./waiting.js";

export interface ReconnectingLinkSettings extends Omit<LinkSettings, "onFlow"> {
  /**
   * The delay after the first failure and its limit, in milliseconds. It doubles with each consecutive failure and is reduced by up
   * to half at random.
   */
  readonly shortestRetryMs: number;
  readonly longestRetryMs: number;
  readonly onLink: (link: Link) => void;
  readonly onProblem: (sentence: string) => void;
  readonly onRecovered: () => void;
}

/** Keeps a connection: opening → open → ended → waiting → opening …, until it is closed. */
export class ReconnectingLink {
  readonly #stop = new AbortController();
  readonly #finished: Promise<void>;
  #link: Link | null = null;
  #problem: string | null;
  #isReported = false;
  #failures = 0;

  constructor(private readonly settings: ReconnectingLinkSettings) {
    this.#problem = `RabbitMQ at ${settings.target.address} has not responded yet.`;
    this.#finished = this.#keep();
  }

  /** Null if no link accepts messages, or after closing starts. */
  get usable(): Link | null {
    return this.#link?.usable === true && !this.#stop.signal.aborted ? this.#link : null;
  }

  /** Null while disconnected. */
  get current(): Link | null {
    return this.#link;
  }

  /** Null while healthy. */
  get problem(): string | null {
    return this.#problem;
  }

  /** See {@link Link.close}. */
  async close(graceMs: number): Promise<void> {
    this.#stop.abort();
    this.#problem = `The connection to RabbitMQ at ${this.settings.target.address} is closed.`;
    await this.#link?.close(graceMs);
    await this.#finished;
  }

  async #keep(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const sentence = await this.#connect(signal);
      if (signal.aborted) return;
      this.#report(sentence);
      await pause(this.#delay(), signal);
    }
  }

  /** Returns why the link could not be opened or has ended. */
  async #connect(signal: AbortSignal): Promise<string> {
    try {
      const link = await Link.open({ ...this.settings, onFlow: () => this.#follow() }, signal);
      const since = performance.now();
      this.#link = link;
      this.#follow();
      this.settings.onLink(link);
      const sentence = await link.ended;
      if (performance.now() - since > this.settings.longestRetryMs) this.#failures = 0;
      return sentence;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      this.#link = null;
    }
  }

  #follow(): void {
    this.#report(this.#link?.blocked ?? null);
  }

  /** Reports each problem once while it lasts, and its end once. */
  #report(problem: string | null): void {
    if (this.#stop.signal.aborted) return;
    const isNew = problem !== this.#problem;
    this.#problem = problem;
    if (problem !== null && isNew) {
      this.#isReported = true;
      this.settings.onProblem(problem);
    } else if (problem === null && this.#isReported) {
      this.#isReported = false;
      this.settings.onRecovered();
    }
  }

  #delay(): number {
    const { shortestRetryMs, longestRetryMs } = this.settings;
    const delay = Math.min(shortestRetryMs * 2 ** this.#failures, longestRetryMs);
    this.#failures = Math.min(this.#failures + 1, 30);
    return delay * (1 - Math.random() / 2);
  }
}
