import { type InvoiceTerms, isIban, type TermName } from "../../core/index.js";
import type { Leaf, Node, Syntax } from "./syntax.js";

/** The terms of the document, or of an item of a group in it. */
type Group = Readonly<Partial<Record<TermName, string | readonly Group[]>>>;

/** Innermost group first. */
type Scope = readonly Group[];

/** The document in the syntax, as XML 1.0 in UTF-8. Identical for identical terms. */
export function writeXml({ root, namespaces, parts }: Syntax, terms: InvoiceTerms): string {
  const declared = Object.entries(namespaces).map(([prefix, uri]) => ` xmlns${prefix === "" ? "" : `:${prefix}`}="${uri}"`);
  const content = parts.map((part) => written(part, [terms as Group], "  ")).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${declared.join("")}>\n${content}</${root}>\n`;
}

function written(node: Node, scope: Scope, indent: string): string {
  switch (node.kind) {
    case "leaf":
      return writtenLeaf(node, scope, indent);
    case "fixed":
      return `${indent}<${node.name}>${escaped(node.text)}</${node.name}>\n`;
    case "repeated":
      return itemsOf(scope, node.group)
        .map((item) => written(node.item, [item, ...scope], indent))
        .join("");
    case "branch": {
      if (!node.isRequired && !node.parts.some((part) => hasTerm(part, scope))) return "";
      const content = node.parts.map((part) => written(part, scope, `${indent}  `)).join("");
      return content === "" ? `${indent}<${node.name}/>\n` : `${indent}<${node.name}>\n${content}${indent}</${node.name}>\n`;
    }
  }
}

function hasTerm(node: Node, scope: Scope): boolean {
  if (node.kind === "leaf") return writtenText(node, scope) !== undefined;
  if (node.kind === "repeated") return itemsOf(scope, node.group).length > 0;
  return node.kind === "branch" && node.parts.some((part) => hasTerm(part, scope));
}

/** Whether an element is written for a text. The lists of elements are data, since the process that reads documents loads nothing of the core. */
const isWrittenFor: Readonly<Record<Leaf["written"], (text: string) => boolean>> = {
  always: () => true,
  never: () => false,
  iban: isIban,
  not_iban: (text) => !isIban(text),
};

function writtenText({ term, written }: Leaf, scope: Scope): string | undefined {
  const text = textOf(scope, term);
  return text !== undefined && isWrittenFor[written](text) ? text : undefined;
}

function writtenLeaf(node: Leaf, scope: Scope, indent: string): string {
  const { name, fixed, terms, form } = node;
  const text = writtenText(node, scope);
  if (text === undefined) return "";
  const ofTerms = Object.entries(terms).map(([attribute, from]) => [attribute, textOf(scope, from)] as const);
  const attributes = [...Object.entries(fixed), ...ofTerms].flatMap(([attribute, value]) =>
    value === undefined ? [] : [` ${attribute}="${escaped(value)}"`],
  );
  return `${indent}<${name}${attributes.join("")}>${escaped(form === "date102" ? text.replaceAll("-", "") : text)}</${name}>\n`;
}

function textOf([group, ...outer]: Scope, term: TermName): string | undefined {
  const value = group?.[term];
  if (typeof value === "string") return value;
  return outer.length === 0 ? undefined : textOf(outer, term);
}

function itemsOf([group]: Scope, name: TermName): readonly Group[] {
  const value = group?.[name];
  return typeof value === "object" ? value : [];
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;" };

/** Characters that XML 1.0 cannot contain (section 2.2) are written as U+FFFD. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replace(/[&<>"\r]/g, (character) => entities[character] ?? character);
}
