import { addDays, type LocalDate } from "../kernel/calendar.js";
import { plusSeconds, secondsBetween, type Instant } from "../kernel/instant.js";
import { startOfDay, type TimeZone } from "../kernel/time-zone.js";
import { ZoneTimes } from "./reading/zone-times.js";

/** When the first entry of a day begins, in seconds after midnight. */
const FIRST = 9 * 3600;
/** Days of people that are remembered. An entry of an earlier one begins at {@link FIRST} again. */
const REMEMBERED = 10_000;

/**
 * Gives entries whose file states the day only a time: the first one of a person on a day begins at 9:00, each further one where the one before ended. One that would end after
 * midnight begins earlier, so that it ends at midnight, but not before the day begins. The same rows in the same order get the same times.
 */
export class DayPlacement {
  readonly #ends = new Map<string, Instant>();
  readonly #times: ZoneTimes;

  constructor(private readonly zone: TimeZone) {
    this.#times = new ZoneTimes(zone);
  }

  /** `person` tells people apart. */
  place(person: string, { date, seconds }: { readonly date: LocalDate; readonly seconds: number }): Instant {
    const key = `${date} ${person}`;
    const [first] = this.#times.instantsOf(date, FIRST);
    const wanted = this.#ends.get(key) ?? first ?? startOfDay(this.zone, date);
    const dayEnd = startOfDay(this.zone, addDays(date, 1));
    const latest = plusSeconds(dayEnd, -seconds);
    const start =
      wanted <= latest ? wanted : secondsBetween(startOfDay(this.zone, date), latest) > 0 ? latest : startOfDay(this.zone, date);
    this.#ends.delete(key);
    this.#ends.set(key, plusSeconds(start, seconds));
    const [oldest] = this.#ends.size > REMEMBERED ? this.#ends.keys() : [];
    if (oldest !== undefined) this.#ends.delete(oldest);
    return start;
  }
}
