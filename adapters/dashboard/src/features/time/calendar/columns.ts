interface Range {
  readonly from: number;
  readonly to: number;
}

/** The place of a range next to those that overlap it. */
export interface Column {
  readonly column: number;
  /** How many columns share the width. */
  readonly columns: number;
}

/** Places overlapping ranges side by side, in as few columns as possible. The result is in the order of the ranges. */
export function columnsOf(ranges: readonly Range[]): readonly Column[] {
  const places = new Map<Range, Column>();
  let group: Range[] = [];
  let ends: number[] = [];
  const columnOf = new Map<Range, number>();
  const close = () => {
    for (const range of group) places.set(range, { column: columnOf.get(range) ?? 0, columns: ends.length });
    [group, ends] = [[], []];
  };
  for (const range of ranges.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.every((end) => end <= range.from)) close();
    const free = ends.findIndex((end) => end <= range.from);
    const column = free < 0 ? ends.length : free;
    ends[column] = range.to;
    columnOf.set(range, column);
    group.push(range);
  }
  close();
  return ranges.map((range) => places.get(range) ?? { column: 0, columns: 1 });
}
