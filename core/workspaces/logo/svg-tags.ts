/** A piece of an SVG: a tag with its attributes, or the text between tags. */
export type SvgPiece =
  | {
      readonly kind: "open" | "close" | "empty";
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
    }
  | { readonly kind: "text"; readonly text: string };

const ATTRIBUTE = `\\s+([A-Za-z_][\\w:.-]*)\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`;
const tag = new RegExp(`<(/?)([A-Za-z_][\\w:.-]*)((?:${ATTRIBUTE.replaceAll(/\((?!\?)/g, "(?:")})*)\\s*(/?)>`, "y");
const attribute = new RegExp(ATTRIBUTE, "gy");
const skipped = [/<\?xml\s[^<>]*\?>/y, /<!--(?:[^-]|-[^-])*-->/y, /<!DOCTYPE\s[^[<>]*>/y];
const cdata = /<!\[CDATA\[((?:[^\]]|\](?!\]>))*)\]\]>/y;
const words = /[^<]+/y;

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const reference = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9A-Fa-f]{1,6}));/g;

/**
 * Splits the text of an XML document strictly, with character references resolved. Null if it is not well-formed, or has entities, an
 * internal DTD or processing instructions. Does not check that tags are nested.
 */
export function svgPieces(text: string): readonly SvgPiece[] | null {
  const pieces: SvgPiece[] = [];
  let at = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < text.length) {
    if (skipped.some((pattern) => match(pattern))) continue;
    const section = match(cdata);
    const plain = section ? null : match(words);
    const resolved = section ? (section[1] ?? "") : plain && resolve(plain[0]);
    if (section || plain) {
      if (resolved === null) return null;
      pieces.push({ kind: "text", text: resolved });
      continue;
    }
    const piece = pieceOf(match(tag));
    if (piece === null) return null;
    pieces.push(piece);
  }
  return pieces;
}

function pieceOf(found: RegExpExecArray | null): SvgPiece | null {
  if (!found) return null;
  const [, close = "", name = "", inside = "", empty = ""] = found;
  if (close !== "" && (empty !== "" || inside !== "")) return null;
  const attributes = new Map<string, string>();
  for (const [, key = "", double, single] of inside.matchAll(attribute)) {
    const value = resolve(double ?? single ?? "");
    if (value === null || attributes.has(key)) return null;
    attributes.set(key, value);
  }
  return { kind: close === "/" ? "close" : empty === "/" ? "empty" : "open", name, attributes };
}

/** Null if a reference is undefined. */
function resolve(text: string): string | null {
  const resolved = text.replace(reference, (_, name?: string, decimal?: string, hex?: string) =>
    name === undefined
      ? String.fromCodePoint(Math.min(decimal === undefined ? Number.parseInt(hex ?? "0", 16) : Number(decimal), 0x10ffff))
      : `\u0000${name}`,
  );
  return resolved.includes("&") ? null : resolved.replace(/\u0000(amp|lt|gt|quot|apos)/g, (_, name: string) => named[name] ?? "");
}
