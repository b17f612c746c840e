/** A piece of an XML document: a tag with its attributes, the text between tags, or where something else begins, each with its position. */
export type XmlPiece =
  | {
      readonly kind: "open" | "close" | "empty";
      /** As written, with its prefix. */
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly at: number;
    }
  | { readonly kind: "text"; readonly text: string; readonly at: number }
  /** A document type declaration without an internal subset. */
  | { readonly kind: "doctype"; readonly at: number }
  | { readonly kind: "instruction"; readonly at: number }
  /** What is not well-formed, after which nothing follows. */
  | { readonly kind: "malformed"; readonly at: number };

const opening = /<([A-Za-z_][\w:.-]*)/y;
const attribute = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const ending = /\s*(\/?)>/y;
const closing = /<\/([A-Za-z_][\w:.-]*)\s*>/y;
const declaration = /<\?xml\s/y;
const doctype = /<!DOCTYPE\s[^[<>]*>/y;

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const reference = /&([^&;]*;?)/g;

/**
 * Splits the text of an XML document strictly, with character references resolved. There are no entities but the five that XML defines, and no internal DTD. Does
 * not check that tags are nested.
 */
export function* xmlPieces(text: string): Generator<XmlPiece, void, undefined> {
  let at = 0;
  while (at < text.length) {
    const piece = pieceAt(text, at);
    if (piece === null) {
      yield { kind: "malformed", at };
      return;
    }
    if (piece.shown) yield piece.shown;
    at = piece.end;
  }
}

interface Found {
  /** Null: a declaration or a comment. */
  readonly shown: XmlPiece | null;
  readonly end: number;
}

function pieceAt(text: string, at: number): Found | null {
  if (text[at] !== "<") return textUntil(text, at, text.indexOf("<", at));
  if (text.startsWith("<!--", at)) return commentAt(text, at);
  if (text.startsWith("<![CDATA[", at)) return sectionAt(text, at);
  if (text.startsWith("<?", at)) {
    const end = text.indexOf("?>", at);
    const shown = matchAt(declaration, text, at) ? null : ({ kind: "instruction", at } as const);
    return end === -1 ? null : { shown, end: end + "?>".length };
  }
  if (text.startsWith("<!", at)) {
    const found = matchAt(doctype, text, at);
    return found && { shown: { kind: "doctype", at }, end: at + found[0].length };
  }
  return text.startsWith("</", at) ? closingAt(text, at) : openingAt(text, at);
}

function textUntil(text: string, at: number, next: number): Found | null {
  const end = next === -1 ? text.length : next;
  const resolved = resolve(text.slice(at, end));
  return resolved === null ? null : { shown: { kind: "text", text: resolved, at }, end };
}

function commentAt(text: string, at: number): Found | null {
  const dashes = text.indexOf("--", at + "<!--".length);
  return dashes !== -1 && text[dashes + 2] === ">" ? { shown: null, end: dashes + "-->".length } : null;
}

function sectionAt(text: string, at: number): Found | null {
  const start = at + "<![CDATA[".length;
  const end = text.indexOf("]]>", start);
  return end === -1 ? null : { shown: { kind: "text", text: text.slice(start, end), at }, end: end + "]]>".length };
}

function closingAt(text: string, at: number): Found | null {
  const found = matchAt(closing, text, at);
  return found && { shown: { kind: "close", name: found[1] ?? "", attributes: new Map(), at }, end: at + found[0].length };
}

function openingAt(text: string, at: number): Found | null {
  const tag = matchAt(opening, text, at);
  if (tag === null) return null;
  const attributes = new Map<string, string>();
  let position = at + tag[0].length;
  for (let found = matchAt(attribute, text, position); found !== null; found = matchAt(attribute, text, position)) {
    const [whole, key = "", double, single] = found;
    const value = resolve(double ?? single ?? "");
    if (value === null || attributes.has(key)) return null;
    attributes.set(key, value);
    position += whole.length;
  }
  const end = matchAt(ending, text, position);
  if (end === null) return null;
  const kind = end[1] === "/" ? "empty" : "open";
  return { shown: { kind, name: tag[1] ?? "", attributes, at }, end: position + end[0].length };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Null if a reference is undefined. */
function resolve(text: string): string | null {
  let isDefined = true;
  const resolved = text.replace(reference, (_, inner: string) => {
    const character = characterOf(inner);
    isDefined &&= character !== null;
    return character ?? "";
  });
  return isDefined ? resolved : null;
}

/** The character of `amp;`, `#38;` or `#x26;`. Null if there is none (XML 1.0, section 4.1). */
function characterOf(inner: string): string | null {
  const [, decimal, hexadecimal, name = ""] = /^(?:#(\d{1,7})|#x([0-9A-Fa-f]{1,6})|([a-z]{2,4}));$/.exec(inner) ?? [];
  if (decimal === undefined && hexadecimal === undefined) return Object.hasOwn(named, name) ? (named[name] ?? null) : null;
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
  return isCharacter ? String.fromCodePoint(point) : null;
}
