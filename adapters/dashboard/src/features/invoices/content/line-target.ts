/**
 * The place of a dragged line: it passes a neighbor when the pointer is beyond that neighbor's middle. `middles` are vertical coordinates in the order of the
 * lines, `at` is the line's place among them.
 */
export function lineTarget(middles: readonly number[], at: number, pointer: number): number {
  let to = at;
  while (to + 1 < middles.length && pointer > (middles[to + 1] ?? Infinity)) to += 1;
  while (to > 0 && pointer < (middles[to - 1] ?? -Infinity)) to -= 1;
  return to;
}
