import { DECIMAL_SCALE, type Decimal } from "../kernel/decimal.js";
import type { Issues } from "../kernel/errors.js";
import type { Path } from "../kernel/field.js";
import { recurringLimits } from "./recurring-limits.js";

const SECONDS_PER_HOUR = 3_600n;

/** Adds an issue unless the hours of a retainer are within their limits and a whole number of seconds, so that time is counted exactly. */
export function checkHours(issues: Issues, path: Path, hours: Decimal): void {
  const { min, max } = recurringLimits.retainerHours;
  if (hours < min * DECIMAL_SCALE || hours > max * DECIMAL_SCALE)
    issues.add(path, "out_of_range", `Must be between ${min} and ${max} hours.`);
  else if ((hours * SECONDS_PER_HOUR) % DECIMAL_SCALE !== 0n)
    issues.add(path, "not_whole_seconds", 'Must be a whole number of seconds, such as "7.5" or "0.01".');
}

/** The seconds of hours that {@link checkHours} accepts. */
export function secondsOf(hours: Decimal): number {
  return Number((hours * SECONDS_PER_HOUR) / DECIMAL_SCALE);
}
