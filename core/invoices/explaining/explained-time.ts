import { roundSeconds, type RoundingPolicy } from "../../billing/rounding.js";
import { DECIMAL_SCALE, type Decimal } from "../../kernel/decimal.js";

import type { TimeBasisEntry, TimeBasis } from "../time-basis.js";
import { type InvoiceLine, timeUnit } from "../line-table.js";

/** Entries whose time was rounded together: one entry, those of a day, or those of the line. Whole seconds. */
export interface RoundingStep {
  /** Each with its own seconds. */
  readonly entries: readonly TimeBasisEntry[];
  /** The sum of their whole seconds. */
  readonly recorded: number;
  /** Those that the fee of a retainer covers. */
  readonly covered: number;
  /** The others, rounded. */
  readonly billed: number;
}

/** How the quantity of a time line came about, in seconds. */
export interface ExplainedTime {
  /** One per grain of the rounding policy. */
  readonly steps: readonly RoundingStep[];
  /** Whole seconds of all steps, before rounding. */
  readonly recorded: number;
  /** Those that the fee of a retainer covers. */
  readonly covered: number;
  /** Whole seconds of all steps, after rounding. */
  readonly billed: number;
  /** The line's quantity − `billed`, from editing the draft. Null if the line is no longer counted in seconds. */
  readonly edited: Decimal | null;
}

/** Explains the time of the lines, in their order; null for a line that bills none. */
export function explainTime(lines: readonly InvoiceLine[], basis: TimeBasis | null): readonly (ExplainedTime | null)[] {
  const byId = new Map(basis?.entries.map((entry) => [entry.id, entry]));
  return lines.map(({ timeEntryIds, quantity, unit }) => {
    const entries = timeEntryIds.flatMap((id) => byId.get(id) ?? []);
    if (basis === null || entries.length === 0) return null;
    const steps = grainsOf(entries, basis.rounding).map((grain) => stepOf(grain, basis.rounding));
    const billed = total(steps.map((step) => step.billed));
    const edited = unit === timeUnit.unit ? ((quantity - BigInt(billed) * DECIMAL_SCALE) as Decimal) : null;
    const [recorded, covered] = [total(steps.map((step) => step.recorded)), total(steps.map((step) => step.covered))];
    return { steps, recorded, covered, billed, edited };
  });
}

function grainsOf(entries: readonly TimeBasisEntry[], { grain }: RoundingPolicy): readonly (readonly TimeBasisEntry[])[] {
  const grains = new Map<string, TimeBasisEntry[]>();
  for (const entry of entries) {
    const key = { entry: entry.id, day: entry.day, line: "" }[grain];
    const members = grains.get(key);
    if (members === undefined) grains.set(key, [entry]);
    else members.push(entry);
  }
  return [...grains.values()];
}

function stepOf(entries: readonly TimeBasisEntry[], rounding: RoundingPolicy): RoundingStep {
  const recorded = total(entries.map(({ seconds }) => seconds));
  const covered = total(entries.map(({ coveredSeconds }) => coveredSeconds));
  return { entries, recorded, covered, billed: roundSeconds(recorded - covered, rounding) };
}

function total(seconds: readonly number[]): number {
  return seconds.reduce((a, b) => a + b, 0);
}
