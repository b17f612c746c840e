import { SaxesParser, type SaxesAttributeNS } from "saxes";
import { Unreadable } from "./unreadable.js";

/** An attribute, with the URI of its namespace; "" if it has none. */
export interface XmlAttribute {
  readonly uri: string;
  readonly name: string;
  readonly value: string;
}

/** An element. Its children are those that are elements, and its text is what is directly in it. */
export interface XmlElement {
  /** The URI of its namespace. */
  readonly uri: string;
  readonly local: string;
  /** As written, with its prefix. */
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** A long invoice has some ten thousand. */
const MAX_ELEMENTS = 200_000;
const MAX_DEPTH = 50;

interface Open extends Omit<XmlElement, "children" | "text"> {
  readonly children: XmlElement[];
  text: string;
}

/** The root element. Throws {@link Unreadable}, with line and column, for what is not well-formed, has a document type declaration, or exceeds the limits. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const fail = (message: string): never => {
    throw new Unreadable(`Line ${parser.line}, column ${parser.column}: ${message}`);
  };
  const open: Open[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  const add = (piece: string): void => {
    const element = open.at(-1);
    if (element) element.text += piece;
  };
  parser.on("error", ({ message }) => {
    // The parser begins its messages with the position.
    throw new Unreadable(`Line ${parser.line}, column ${parser.column}: ${message.replace(/^\d+:\d+: /, "")}`);
  });
  parser.on("doctype", () => fail("The document has a document type declaration, which electronic invoices do not have."));
  parser.on("opentag", ({ uri, local, name, attributes }) => {
    count += 1;
    if (count > MAX_ELEMENTS) fail(`The document has more than ${MAX_ELEMENTS.toLocaleString("en")} elements.`);
    if (open.length === MAX_DEPTH) fail(`The elements are nested in more than ${MAX_DEPTH} levels.`);
    const element: Open = { uri, local, name, attributes: attributesOf(attributes), children: [], text: "" };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.write(text).close();
  return root ?? fail("The document has no element.");
}

function attributesOf(attributes: Readonly<Record<string, SaxesAttributeNS>>): readonly XmlAttribute[] {
  return Object.values(attributes)
    .filter(({ prefix, name }) => prefix !== "xmlns" && name !== "xmlns")
    .map(({ uri, local, value }) => ({ uri, name: local, value }));
}
