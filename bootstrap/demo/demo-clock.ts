import type { Clock, Instant } from "../../core/index.js";

/** A clock that the demo sets to each point of its year. */
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
