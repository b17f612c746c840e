import type { CurrencyCode } from "../kernel/currency.js";
import { ascending, checkAmount, divideRounded } from "../kernel/money.js";

/** Exact amounts per currency: seconds × minor units per hour, in 3600ths of a minor unit; never negative. */
export type Earned = ReadonlyMap<CurrencyCode, bigint>;

/** Minor units per currency. */
export type Amounts = ReadonlyMap<CurrencyCode, bigint>;

const SECONDS_PER_HOUR = 3600n;

/** Rounds each amount once to the minor unit, half away from zero. @throws StintError `invalid` `amount_out_of_range` above 10^15. */
export function rounded(earned: Earned): Amounts {
  return new Map(
    [...earned].map(([currency, exact]) => {
      const amount = divideRounded(exact, SECONDS_PER_HOUR);
      checkAmount([], amount);
      return [currency, amount];
    }),
  );
}

/**
 * Splits each rounded amount into its parts, so that the parts add up to it. Each part gets its exact value rounded down; the
 * remaining minor units go to the parts with the largest remainders, and ties to the earlier part. Parts that are already whole do
 * not change. The results can be split further in the same way.
 */
export function sharedOut(amounts: Amounts, parts: readonly Earned[]): readonly Amounts[] {
  const shares = parts.map(() => new Map<CurrencyCode, bigint>());
  for (const [currency, amount] of amounts) {
    const holders = parts.flatMap((part, index) => {
      const exact = part.get(currency);
      return exact === undefined ? [] : [{ index, floor: exact / SECONDS_PER_HOUR, cut: exact % SECONDS_PER_HOUR }];
    });
    const left = amount - holders.reduce((sum, { floor }) => sum + floor, 0n);
    const byCut = [...holders].sort((a, b) => ascending(b.cut, a.cut) || a.index - b.index);
    byCut.forEach(({ index, floor }, rank) => shares[index]?.set(currency, rank < left ? floor + 1n : floor));
  }
  return shares;
}
