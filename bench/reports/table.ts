import type { CaseResult, Figures, Ratio, Section } from "../results.js";

/** A line for each side of each case. */
export function sectionTable({ title, note, cases }: Section): string {
  return [title, note, "", table(sectionColumns(cases), sectionRows(cases))].join("\n");
}

export function sectionColumns(cases: readonly CaseResult[]): readonly string[] {
  return ["case", "side", ...figuresOf(cases), ...undersOf(cases).map((under) => `of ${under}`)];
}

export function sectionRows(cases: readonly CaseResult[]): readonly (readonly string[])[] {
  const [figures, unders] = [figuresOf(cases), undersOf(cases)];
  return cases.flatMap(({ name, sides, ratios }) =>
    sides.map((side, index) => [
      index === 0 ? name : "",
      side.name,
      ...figures.map((figure) => figureText(side.figures, figure)),
      ...unders.map((under) => ratioText(ratios.find((one) => one.over === side.name && one.under === under))),
    ]),
  );
}

function figuresOf(cases: readonly CaseResult[]): readonly string[] {
  return [...new Set(cases.flatMap(({ sides }) => sides.flatMap((side) => Object.keys(side.figures))))];
}

/** The sides that others are compared with. */
export function undersOf(cases: readonly CaseResult[]): readonly string[] {
  return [...new Set(cases.flatMap(({ ratios }) => ratios.map(({ under }) => under)))];
}

function figureText(figures: Figures, name: string): string {
  return name in figures ? cellText(figures[name] ?? null) : "";
}

/** The median, and the extremes if there are several rounds. */
function ratioText(ratio: Ratio | undefined): string {
  if (!ratio) return "";
  const { median, least, most } = ratio;
  return least === most ? cellText(median) : `${cellText(median)} (${cellText(least)}–${cellText(most)})`;
}

/** Aligns the first two columns to the left and the others to the right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd();
  return [line(heads), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

/** Three significant digits, or all digits before the point. An unknown number is a dash. */
export function cellText(cell: number | null): string {
  if (cell === null || !Number.isFinite(cell)) return "–";
  return Math.abs(cell) >= 100 ? Math.round(cell).toLocaleString("en") : String(Number(cell.toPrecision(3)));
}
