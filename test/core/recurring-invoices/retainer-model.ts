import type { LocalDate } from "../../../core/index.js";

/** A retainer in whole seconds. `limit`: the most that rolls over; null if everything does. */
export interface RetainerPlan {
  readonly included: number;
  readonly limit: number | null;
  readonly rate: bigint | null;
}

/** The day on which work began in the zone of the moment, its seconds, and the date whose invoice claims it. */
export interface Work {
  readonly start: number;
  readonly seconds: number;
  billedOn: LocalDate | null;
}

interface Balance {
  readonly date: LocalDate;
  readonly carriedInSeconds: number;
  readonly usedSeconds: number;
  readonly beyondSeconds: number;
  readonly carriedOutSeconds: number;
  readonly expiredSeconds: number;
}

/** What the balances of a retainer and the claims of its work should be, independent of the implementation. */
export class RetainerModel {
  readonly work: Work[] = [];
  readonly #balances: (Balance & { isLive: boolean })[] = [];

  constructor(readonly plan: RetainerPlan) {}

  get balances(): readonly Balance[] {
    return this.#balances.map(({ isLive: _, ...balance }) => balance);
  }

  bill(date: LocalDate, dayOf: (start: number) => LocalDate): void {
    const { included, limit } = this.plan;
    const counting = this.work.filter(({ billedOn, start }) => billedOn === null && dayOf(start) < date);
    const worked = counting.reduce((sum, { seconds }) => sum + seconds, 0);
    const carriedInSeconds = this.#balances.findLast(({ isLive }) => isLive)?.carriedOutSeconds ?? 0;
    const usedSeconds = Math.min(worked, included + carriedInSeconds);
    const unused = included + carriedInSeconds - usedSeconds;
    const carriedOutSeconds = limit === null ? unused : Math.min(limit, unused);
    for (const one of counting) one.billedOn = date;
    this.#balances.push({
      ...{ date, carriedInSeconds, usedSeconds, beyondSeconds: worked - usedSeconds },
      ...{ carriedOutSeconds, expiredSeconds: unused - carriedOutSeconds, isLive: true },
    });
  }

  /** Voids the invoice of a date. */
  void(date: LocalDate): void {
    for (const one of this.work) if (one.billedOn === date) one.billedOn = null;
    for (const balance of this.#balances) if (balance.date === date) balance.isLive = false;
  }
}
