/** Runs its work when it is woken. A wake while the work runs makes it run once more, however many there were. */
export class WakeLoop {
  #running: Promise<void> | null = null;
  #wokenAgain = false;

  constructor(private readonly work: () => Promise<void>) {}

  /** Resolves when the work is done, for this wake and those meanwhile; rejects as the work does. */
  wake(): Promise<void> {
    if (this.#running) this.#wokenAgain = true;
    this.#running ??= this.#run();
    return this.#running;
  }

  /** What is being done now, or null. */
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
