import type { Block, Mark } from "./block.js";
import type { Placed } from "./pagination.js";
import type { PdfFile } from "./pdf-file.js";
import type { Setting } from "./setting.js";
import type { StructureElement } from "./structure.js";
import type { TextLine, Typesetter } from "./typesetter.js";

const ANGLE = -52;

/** The diagonal word below the text of every page. */
export interface Stamp {
  readonly line: TextLine;
  readonly element: StructureElement;
}

/** The font's line height as a multiple of its size. */
const NATURAL_LEADING = 1.362;

export function drawPage(
  file: PdfFile,
  { type, paper }: Pick<Setting, "type" | "paper">,
  placed: readonly Placed[],
  footer: Block,
  stamp: Stamp | null,
  footerAt: number = paper.footer,
): void {
  file.nextPage();
  if (stamp !== null) drawStamp(file, { type, paper }, stamp);
  for (const { block, y } of placed) for (const mark of block.marks) drawMark(file, type, mark, y);
  for (const mark of footer.marks) drawMark(file, type, mark, footerAt);
}

function drawMark(file: PdfFile, type: Typesetter, mark: Mark, top: number): void {
  const y = top + mark.y;
  switch (mark.kind) {
    case "text":
      drawLine(file, type, mark, y);
      break;
    case "rule":
      file
        .mark(mark.element)
        .lineWidth(mark.weight)
        .moveTo(mark.x, y)
        .lineTo(mark.x + mark.width, y)
        .stroke(file.shade(mark.color));
      break;
    case "logo":
      if (mark.element) mark.element.box ??= { ...mark, y };
      file.mark(mark.element).image(mark.picture.content, mark.x, y, { width: mark.width, height: mark.height });
      break;
    case "shape":
      if (mark.element) mark.element.box ??= { x: mark.x, y, width: mark.size, height: mark.size };
      file
        .mark(mark.element)
        .save()
        .translate(mark.x, y)
        .scale(mark.size / mark.units)
        .path(mark.path)
        .fill(file.shade(mark.color));
      file.restore();
      break;
    case "fill":
      file.mark(mark.element).rect(mark.x, y, mark.width, mark.height).fill(file.shade(mark.color));
      break;
  }
}

interface PlacedLine {
  readonly line: TextLine;
  readonly x: number;
  readonly element?: StructureElement;
}

function drawLine(file: PdfFile, type: Typesetter, { line, x, element }: PlacedLine, y: number): void {
  const { text, style } = line;
  if (text === "") return element?.isCell === true ? element.print() : undefined;
  const inset = (style.leading - style.size * NATURAL_LEADING) / 2;
  file.mark(element).printLine(type.runs(line), style, x, y + inset);
}

function drawStamp(file: PdfFile, { type, paper }: Pick<Setting, "type" | "paper">, { line, element }: Stamp): void {
  const x = paper.width / 2;
  const y = paper.height / 2;
  // The document has the word once.
  const own = element.children.length === 0 ? { element } : {};
  file
    .mark(own.element)
    .save()
    .rotate(ANGLE, { origin: [x, y] });
  drawLine(file, type, { line, x: x - line.width / 2, ...own }, y - line.style.leading / 2);
  file.restore();
}
