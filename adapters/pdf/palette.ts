import { colors } from "./style.js";

/** Text has at least this contrast with the paper (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
/** How much of the accent color is in the background of the table's head. */
const TINT = 0.07;

type Rgb = readonly [red: number, green: number, blue: number];

/** The colors of a document: `#rrggbb` for each of `colors`. An accent color that is too light to read is darkened. */
export class Palette {
  readonly #own: Readonly<Record<string, string>>;

  constructor(accent: string | null) {
    const own = accent === null ? null : parsed(accent);
    this.#own =
      own === null ? defaults : { [colors.accent]: written(readable(own)), [colors.tint]: written(mixed(white, own, TINT)) };
  }

  of(color: string): string {
    return this.#own[color] ?? color;
  }
}

const defaults: Readonly<Record<string, string>> = { [colors.accent]: "#14606f", [colors.tint]: "#eef4f5" };
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

function readable(color: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const darker = mixed(color, black, share);
    if (1.05 / (luminance(darker) + 0.05) >= READABLE) return darker;
  }
  return black;
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const mix = (index: 0 | 1 | 2): number => Math.round(one[index] * (1 - share) + other[index] * share);
  return [mix(0), mix(1), mix(2)];
}

function parsed(color: string): Rgb {
  const part = (start: number): number => parseInt(color.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
}

function written(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
