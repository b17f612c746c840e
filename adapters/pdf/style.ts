import type { Weight } from "./fonts.js";

/** A text style. Size and leading (line height) are in points. */
export interface Style {
  readonly weight: Weight;
  readonly size: number;
  readonly leading: number;
  readonly color: string;
}

/** A millimeter, in points. */
export const MM = 72 / 25.4;

/** What all pages have in common, in points. The left margin follows DIN 5008, so that the address shows through a window envelope. */
export const page = {
  left: 25 * MM,
  right: 190 * MM,
  top: 22 * MM,
} as const;

/** A size of paper, and where the text and the footer of a page end, in points. */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly bottom: number;
  readonly footer: number;
}

function paper(width: number, height: number): Paper {
  return { width, height, bottom: height - 27 * MM, footer: height - 18 * MM };
}

const a4 = paper(595.28, 841.89);
const usLetter = paper(612, 792);
/** Countries in which offices print on US Letter. */
const lettersIn = new Set(["US", "CA"]);

/** The paper of a seller's country. */
export function paperIn(country: string | null): Paper {
  return country !== null && lettersIn.has(country) ? usLetter : a4;
}

/** The positions of the letterhead's parts on the first page. */
export const letter = {
  top: 18 * MM,
  sender: 50 * MM,
  recipient: 55.5 * MM,
  recipientWidth: 80 * MM,
  aside: 118 * MM,
  title: 99 * MM,
} as const;

/** The first two are names, which a palette resolves. */
export const colors = {
  accent: "accent",
  text: "#1f2933",
  muted: "#5d6b78",
  line: "#d7dee4",
  tint: "tint",
  draft: "#e9eef1",
  void: "#f6e2e0",
  paid: "#deeee4",
} as const;

function style(weight: Weight, size: number, leading: number, color: string): Style {
  return { weight, size, leading, color };
}

export const styles = {
  title: style("bold", 21, 28, colors.accent),
  seller: style("bold", 13, 17, colors.accent),
  heading: style("bold", 9.5, 15, colors.accent),
  body: style("regular", 9, 13, colors.text),
  bodyBold: style("bold", 9, 13, colors.text),
  label: style("regular", 9, 13, colors.muted),
  recipient: style("regular", 10, 13.5, colors.text),
  recipientBold: style("bold", 10, 13.5, colors.text),
  small: style("regular", 7.5, 11, colors.muted),
  sender: style("regular", 6.5, 11, colors.muted),
  tableHead: style("bold", 8, 11, colors.accent),
  total: style("bold", 13, 18, colors.accent),
  footer: style("regular", 7.5, 11, colors.muted),
} as const;
