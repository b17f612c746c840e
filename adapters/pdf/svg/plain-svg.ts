import { type LogoSize, type SvgPiece, svgPieces } from "../../../core/index.js";
import { mapWithPauses } from "../pauses.js";

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
/** Elements that are not drawn, with everything inside. So are elements with a prefix. */
const silent = new Set(["title", "desc", "metadata"]);
/** Attributes of the root that decide how large it is drawn. */
const placing = new Set(["width", "height", "viewBox", "preserveAspectRatio", "x", "y"]);

type Tag = Exclude<SvgPiece, { readonly kind: "text" }>;

/**
 * An SVG that `logoSize` accepts, written anew: only what is drawn, without a size of its own, and with a view box. The drawing library parses the result, so
 * that it sees nothing that the checks do not see. Empty if it is not well-formed.
 */
export async function plainSvg(content: Uint8Array, size: LogoSize): Promise<string> {
  const pieces = svgPieces(new TextDecoder().decode(content).trim());
  if (pieces === null) return "";
  const open: string[] = [];
  let skipped = 0;
  const parts = await mapWithPauses(pieces, (piece) => {
    if (piece.kind === "text") return skipped === 0 && open.at(-1) === "style" ? escaped(piece.text) : "";
    if (skipped > 0 || !isDrawn(piece)) {
      skipped += { open: 1, close: -1, empty: 0 }[piece.kind];
      return "";
    }
    if (piece.kind === "close") open.pop();
    const part = tagOf(piece, open.length === 0 ? size : null);
    if (piece.kind === "open") open.push(piece.name);
    return part;
  });
  return parts.join("");
}

/** An SVG of the pixels of a PNG. */
export function pixelSvg(content: Uint8Array, { width, height }: LogoSize): string {
  const data = `data:image/png;base64,${Buffer.from(content).toString("base64")}`;
  const image = `<image width="${width}" height="${height}" image-rendering="optimizeSpeed" xlink:href="${data}"/>`;
  return `<svg ${NAMESPACES} viewBox="0 0 ${width} ${height}">${image}</svg>`;
}

function isDrawn({ name }: Tag): boolean {
  return !silent.has(name) && !name.includes(":");
}

/** `size` only for the root. */
function tagOf({ kind, name, attributes }: Tag, size: LogoSize | null): string {
  if (kind === "close") return `</${name}>`;
  const box = attributes.get("viewBox");
  const shown = [...attributes].flatMap(([key, value]) => {
    if (/(?:^|:)href$/.test(key)) return [`xlink:href="${escaped(value)}"`];
    if (key.includes(":") || key === "xmlns" || (size && placing.has(key))) return [];
    return [`${key}="${escaped(value)}"`];
  });
  const root = size ? [NAMESPACES, `viewBox="${box === undefined ? `0 0 ${size.width} ${size.height}` : escaped(box)}"`] : [];
  return `<${[name, ...root, ...shown].join(" ")}${kind === "empty" ? "/" : ""}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
