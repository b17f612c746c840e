import type { Schemas } from "../../../../client/index.js";

export type TimeReport = Schemas["TimeReport"];
/** A group of a report, or a group within one, which has no groups of its own. */
export type TimeGroup = TimeReport["groups"][number];

/** The amount in the currency, in minor units. */
export function amountIn(amounts: TimeGroup["amounts"], currency: string): number {
  return amounts.find((one) => one.currency === currency)?.amount ?? 0;
}

/** Most time first. */
export function byTime<Of extends Pick<TimeGroup, "seconds">>(groups: readonly Of[]): readonly Of[] {
  return groups.toSorted((one, other) => other.seconds - one.seconds);
}
