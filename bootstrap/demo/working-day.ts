import { type Instant, type LocalDate, plusSeconds, startOfDay, type TimeZone } from "../../core/index.js";
import type { Person } from "./demo-data.js";
import type { Random } from "./random.js";

/** A span of work on a project. */
interface WorkPeriod {
  readonly code: string;
  readonly start: Instant;
  readonly end: Instant;
}

const QUARTER = 15 * 60;

/** A person's working day: from about nine, in spans of half an hour to three hours, with a break at noon. */
export function workingDay(random: Random, person: Person, zone: TimeZone, day: LocalDate): readonly WorkPeriod[] {
  const midnight = startOfDay(zone, day);
  const periods: WorkPeriod[] = [];
  let at = 8 * 3_600 + random.between(0, 6) * QUARTER;
  let left = person.hours * 3_600 + random.between(-4, 4) * QUARTER;
  let hadBreak = false;
  while (left >= 2 * QUARTER) {
    if (!hadBreak && at > 12 * 3_600) {
      at += random.between(2, 4) * QUARTER;
      hadBreak = true;
    }
    const length = Math.min(left, random.between(3, 12) * QUARTER) - random.between(0, 6) * 60;
    periods.push({
      code: favourite(random, person.on),
      start: plusSeconds(midnight, at),
      end: plusSeconds(midnight, at + length),
    });
    at += length + random.between(0, 2) * 5 * 60;
    left -= length;
  }
  return periods;
}

/** Picks one of the codes, the first most often. */
function favourite(random: Random, codes: readonly string[]): string {
  const [first] = codes;
  return first !== undefined && random.chance(0.4) ? first : random.of(codes);
}
