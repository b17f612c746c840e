import type { Block, Mark } from "./block.js";
import type { Placed } from "./pagination.js";
import type { PdfFile } from "./pdf-file.js";
import type { Setting } from "./setting.js";
import type { TextLine, Typesetter } from "./typesetter.js";

const ANGLE = -52;

/** The font's line height as a multiple of its size. */
const NATURAL_LEADING = 1.362;

export function drawPage(
  file: PdfFile,
  { type, paper }: Pick<Setting, "type" | "paper">,
  placed: readonly Placed[],
  footer: Block,
  stamp: TextLine | null,
  footerAt: number = paper.footer,
): void {
  file.addPage();
  if (stamp !== null) drawStamp(file, { type, paper }, stamp);
  for (const { block, y } of placed) for (const mark of block.marks) drawMark(file, type, mark, y);
  for (const mark of footer.marks) drawMark(file, type, mark, footerAt);
}

function drawMark(file: PdfFile, type: Typesetter, mark: Mark, top: number): void {
  const y = top + mark.y;
  switch (mark.kind) {
    case "text":
      drawLine(file, type, mark.line, mark.x, y);
      break;
    case "rule":
      file
        .lineWidth(mark.weight)
        .moveTo(mark.x, y)
        .lineTo(mark.x + mark.width, y)
        .stroke(file.shade(mark.color));
      break;
    case "logo":
      file.image(mark.picture.content, mark.x, y, { width: mark.width, height: mark.height });
      break;
    case "shape":
      file.save().translate(mark.x, y).scale(mark.scale).path(mark.path).fill(file.shade(mark.color));
      file.restore();
      break;
    case "fill":
      file.rect(mark.x, y, mark.width, mark.height).fill(file.shade(mark.color));
      break;
  }
}

function drawLine(file: PdfFile, type: Typesetter, line: TextLine, x: number, y: number): void {
  const { text, style } = line;
  if (text === "") return;
  const inset = (style.leading - style.size * NATURAL_LEADING) / 2;
  file.printLine(type.runs(line), style, x, y + inset);
}

function drawStamp(file: PdfFile, { type, paper }: Pick<Setting, "type" | "paper">, stamp: TextLine): void {
  const x = paper.width / 2;
  const y = paper.height / 2;
  file.save().rotate(ANGLE, { origin: [x, y] });
  drawLine(file, type, stamp, x - stamp.width / 2, y - stamp.style.leading / 2);
  file.restore();
}
