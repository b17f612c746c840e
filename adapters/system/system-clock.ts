import { instant } from "../../core/kernel/instant.js";
import type { Clock } from "../../core/ports/clock.js";

/** The machine's clock, in milliseconds. */
export const systemClock: Clock = {
  now: () => instant(Date.now()),
};
