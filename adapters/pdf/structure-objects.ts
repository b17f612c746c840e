import { type Box, type MarkedContent, StructureElement } from "./structure.js";

/** Numbers of objects of a PDF. */
export interface ObjectNumbers {
  readonly root: number;
  readonly pages: readonly number[];
  /** Of the first of {@link structureObjects}; the others follow. */
  readonly first: number;
}

/** The height of the pages, whose y axis points up in attributes. */
type Objects = ObjectNumbers & { readonly height: number };

/** All printed elements, level by level, which compresses best. */
export function elementsOf(document: StructureElement): readonly StructureElement[] {
  const elements = [document];
  // The list grows while it is read.
  for (const element of elements) for (const child of element.children) if (!isContent(child)) elements.push(child);
  return elements;
}

/** The texts of the objects of the elements, followed by the parent tree, which leads from content to its element (ISO 32000-1, 14.7). */
export function* structureObjects(elements: readonly StructureElement[], objects: Objects): Generator<string> {
  const numbers = new Map(elements.map((element, index) => [element, objects.first + index]));
  const owners: number[][] = objects.pages.map(() => []);
  const numberOf = (element: StructureElement): number => numbers.get(element) ?? objects.root;
  for (const element of elements) {
    for (const child of element.children) if (isContent(child)) (owners[child.page] as number[])[child.id] = numberOf(element);
    yield elementObject(element, numberOf, objects);
  }
  const pages = owners.map((of, page) => `${page} [${of.map(reference).join(" ")}]`);
  yield `<</Nums [${pages.join(" ")}]>>`;
}

function elementObject(element: StructureElement, numberOf: (one: StructureElement) => number, objects: Objects): string {
  const { type, parent, children } = element;
  const page = children.find(isContent)?.page;
  const kids = children.map((child) => {
    if (!isContent(child)) return reference(numberOf(child));
    if (child.page === page) return String(child.id);
    return `<</Type/MCR/Pg ${reference(objects.pages[child.page] ?? 0)}/MCID ${child.id}>>`;
  });
  return [
    `<</S/${type}/P ${reference(parent === null ? objects.root : numberOf(parent))}`,
    ...(page === undefined ? [] : [`/Pg ${reference(objects.pages[page] ?? 0)}`]),
    ...(kids.length === 0 ? [] : [kids.length === 1 ? `/K ${kids[0]}` : `/K[${kids.join(" ")}]`]),
    ...attributesOf(element, objects.height),
    ">>",
  ].join("");
}

function attributesOf({ attributes, box }: StructureElement, height: number): readonly string[] {
  const { alt, language, scope, rowSpan, colSpan } = attributes;
  const cell = [
    ...(scope === undefined ? [] : [`/Scope/${scope}`]),
    ...(rowSpan === undefined || rowSpan === 1 ? [] : [`/RowSpan ${rowSpan}`]),
    ...(colSpan === undefined || colSpan === 1 ? [] : [`/ColSpan ${colSpan}`]),
  ];
  return [
    ...(alt === undefined ? [] : [`/Alt ${text(alt)}`]),
    ...(language === undefined ? [] : [`/Lang(${language})`]),
    ...(cell.length === 0 ? [] : [`/A<</O/Table${cell.join("")}>>`]),
    ...(box === undefined ? [] : [`/A<</O/Layout/Placement/Block/BBox[${corners(box, height).join(" ")}]>>`]),
  ];
}

function corners({ x, y, width, height }: Box, pageHeight: number): readonly number[] {
  return [x, pageHeight - y - height, x + width, pageHeight - y].map((value) => Math.round(value * 100) / 100);
}

/** A text string in UTF-16, in hexadecimal digits. */
function text(value: string): string {
  return `<${Buffer.from(`\ufeff${value}`, "utf16le").swap16().toString("hex")}>`;
}

function reference(number: number): string {
  return `${number} 0 R`;
}

function isContent(child: StructureElement | MarkedContent): child is MarkedContent {
  return !(child instanceof StructureElement);
}
