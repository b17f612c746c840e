import { daysOf, type LocalDate } from "../../kernel/calendar.js";
import { MS_PER_DAY, MS_PER_HOUR } from "../../kernel/durations.js";
import { instant, type Instant } from "../../kernel/instant.js";
import { localTimeIn, type TimeZone } from "../../kernel/time-zone.js";

/** The instants of many local times in a zone. Finds the offset of each day once, unless it changes then. */
export class ZoneTimes {
  readonly #offsets = new Map<number, number | null>();

  constructor(private readonly zone: TimeZone) {}

  /**
   * When clocks showed the time, `seconds` after midnight as they show it: once, twice where an hour is repeated, the earlier first, or, where it is skipped,
   * the time that they would have shown without the change.
   */
  instantsOf(date: LocalDate, seconds: number): readonly Instant[] {
    const wall = daysOf(date) * MS_PER_DAY + seconds * 1000;
    const day = Math.floor(wall / MS_PER_DAY);
    const constant = this.#offsetOf(day);
    if (constant !== null) return [instant(wall - constant)];
    const offsets = [this.#offsetAt((day - 1) * MS_PER_DAY), this.#offsetAt((day + 2) * MS_PER_DAY)];
    const found = [...new Set(offsets)].map((offset) => wall - offset).filter((at) => at + this.#offsetAt(at) === wall);
    return (found.length === 0 ? [wall - (offsets[0] ?? 0)] : found.sort((a, b) => a - b)).map(instant);
  }

  /** The local date of an instant. */
  dateAt(at: Instant): LocalDate {
    return localTimeIn(this.zone, at).date;
  }

  /** In milliseconds, if it is the same around the day of the calendar. Null: it changes. */
  #offsetOf(day: number): number | null {
    const known = this.#offsets.get(day);
    if (known !== undefined) return known;
    const [before, within, after] = [-14, 12, 38].map((hours) => this.#offsetAt(day * MS_PER_DAY + hours * MS_PER_HOUR));
    const offset = before === within && within === after ? (within ?? null) : null;
    this.#offsets.set(day, offset);
    return offset;
  }

  #offsetAt(at: number): number {
    const rounded = Math.floor(at / 1000) * 1000;
    const { date, seconds } = localTimeIn(this.zone, instant(rounded));
    return daysOf(date) * MS_PER_DAY + seconds * 1000 - rounded;
  }
}
