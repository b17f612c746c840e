import { type CaseResult, type Figures, medians, type Pair, ratioOf } from "./results.js";

/** Something that can be measured once per round. */
export interface Side {
  readonly name: string;
  measure(): Promise<Figures>;
}

export interface Rounds {
  readonly rounds: number;
  /** The figure that the ratios compare. */
  readonly figure: string;
  readonly pairs: readonly Pair[];
  /** Whether the first round is not counted. */
  readonly warmUp?: boolean;
}

/** Measures the sides in turn, each round in the reverse order of the last, so that a busy machine affects all of them. */
export async function interleaved(
  name: string,
  sides: readonly Side[],
  { rounds, figure, pairs, warmUp = true }: Rounds,
): Promise<CaseResult> {
  const measured: Record<string, Figures[]> = Object.fromEntries(sides.map((side) => [side.name, []]));
  for (let round = warmUp ? -1 : 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const figures = await side.measure();
      if (round >= 0) measured[side.name]?.push(figures);
    }
  }
  return {
    name,
    sides: sides.map((side) => ({ name: side.name, figures: medians(measured[side.name] ?? []) })),
    ratios: pairs.map((pair) => ratioOf(pair, figure, measured)).filter((ratio) => ratio !== null),
  };
}
