import { instant } from "../../core/kernel/instant.js";
import type { Clock } from "../../core/ports/clock.js";

export const memoryClock: Clock = {
  now: () => instant(Date.now()),
};
