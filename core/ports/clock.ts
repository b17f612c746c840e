import type { Instant } from "../kernel/instant.js";

/** The only source of the present. */
export interface Clock {
  now(): Instant;
}
