import { HUNDRED_PERCENT } from "../kernel/decimal.js";
import { divideRounded } from "../kernel/money.js";
import type { Withholding } from "./withholding.js";

/** What is withheld of a total without tax, in minor units, rounded half away from zero. Null withholds nothing. */
export function withheldOf(withholding: Withholding | null, net: bigint): bigint {
  return withholding === null ? 0n : divideRounded(net * withholding.rate, HUNDRED_PERCENT);
}
