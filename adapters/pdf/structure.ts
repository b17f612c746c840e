/** The types of elements that documents have (ISO 32000-1, 14.8.4). */
export type ElementType =
  | "Document"
  | "Sect"
  | "H1"
  | "H2"
  | "P"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "Figure";

/** A rectangle, in points from the top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ElementAttributes {
  /** What a figure shows. */
  readonly alt?: string;
  /** If it is not that of the document. */
  readonly language?: string;
  /** What a header cell is the header of. */
  readonly scope?: "Row" | "Column";
  readonly rowSpan?: number;
  readonly colSpan?: number;
}

/** A marked part of a page's content: its number on the page. */
export interface MarkedContent {
  readonly page: number;
  readonly id: number;
}

/**
 * An element of the structure tree, which readers for the blind follow. It becomes a child of its parent with its first content, so the tree has the
 * order of what is printed, and nothing else: a layout can be tried without printing it.
 */
export class StructureElement {
  readonly children: (StructureElement | MarkedContent)[] = [];
  /** Where a figure is on its page. */
  box: Box | undefined;
  #isPrinted = false;

  private constructor(
    readonly type: ElementType,
    readonly parent: StructureElement | null,
    readonly attributes: ElementAttributes,
  ) {}

  static document(): StructureElement {
    return new StructureElement("Document", null, {});
  }

  child(type: Exclude<ElementType, "Document">, attributes: ElementAttributes = {}): StructureElement {
    return new StructureElement(type, this, attributes);
  }

  /** Whether the rows of a table lack a column without it. */
  get isCell(): boolean {
    return this.type === "TH" || this.type === "TD";
  }

  /** Makes it part of the tree, also if it is empty. */
  print(): void {
    if (this.#isPrinted) return;
    this.#isPrinted = true;
    this.parent?.print();
    this.parent?.children.push(this);
  }

  add(content: MarkedContent): void {
    this.print();
    this.children.push(content);
  }
}

/** The element for each of the lines: a new one of the parent for each paragraph. */
export function paragraphsIn(
  parent: StructureElement,
  lines: readonly { readonly endsParagraph: boolean }[],
): readonly StructureElement[] {
  let current = parent.child("P");
  return lines.map(({ endsParagraph }) => {
    const own = current;
    if (endsParagraph) current = parent.child("P");
    return own;
  });
}

/** As {@link paragraphsIn}, but a single paragraph is the content of the parent itself. */
export function contentOf(
  parent: StructureElement,
  lines: readonly { readonly endsParagraph: boolean }[],
): readonly StructureElement[] {
  return lines.filter(({ endsParagraph }) => endsParagraph).length > 1 ? paragraphsIn(parent, lines) : lines.map(() => parent);
}
