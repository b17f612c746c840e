import { instant } from "../../core/kernel/instant.js";
import type { Clock } from "../../core/ports/clock.js";

/** The clock of the machine, to the millisecond. */
export const systemClock: Clock = {
  now: () => instant(Date.now()),
};
