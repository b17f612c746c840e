import { type RoundingPolicy } from "../billing/rounding.js";
import { roundingJson } from "../billing/rounding-json.js";
import { type RateSource, rateSources } from "../billing/rate.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { TimeEntryId } from "../kernel/ids.js";
import type { JsonCodec } from "../kernel/json-codec.js";
import type { TimeZone } from "../kernel/time-zone.js";

/** A time entry as it was billed. */
export interface TimeBasisEntry {
  /** The entry, which may have been released since. */
  readonly id: TimeEntryId;
  /** Its day in the workspace's time zone. */
  readonly day: LocalDate;
  /** Its recorded whole seconds. */
  readonly seconds: number;
  /** Minor units of the invoice's currency per hour. Null: it was not billed with a rate of its own, but by a retainer. */
  readonly rate: bigint | null;
  /** What set the rate. Null without one. */
  readonly rateSource: RateSource | null;
  /** Those of its seconds that the fee of a retainer covers. Lines of time bill the others. */
  readonly coveredSeconds: number;
}

/** What the time lines of an invoice were made from, recorded with the invoice and never changed. */
export interface TimeBasis {
  /** Determined the days of the entries. */
  readonly timeZone: TimeZone;
  /** How the seconds were rounded. */
  readonly rounding: RoundingPolicy;
  /** Every entry that the invoice bills. */
  readonly entries: readonly TimeBasisEntry[];
}

/** An entry as id, day, seconds, rate, index of the source, and covered seconds if there are some. An invoice can have 100,000 of them. */
type TimeBasisEntryJson = readonly [string, string, number, number | null, number | null, number?];

export interface TimeBasisJson {
  readonly time_zone: string;
  readonly rounding: ReturnType<typeof roundingJson.toJson>;
  readonly rate_sources: readonly string[];
  readonly entries: readonly TimeBasisEntryJson[];
}

/** Compact, because an invoice can bill 100,000 entries. */
export const timeBasisJson: JsonCodec<TimeBasis, TimeBasisJson> = {
  toJson: ({ timeZone, rounding, entries }) => ({
    time_zone: timeZone,
    rounding: roundingJson.toJson(rounding),
    rate_sources: rateSources,
    entries: entries.map(entryJson),
  }),
  fromJson: ({ time_zone: timeZone, rounding, rate_sources: sources, entries }) => ({
    timeZone: timeZone as TimeZone,
    rounding: roundingJson.fromJson(rounding),
    entries: entries.map(([id, day, seconds, rate, source, coveredSeconds = 0]) => ({
      id: id as TimeEntryId,
      day: day as LocalDate,
      seconds,
      rate: rate === null ? null : BigInt(rate),
      rateSource: source === null ? null : (sources[source] as RateSource),
      coveredSeconds,
    })),
  }),
};

function entryJson({ id, day, seconds, rate, rateSource, coveredSeconds }: TimeBasisEntry): TimeBasisEntryJson {
  const rated = [rate === null ? null : Number(rate), rateSource && rateSources.indexOf(rateSource)] as const;
  return coveredSeconds === 0 ? [id, day, seconds, ...rated] : [id, day, seconds, ...rated, coveredSeconds];
}
