import { percentOf } from "./budget-pace.js";
import type { Figures } from "./project-queries.js";
import type { Budget } from "./project-currency.js";

const SECONDS_PER_HOUR = 3_600;
/** From this percentage on, a budget is close to its end. */
const NEAR = 80;

/** What is planned and used of a budget, in seconds or in minor units. `used` are the figures of its period; undefined if no time was recorded. */
export function shareOf(budget: Budget, used: Figures | undefined, currency: string) {
  const isTime = budget.kind === "hours";
  const planned = isTime ? Math.round(Number(budget.hours) * SECONDS_PER_HOUR) : (budget.amount ?? 0);
  const earned = used?.amounts.find((one) => one.currency === currency)?.amount ?? 0;
  const spent = isTime ? (used?.seconds ?? 0) : earned;
  const percent = percentOf(spent, planned);
  const isOver = spent > planned;
  return { isTime, planned, spent, percent, isOver, isNear: !isOver && percent >= NEAR };
}
