import { cellText } from "./table.js";

export interface Bar {
  /** The side, which determines the colour. */
  readonly side: string;
  readonly value: number;
  /** The extremes of the rounds. */
  readonly range?: readonly [least: number, most: number];
}

export interface BarGroup {
  readonly label: string;
  readonly bars: readonly Bar[];
}

export interface BarChart {
  readonly title: string;
  readonly groups: readonly BarGroup[];
  /** For values of very different sizes. */
  readonly logarithmic?: boolean;
  /** A value that a line marks. */
  readonly mark?: number;
}

const LABEL_WIDTH = 260;
const PLOT_WIDTH = 480;
const VALUE_WIDTH = 140;
const BAR_HEIGHT = 14;
const GAP = 10;

/** Horizontal bars as an SVG element, with a title for each bar. */
export function barChart({ title, groups, logarithmic = false, mark }: BarChart): string {
  const sides = [...new Set(groups.flatMap(({ bars }) => bars.map(({ side }) => side)))];
  const scale = scaleOf(groups, logarithmic, mark);
  let y = GAP;
  const shapes = groups.map(({ label, bars }) => {
    const middle = y + (bars.length * BAR_HEIGHT) / 2;
    const drawn = bars.map((bar, index) => barOf(bar, label, sides.indexOf(bar.side), y + index * BAR_HEIGHT, scale));
    y += bars.length * BAR_HEIGHT + GAP;
    return `<text x="${LABEL_WIDTH - 8}" y="${middle}" class="label">${escapeHtml(label)}</text>${drawn.join("")}`;
  });
  const at = mark === undefined ? null : LABEL_WIDTH + scale(mark);
  const line = at === null ? "" : `<line x1="${at}" x2="${at}" y1="0" y2="${y}" class="mark"/>`;
  const width = LABEL_WIDTH + PLOT_WIDTH + VALUE_WIDTH;
  return (
    `<figure><figcaption>${escapeHtml(title)}${legend(sides)}</figcaption>` +
    `<svg viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img" aria-label="${escapeHtml(title)}">${shapes.join("")}${line}</svg></figure>`
  );
}

function barOf({ side, value, range }: Bar, label: string, colour: number, y: number, scale: (value: number) => number): string {
  const width = scale(value);
  const whisker = range
    ? `<line x1="${LABEL_WIDTH + scale(range[0])}" x2="${LABEL_WIDTH + scale(range[1])}" y1="${y + BAR_HEIGHT / 2}" y2="${y + BAR_HEIGHT / 2}" class="range"/>`
    : "";
  const end = LABEL_WIDTH + Math.max(width, range ? scale(range[1]) : 0);
  return (
    `<rect x="${LABEL_WIDTH}" y="${y + 1}" width="${width}" height="${BAR_HEIGHT - 2}" class="side${colour}">` +
    `<title>${escapeHtml(`${label}, ${side}: ${cellText(value)}`)}</title></rect>${whisker}` +
    `<text x="${end + 6}" y="${y + BAR_HEIGHT / 2}" class="value">${cellText(value)}</text>`
  );
}

/** From values to pixels. */
function scaleOf(groups: readonly BarGroup[], logarithmic: boolean, mark = 0): (value: number) => number {
  const values = groups.flatMap(({ bars }) => bars.flatMap(({ value, range }) => [value, ...(range ?? [])]));
  const most = Math.max(...values, mark);
  if (!logarithmic) return (value) => rounded((value / most) * PLOT_WIDTH);
  const least = Math.min(...values.filter((value) => value > 0)) / 2;
  return (value) => rounded((Math.log(Math.max(value, least) / least) / Math.log(most / least)) * PLOT_WIDTH);
}

function rounded(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

function legend(sides: readonly string[]): string {
  if (sides.length < 2) return "";
  return sides.map((side, index) => ` <span class="key side${index}"></span> ${escapeHtml(side)}`).join("");
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
