import { Link, type LinkSettings } from "./link.js";
import { pause } from "./waiting.js";

export interface LastingLinkSettings extends Omit<LinkSettings, "onFlow"> {
  /** Milliseconds to wait after the first failure, and at most; doubled with each in a row, and up to half of it left off by chance. */
  readonly shortestRetryMs: number;
  readonly longestRetryMs: number;
  readonly onLink: (link: Link) => void;
  readonly onProblem: (sentence: string) => void;
  readonly onRecovered: () => void;
}

/** Keeps a link: opening → open → ended → waiting → opening …, until it is closed. */
export class LastingLink {
  readonly #stop = new AbortController();
  readonly #kept: Promise<void>;
  #link: Link | null = null;
  #problem: string | null;
  #told = false;
  #failures = 0;

  constructor(private readonly settings: LastingLinkSettings) {
    this.#problem = `RabbitMQ at ${settings.target.address} has not answered yet.`;
    this.#kept = this.#keep();
  }

  /** Null while there is none that takes messages, and once it is being closed. */
  get usable(): Link | null {
    return this.#link?.usable === true && !this.#stop.signal.aborted ? this.#link : null;
  }

  /** Null while there is none. */
  get current(): Link | null {
    return this.#link;
  }

  /** Null while all is well. */
  get problem(): string | null {
    return this.#problem;
  }

  /** See {@link Link.close}. */
  async close(graceMs: number): Promise<void> {
    this.#stop.abort();
    this.#problem = `The connection to RabbitMQ at ${this.settings.target.address} is closed.`;
    await this.#link?.close(graceMs);
    await this.#kept;
  }

  async #keep(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const sentence = await this.#once(signal);
      if (signal.aborted) return;
      this.#tell(sentence);
      await pause(this.#delay(), signal);
    }
  }

  /** Answers why there is no link, or none any longer. */
  async #once(signal: AbortSignal): Promise<string> {
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
    this.#tell(this.#link?.blocked ?? null);
  }

  /** Each problem is told once while it lasts, and its end once. */
  #tell(problem: string | null): void {
    if (this.#stop.signal.aborted) return;
    const isNew = problem !== this.#problem;
    this.#problem = problem;
    if (problem !== null && isNew) {
      this.#told = true;
      this.settings.onProblem(problem);
    } else if (problem === null && this.#told) {
      this.#told = false;
      this.settings.onRecovered();
    }
  }

  #delay(): number {
    const { shortestRetryMs, longestRetryMs } = this.settings;
    const whole = Math.min(shortestRetryMs * 2 ** this.#failures, longestRetryMs);
    this.#failures = Math.min(this.#failures + 1, 30);
    return whole * (1 - Math.random() / 2);
  }
}
