import { type XmlPiece, xmlPieces } from "../../kernel/xml-pieces.js";

/** A piece of an SVG: a tag with its attributes, or the text between tags. */
export type SvgPiece = Extract<XmlPiece, { readonly attributes: unknown } | { readonly text: string }>;

/**
 * Splits the text of an XML document strictly, with character references resolved. Null if it is not well-formed, or has entities, an
 * internal DTD or processing instructions. Does not check that tags are nested.
 */
export function svgPieces(text: string): readonly SvgPiece[] | null {
  const pieces: SvgPiece[] = [];
  for (const piece of xmlPieces(text)) {
    if (piece.kind === "malformed" || piece.kind === "instruction") return null;
    if (piece.kind !== "doctype") pieces.push(piece);
  }
  return pieces;
}
