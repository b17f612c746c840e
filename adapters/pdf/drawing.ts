import type { Block, Mark } from "./block.js";
import type { Placed } from "./pagination.js";
import type { PdfFile } from "./pdf-file.js";
import { page } from "./style.js";
import type { TextLine } from "./typesetter.js";

const ANGLE = -52;

/** The font's line height as a multiple of its size. */
const NATURAL_LEADING = 1.362;

export function drawPage(file: PdfFile, placed: readonly Placed[], footer: Block, stamp: TextLine | null): void {
  file.addPage();
  if (stamp !== null) drawStamp(file, stamp);
  for (const { block, y } of placed) for (const mark of block.marks) drawMark(file, mark, y);
  for (const mark of footer.marks) drawMark(file, mark, page.footer);
}

function drawMark(file: PdfFile, mark: Mark, top: number): void {
  const y = top + mark.y;
  switch (mark.kind) {
    case "text":
      drawLine(file, mark.line, mark.x, y);
      break;
    case "rule":
      file
        .lineWidth(mark.weight)
        .moveTo(mark.x, y)
        .lineTo(mark.x + mark.width, y)
        .stroke(mark.color);
      break;
    case "logo":
      file.drawLogo(mark.logo, { ...mark, y });
      break;
    case "fill":
      file.rect(mark.x, y, mark.width, mark.height).fill(mark.color);
      break;
  }
}

function drawLine(file: PdfFile, { text, style }: TextLine, x: number, y: number): void {
  if (text === "") return;
  const inset = (style.leading - style.size * NATURAL_LEADING) / 2;
  file.printLine(text, style, x, y + inset);
}

function drawStamp(file: PdfFile, stamp: TextLine): void {
  const x = page.width / 2;
  const y = page.height / 2;
  file.save().rotate(ANGLE, { origin: [x, y] });
  drawLine(file, stamp, x - stamp.width / 2, y - stamp.style.leading / 2);
  file.restore();
}
