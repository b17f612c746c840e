import type { Clock, Instant } from "../../core/index.js";

/** Is moved through the demo's year, to its end at most. */
export class DemoClock implements Clock {
  #now: Instant;

  constructor(private readonly end: Instant) {
    this.#now = end;
  }

  now(): Instant {
    return this.#now;
  }

  moveTo(at: Instant): void {
    this.#now = at < this.end ? at : this.end;
  }
}
