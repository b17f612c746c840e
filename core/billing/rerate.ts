import { sameValue } from "../kernel/entity.js";
import type { Instant } from "../kernel/instant.js";
import type { Stores } from "../ports/unit-of-work.js";
import { type RateScope, resolveRate } from "./rate.js";

/** A rate change applies to entries recorded from now on, or also to recorded entries that are not billed. */
export type ApplyTo = "future" | "unbilled";
/** The values of {@link ApplyTo}. */
export const applyToValues = ["future", "unbilled"] as const;

const BATCH = 1_000;

type RatedEntries = Awaited<ReturnType<Stores["timeEntries"]["forRating"]>>;

/** Recalculates the rates of the scope's unbilled entries in this transaction. Emits no events. */
export async function rerate(stores: Pick<Stores, "timeEntries">, scope: RateScope, now: Instant): Promise<void> {
  let after: RatedEntries[number] | null = null;
  for (;;) {
    const entries: RatedEntries = await stores.timeEntries.forRating(scope, { after, limit: BATCH });
    const changed = entries
      .map(({ id, rate, candidates }) => ({ id, before: rate, rate: resolveRate(candidates) }))
      .filter(({ before, rate }) => !sameValue(before, rate))
      .map(({ id, rate }) => ({ id, rate }));
    if (changed.length > 0) await stores.timeEntries.saveRates(changed, now);
    const last = entries.at(-1);
    if (entries.length < BATCH || !last) return;
    after = last;
  }
}
