import { type Block, heightOf, rule, stack, textAt, textBefore } from "./block.js";
import type { Stamp } from "./drawing.js";
import type { FrameSetting, Setting } from "./setting.js";
import { paragraphsIn } from "./structure.js";
import { colors, page, type Paper, styles } from "./style.js";
import type { TextLine } from "./typesetter.js";

/** More lines are printed one after the other. */
const FOOTER_LINES = 8;

/** The seller's own text at the bottom of every page. */
export function footerLines({ document: { footer }, type }: Pick<FrameSetting, "document" | "type">): readonly TextLine[] {
  if (footer.trim() === "") return [];
  const lines = footer.trim().split(/\r\n|\r|\n/);
  const text = lines.length > FOOTER_LINES ? lines.filter((line) => line.trim() !== "").join(" · ") : lines.join("\n");
  return type.wrap(text, styles.footer, page.right - page.left);
}

/** The paper with the footer and the end of the text as much higher as the lines need. */
export function above(paper: Paper, lines: readonly TextLine[]): Paper {
  const height = heightOf(lines);
  return { ...paper, bottom: paper.bottom - height, footer: paper.footer - height };
}

/** What the footer of an invoice names: its number, and the stamp's word for those who cannot see the stamp. */
export function namesOf({ document, words }: Setting): readonly string[] {
  return [document.invoice.number, markWord({ document, words })].filter((part) => part !== null);
}

/** The footer of every page: the seller's own text, which belongs to the document once, the seller, what it names, and the page number. */
export function footers(
  { document, words, type, parent }: FrameSetting,
  names: readonly string[],
  pages: number,
): readonly Block[] {
  const owner = [document.sellerName, ...names].join(" · ");
  const width = page.right - page.left;
  const lines = footerLines({ document, type });
  return Array.from({ length: pages }, (_, index) => {
    const count = type.line(words.pageOf(index + 1, pages), styles.footer);
    const name = type.shortened(owner, styles.footer, width - count.width - 24);
    const own = stack(lines, page.left, 7, index === pages - 1 ? paragraphsIn(parent, lines) : []);
    const marks = [
      rule(0, colors.line, 0.5),
      ...own.marks,
      textAt(name, page.left, own.bottom),
      textBefore(count, page.right, own.bottom),
    ];
    return { height: 0, marks };
  });
}

export function stampOf({ document, words, type, paper, parent }: Setting): Stamp | null {
  const word = markWord({ document, words });
  if (word === null) return null;
  const color = document.mark === null ? colors.draft : colors[document.mark];
  const line = type.line(word, { weight: "bold", size: 130, leading: 130, color }, paper.width);
  return { line, element: parent.child("P") };
}

function markWord({ document, words }: Pick<Setting, "document" | "words">): string | null {
  return document.mark && words[document.mark].toUpperCase();
}
