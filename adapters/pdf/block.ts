import type { LogoPicture } from "./logo-picture.js";
import { page, type Style } from "./style.js";
import type { TextLine } from "./typesetter.js";

/** A mark on the page: x from the page's left edge, y down from the top of its block, in points. */
export type Mark =
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
      /** The size of a unit of the path, in points. */
      readonly scale: number;
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

export function textAt(line: TextLine, x: number, y: number): Mark {
  return { kind: "text", line, x: x + line.indent, y };
}

/** Right-aligned at `right`. */
export function textBefore(line: TextLine, right: number, y: number): Mark {
  return { kind: "text", line, x: right - line.width, y };
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

/** Stacks the lines, and returns their total height. */
export function stack(lines: readonly TextLine[], x: number, top: number): { readonly marks: Mark[]; readonly bottom: number } {
  let y = top;
  const marks = lines.map((line) => {
    const mark = textAt(line, x, y);
    y += line.style.leading;
    return mark;
  });
  return { marks, bottom: y };
}

/** Lines that can break across pages, with at least two lines on each page. */
export function paragraph(lines: readonly TextLine[], x: number = page.left): readonly Block[] {
  return lines.map((line, index) => ({
    height: line.style.leading,
    marks: [textAt(line, x, 0)],
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

/** A label and its value in two columns. */
export function pair(label: TextLine, value: readonly TextLine[], x: number, valueX: number): Block {
  const { marks, bottom } = stack(value, valueX, 0);
  return { height: Math.max(bottom, label.style.leading), marks: [textAt(label, x, 0), ...marks] };
}

export function heightOf(lines: readonly { readonly style: Style }[]): number {
  return lines.reduce((height, { style }) => height + style.leading, 0);
}
