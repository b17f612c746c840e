import type { LogoPicture } from "./logo-picture.js";
import { contentOf, paragraphsIn, type StructureElement } from "./structure.js";
import { page, type Style } from "./style.js";
import type { TextLine } from "./typesetter.js";

/** A mark on the page: x from the page's left edge, y down from the top of its block, in points. */
export type Mark = Shape & {
  /** What it belongs to. Without one, it only decorates the page, and readers for the blind skip it. */
  readonly element?: StructureElement;
};

type Shape =
  | { readonly kind: "text"; readonly line: TextLine; readonly x: number; readonly y: number }
  | {
      readonly kind: "rule";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly weight: number;
      readonly color: string;
    }
  | {
      readonly kind: "logo";
      readonly picture: LogoPicture;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | {
      /** A filled path, in the syntax of SVG, whose origin is at x and y. */
      readonly kind: "shape";
      readonly path: string;
      readonly x: number;
      readonly y: number;
      /** The side of the square that the path is in, in points and in the unit of the path. */
      readonly size: number;
      readonly units: number;
      readonly color: string;
    }
  | {
      readonly kind: "fill";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly color: string;
    };

/** Content that is not split across pages. */
export interface Block {
  readonly height: number;
  readonly marks: readonly Mark[];
  /** Never the last block on its page. */
  readonly keepWithNext?: boolean;
  /** Blank space, dropped at the top of a page. */
  readonly space?: boolean;
  /** Drawn above the block if it is the first on a page. */
  readonly head?: Block;
}

export function textAt(line: TextLine, x: number, y: number, element?: StructureElement): Mark {
  return { kind: "text", line, x: x + line.indent, y, ...(element && { element }) };
}

/** Right-aligned at `right`. */
export function textBefore(line: TextLine, right: number, y: number, element?: StructureElement): Mark {
  return { kind: "text", line, x: right - line.width, y, ...(element && { element }) };
}

export function rule(y: number, color: string, weight: number, x: number = page.left, right: number = page.right): Mark {
  return { kind: "rule", x, y, width: right - x, weight, color };
}

/** A filled rectangle. */
export function rectangle(place: Omit<Extract<Mark, { readonly kind: "fill" }>, "kind" | "color">, color: string): Mark {
  return { kind: "fill", ...place, color };
}

export function space(height: number): Block {
  return { height, marks: [], space: true, keepWithNext: true };
}

/** Stacks the lines, which are of the elements, and returns their total height. */
export function stack(
  lines: readonly TextLine[],
  x: number,
  top: number,
  elements: readonly StructureElement[] = [],
): { readonly marks: Mark[]; readonly bottom: number } {
  let y = top;
  const marks = lines.map((line, index) => {
    const mark = textAt(line, x, y, elements[index]);
    y += line.style.leading;
    return mark;
  });
  return { marks, bottom: y };
}

/** Lines that can break across pages, with at least two lines on each page, as paragraphs of the parent. */
export function paragraph(lines: readonly TextLine[], parent: StructureElement, x: number = page.left): readonly Block[] {
  const elements = paragraphsIn(parent, lines);
  return lines.map((line, index) => ({
    height: line.style.leading,
    marks: [textAt(line, x, 0, elements[index])],
    keepWithNext: (index === 0 && lines.length > 1) || index === lines.length - 2,
  }));
}

/** Joins blocks into one that does not break. */
export function joined(blocks: readonly Block[]): Block {
  let height = 0;
  const marks: Mark[] = [];
  for (const block of blocks) {
    marks.push(...block.marks.map((mark) => ({ ...mark, y: mark.y + height })));
    height += block.height;
  }
  return { height, marks };
}

/** The columns of labels and values, which are the terms and the meanings of a list (ISO 32000-1, table 336). */
interface Pairs {
  readonly list: StructureElement;
  readonly x: number;
  readonly valueX: number;
}

/** A label and its value in two columns. */
export function pair(label: TextLine, value: readonly TextLine[], { list, x, valueX }: Pairs): Block {
  const item = list.child("LI");
  const { marks, bottom } = stack(value, valueX, 0, contentOf(item.child("LBody"), value));
  return { height: Math.max(bottom, label.style.leading), marks: [textAt(label, x, 0, item.child("Lbl")), ...marks] };
}

/** The block as it is repeated on other pages, where readers for the blind skip it. */
export function repeated(block: Block): Block {
  return { ...block, marks: block.marks.map(({ element: _, ...mark }) => mark) };
}

export function heightOf(lines: readonly { readonly style: Style }[]): number {
  return lines.reduce((height, { style }) => height + style.leading, 0);
}
