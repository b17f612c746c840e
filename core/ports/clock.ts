import type { Instant } from "../kernel/instant.js";

/** The only source of the current time. */
export interface Clock {
  /** The current time, in milliseconds since 1970. */
  now(): Instant;
}
