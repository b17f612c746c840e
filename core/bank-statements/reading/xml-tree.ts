import { xmlPieces } from "../../kernel/xml-pieces.js";
import { unreadableAt } from "./source.js";

/** An element without the prefix of its name. Its text is what is directly in it. */
export interface XmlElement {
  readonly name: string;
  /** "" if it has none. */
  readonly prefix: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
  /** Where it begins in the text of the document. */
  readonly at: number;
}

/** Eighty for each of the transactions that a file can have. */
const MAX_ELEMENTS = 400_000;
const MAX_DEPTH = 50;

interface Open extends Omit<XmlElement, "children" | "text"> {
  /** With its prefix. */
  readonly written: string;
  readonly children: XmlElement[];
  text: string;
}

/** The root element. Throws `statement_unreadable` (invalid) for what is not well-formed, has a document type declaration, or exceeds the limits. */
export function xmlTree(text: string): XmlElement {
  const open: Open[] = [];
  let root: XmlElement | null = null;
  let count = 0;
  for (const piece of xmlPieces(text)) {
    const { at } = piece;
    const parent = open.at(-1);
    if (piece.kind === "malformed") throw unreadableAt(text, at, "This is not well-formed XML, or it has an entity.");
    if (piece.kind === "doctype")
      throw unreadableAt(text, at, "The file has a document type declaration, which bank statements do not have.");
    if (piece.kind === "instruction") continue;
    if (piece.kind === "text") {
      if (parent) parent.text += piece.text;
      else if (piece.text.trim() !== "") throw unreadableAt(text, at, "There is text outside of the root element.");
    } else if (piece.kind === "close") {
      if (open.pop()?.written !== piece.name) throw unreadableAt(text, at, "This tag closes no element.");
    } else {
      count += 1;
      if (count > MAX_ELEMENTS) throw unreadableAt(text, at, `The file has more than ${MAX_ELEMENTS} elements.`);
      if (open.length === MAX_DEPTH) throw unreadableAt(text, at, `The elements are nested in more than ${MAX_DEPTH} levels.`);
      if (parent === undefined && root !== null) throw unreadableAt(text, at, "There is a second root element.");
      const colon = piece.name.indexOf(":");
      const names = { written: piece.name, name: piece.name.slice(colon + 1), prefix: piece.name.slice(0, Math.max(colon, 0)) };
      const element: Open = { ...names, attributes: piece.attributes, at, children: [], text: "" };
      parent?.children.push(element);
      root ??= element;
      if (piece.kind === "open") open.push(element);
    }
  }
  if (open.length > 0) throw unreadableAt(text, text.length, "The file ends before its elements do.");
  if (root === null) throw unreadableAt(text, text.length, "The file has no element.");
  return root;
}

/** The URI of the namespace of an element that declares it itself. Null: it does not. */
export function namespaceOf({ attributes, prefix }: XmlElement): string | null {
  return attributes.get(prefix === "" ? "xmlns" : `xmlns:${prefix}`) ?? null;
}

/** The children with the name. */
export function childrenOf({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** The first element at the path of names. */
export function elementAt(from: XmlElement, ...path: readonly string[]): XmlElement | null {
  let element: XmlElement | undefined = from;
  for (const name of path) element = element?.children.find((child) => child.name === name);
  return element ?? null;
}

/** The text of the first element at the path of names. Null if there is none, or it is blank. */
export function textAt(from: XmlElement, ...path: readonly string[]): string | null {
  const text = elementAt(from, ...path)?.text.trim() ?? "";
  return text === "" ? null : text;
}
