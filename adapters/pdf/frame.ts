import { type Block, rule, textAt, textBefore } from "./block.js";
import type { Setting } from "./setting.js";
import { colors, page, styles } from "./style.js";
import type { TextLine } from "./typesetter.js";

/** The footer of every page: seller, number, the stamp's word for readers who cannot see the stamp, and the page number. */
export function footers({ document, words, type }: Setting, pages: number): readonly Block[] {
  const { number } = document.invoice;
  const owner = [document.sellerName, number, markWord({ document, words })].filter((part) => part !== null).join(" · ");
  const width = page.right - page.left;
  return Array.from({ length: pages }, (_, index) => {
    const count = type.line(words.pageOf(index + 1, pages), styles.footer);
    const name = type.shortened(owner, styles.footer, width - count.width - 24);
    const marks = [rule(0, colors.line, 0.5), textAt(name, page.left, 7), textBefore(count, page.right, 7)];
    return { height: 0, marks };
  });
}

/** The diagonal word below the text of every page. */
export function stampLine({ document, words, type, paper }: Setting): TextLine | null {
  const word = markWord({ document, words });
  if (word === null) return null;
  const color = document.mark === null ? colors.draft : colors[document.mark];
  return type.line(word, { weight: "bold", size: 130, leading: 130, color }, paper.width);
}

function markWord({ document, words }: Pick<Setting, "document" | "words">): string | null {
  return document.mark && words[document.mark].toUpperCase();
}
