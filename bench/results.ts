import { median } from "./figures.js";

/** By name and unit, such as "p50 ms". Null where the machine does not tell. */
export type Figures = Readonly<Record<string, number | null>>;

/** One of the programs, or amounts of data, that a case compares. */
export interface SideResult {
  readonly name: string;
  readonly figures: Figures;
}

/** One side over another: the median of the rounds, and the extremes. */
export interface Ratio {
  readonly over: string;
  readonly under: string;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export interface CaseResult {
  readonly name: string;
  readonly sides: readonly SideResult[];
  readonly ratios: readonly Ratio[];
}

export interface Section {
  readonly title: string;
  /** What the sides and the ratios are. */
  readonly note: string;
  readonly cases: readonly CaseResult[];
}

export type Pair = readonly [over: string, under: string];

/** The median of each figure over the rounds. */
export function medians(rounds: readonly Figures[]): Figures {
  const names = [...new Set(rounds.flatMap(Object.keys))];
  const known = (name: string): number[] => rounds.map((round) => round[name] ?? null).filter((value) => value !== null);
  return Object.fromEntries(names.map((name) => [name, known(name).length === 0 ? null : median(known(name))]));
}

/** Compares a figure of two sides round by round. Null if one of them does not have it. */
export function ratioOf(
  [over, under]: Pair,
  figure: string,
  rounds: Readonly<Record<string, readonly Figures[] | undefined>>,
): Ratio | null {
  const of = (side: string): (number | null)[] => (rounds[side] ?? []).map((round) => round[figure] ?? null);
  const divisors = of(under);
  const each = of(over).flatMap((value, index) => {
    const divisor = divisors[index] ?? null;
    return value === null || divisor === null ? [] : [value / divisor];
  });
  if (each.length === 0) return null;
  return { over, under, median: median(each), least: Math.min(...each), most: Math.max(...each) };
}
