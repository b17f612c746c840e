import type { Instant } from "../kernel/instant.js";

/** The only source of the current time. */
export interface Clock {
  now(): Instant;
}
