import { type RoundedEntry, RoundedTime, type RoundingPolicy } from "../billing/rounding.js";
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

interface Line {
  readonly currency: CurrencyCode;
  readonly rate: bigint;
  readonly time: RoundedTime;
}

const SECONDS_PER_HOUR = 3600n;

/** The amount that an invoice with one line per project and rate would bill for the entries: the subtotal of its preview. */
export class BillableTime {
  readonly #lines = new Map<string, Line>();

  constructor(private readonly billing: Billing) {}

  /** Counts the complete entry on the day of its start. Ignores entries that are not billable or have no rate. */
  add(entry: CountedEntry): void {
    const { rounding, timeZone } = this.billing;
    const day = rounding.grain === "day" ? localDateIn(timeZone, entry.startTime) : "";
    this.#timeOf(entry)?.add({ seconds: secondsBetween(entry.startTime, entry.endTime), day });
  }

  /** Counts the sum of complete entries that start on `day`. The seconds are each entry's rounded ones if the grain is `entry`. */
  addSum(entries: PricedTime, sum: RoundedEntry): void {
    this.#timeOf(entries)?.addSum(sum);
  }

  #timeOf({ projectId, billable, rate }: PricedTime): RoundedTime | null {
    if (!billable || rate === null) return null;
    const key = `${projectId} ${rate.currency} ${rate.amount}`;
    const line = this.#lines.get(key) ?? {
      currency: rate.currency,
      rate: rate.amount,
      time: new RoundedTime(this.billing.rounding),
    };
    this.#lines.set(key, line);
    return line.time;
  }

  /** Rounds each line to the minor unit, half away from zero. @throws StintError `invalid` `amount_out_of_range` above 10^15. */
  amounts(): Amounts {
    const amounts = new Map<CurrencyCode, bigint>();
    for (const { currency, rate, time } of this.#lines.values()) {
      const net = divideRounded(BigInt(time.seconds) * rate, SECONDS_PER_HOUR);
      amounts.set(currency, (amounts.get(currency) ?? 0n) + net);
    }
    for (const amount of amounts.values()) checkAmount([], amount);
    return amounts;
  }
}
