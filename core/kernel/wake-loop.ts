/** Runs its work on each wake. Any number of wakes during a run cause one more run. */
export class WakeLoop {
  #running: Promise<void> | null = null;
  #wokenAgain = false;

  constructor(private readonly work: () => Promise<void>) {}

  /** Resolves when the runs for this wake and for those that arrive meanwhile are done; rejects if the work rejects. */
  wake(): Promise<void> {
    if (this.#running) this.#wokenAgain = true;
    this.#running ??= this.#run();
    return this.#running;
  }

  /** The current run, or null. */
  get running(): Promise<void> | null {
    return this.#running;
  }

  async #run(): Promise<void> {
    try {
      do {
        this.#wokenAgain = false;
        await this.work();
      } while (this.#wokenAgain);
    } finally {
      this.#running = null;
    }
  }
}
