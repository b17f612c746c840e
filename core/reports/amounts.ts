import type { CurrencyCode } from "../kernel/currency.js";
import { ascending, checkAmount, divideRounded } from "../kernel/money.js";

/** Exact, per currency: seconds × minor units per hour, which is 3600ths of a minor unit; never negative. */
export type Earned = ReadonlyMap<CurrencyCode, bigint>;

/** Minor units per currency. */
export type Amounts = ReadonlyMap<CurrencyCode, bigint>;

const SECONDS_PER_HOUR = 3600n;

/** Each rounded once to the minor unit, half away from zero. @throws StintError `invalid` `amount_out_of_range` above 10^15. */
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
 * Shares rounded amounts out among the parts that they are the sum of, so that these add up to them: each part is its exact value rounded down
 * or up, up where the most is cut off, ties to the earlier part. What is whole already stays as it is. It can be shared out further the same way.
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
