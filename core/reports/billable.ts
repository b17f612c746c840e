import { roundSeconds, type RoundingPolicy } from "../billing/rounding.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { ProjectId } from "../kernel/ids.js";
import { type Instant, secondsBetween } from "../kernel/instant.js";
import { checkAmount, divideRounded } from "../kernel/money.js";
import { localDateIn, type TimeZone } from "../kernel/time-zone.js";
import type { Amounts } from "./amounts.js";

/** The workspace's billing settings. */
export interface Billing {
  readonly rounding: RoundingPolicy;
  /** The time zone that determines an entry's day. */
  readonly timeZone: TimeZone;
}

/** What determines the line on which time is billed, if it is. */
export interface PricedTime {
  readonly projectId: ProjectId;
  readonly billable: boolean;
  /** Minor units per hour. */
  readonly rate: { readonly amount: bigint; readonly currency: CurrencyCode } | null;
}

/** The fields of a recorded entry that billing requires. */
export interface CountedEntry extends PricedTime {
  readonly startTime: Instant;
  readonly endTime: Instant;
}

/** Entries that start on the same day if days are rounded, with their whole seconds as recorded and as rounded one by one. */
export interface CountedEntries extends PricedTime {
  readonly seconds: number;
  readonly roundedSeconds: number;
}

/** Seconds to be rounded together with others of the same grain, which is a number of {@link BilledGrains}. */
export interface BilledSeconds {
  readonly grain: number;
  readonly seconds: number;
}

/** A line of an invoice, or a day of it if days are rounded. */
interface Grain {
  readonly line: string;
  readonly currency: CurrencyCode;
  readonly rate: bigint;
}

const SECONDS_PER_HOUR = 3600n;

/** The grains of an invoice with one line per project and rate. They are numbered, since the groups of a report count very many of them. */
export class BilledGrains {
  readonly #numbers = new Map<string, number>();
  readonly #grains: Grain[] = [];

  constructor(readonly billing: Billing) {}

  /** The complete entry, on the day of its start. Null if it is not billable or has no rate. */
  ofEntry(entry: CountedEntry): BilledSeconds | null {
    const { rounding, timeZone } = this.billing;
    const seconds = secondsBetween(entry.startTime, entry.endTime);
    const day = rounding.grain === "day" ? localDateIn(timeZone, entry.startTime) : "";
    return this.ofEntries({ ...entry, seconds, roundedSeconds: roundSeconds(seconds, rounding) }, day);
  }

  /** Complete entries that start on `day`, which is empty unless days are rounded. Null if they are not billable or have no rate. */
  ofEntries({ projectId, billable, rate, seconds, roundedSeconds }: CountedEntries, day: string): BilledSeconds | null {
    if (!billable || rate === null) return null;
    const { currency, amount } = rate;
    const line = `${projectId} ${currency} ${amount}`;
    const key = day === "" ? line : `${line} ${day}`;
    const grain = this.#numbers.get(key) ?? this.#grains.push({ line, currency, rate: amount }) - 1;
    this.#numbers.set(key, grain);
    return { grain, seconds: this.billing.rounding.grain === "entry" ? roundedSeconds : seconds };
  }

  grain(number: number): Grain {
    const grain = this.#grains[number];
    if (grain === undefined) throw new TypeError("There is no such grain.");
    return grain;
  }
}

/** The amount that an invoice with one line per project and rate would bill for the entries: the subtotal of its preview. */
export class BillableTime {
  readonly #seconds = new Map<number, number>();

  constructor(private readonly grains: BilledGrains) {}

  add({ grain, seconds }: BilledSeconds): void {
    this.#seconds.set(grain, (this.#seconds.get(grain) ?? 0) + seconds);
  }

  /** Rounds each line to the minor unit, half away from zero. @throws StintError `invalid` `amount_out_of_range` above 10^15. */
  amounts(): Amounts {
    const amounts = new Map<CurrencyCode, bigint>();
    for (const [{ currency, rate }, seconds] of this.#lines()) {
      const net = divideRounded(BigInt(seconds) * rate, SECONDS_PER_HOUR);
      amounts.set(currency, (amounts.get(currency) ?? 0n) + net);
    }
    for (const amount of amounts.values()) checkAmount([], amount);
    return amounts;
  }

  /** The billed seconds of each line. Sums of rounded entries are multiples of the step, so that rounding does not change them. */
  *#lines(): Iterable<readonly [Grain, number]> {
    const { rounding } = this.grains.billing;
    const days = new Map<string, [Grain, number]>();
    for (const [number, sum] of this.#seconds) {
      const grain = this.grains.grain(number);
      const seconds = roundSeconds(sum, rounding);
      if (rounding.grain !== "day") yield [grain, seconds];
      else days.set(grain.line, [grain, (days.get(grain.line)?.[1] ?? 0) + seconds]);
    }
    yield* days.values();
  }
}
