import type { LogoSize } from "./logo-size.js";
import { type SvgPiece, svgPieces } from "./svg-tags.js";
import { expandedSize, type SvgNode } from "./svg-references.js";

const elements = new Set(
  (
    "svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask pattern " +
    "title desc metadata style"
  ).split(" "),
);
const SVG = "http://www.w3.org/2000/svg";
/** Prefixed elements of other namespaces are data of drawing programs, which nothing draws or runs. */
const active = [SVG, "http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML"];

const OTHER_LANGUAGE = "The SVG has elements of another language, or its elements have a prefix. Save it as plain SVG.";

const MAX_DEPTH = 100;
/** With each use of an element counted. */
const MAX_ELEMENTS = 10_000;
const MAX_STYLE = 20_000;
/** References to elements of the same document. */
const own = /url\(\s*(["']?)#[^()"'\s]+\1\s*\)/g;

/**
 * The size of an SVG 1.1 picture, or what is wrong with it: not well-formed UTF-8, scripts, external references, texts, pictures or other
 * elements that cannot be printed, or too many of them.
 */
export function svgSize(bytes: Uint8Array): LogoSize | string {
  // All of the syntax is ASCII, so other characters need no decoding.
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  text = text.replace(/^\u00ef\u00bb\u00bf/, "").trim();
  if (!text.startsWith("<")) return "The content is not an SVG in UTF-8.";
  const declared = /^<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1]?.toLowerCase();
  if (declared !== undefined && declared !== "utf-8" && declared !== "us-ascii") return "The content is not an SVG in UTF-8.";
  const pieces = svgPieces(text);
  if (pieces === null) return "The SVG is not well-formed, or it has entities. Save it as plain SVG.";
  const tooMany = `An SVG has at most ${MAX_ELEMENTS} elements, and no circular or deeply nested references.`;
  if (pieces.filter(({ kind }) => kind === "open" || kind === "empty").length > MAX_ELEMENTS) return tooMany;
  const prefixes = activePrefixes(pieces);
  const problem = pieces.map((piece) => problemOf(piece, prefixes)).find((one) => one !== null);
  if (problem) return problem;
  const root = treeOf(pieces);
  if (root === null) return "The SVG is not well-formed, or it is nested too deeply. Save it as plain SVG.";
  if (expandedSize(root) > MAX_ELEMENTS) return tooMany;
  return sizeOf(root.attributes) ?? "The SVG needs a view box, or a width and a height in pixels.";
}

/** The prefixes of elements that browsers draw or run. Drawing programs declare them, but do not use them. */
function activePrefixes(pieces: readonly SvgPiece[]): ReadonlySet<string> {
  const declared = pieces.flatMap((piece) => (piece.kind === "text" ? [] : [...piece.attributes]));
  return new Set(
    declared.flatMap(([name, value]) =>
      name.startsWith("xmlns:") && active.includes(value) ? [name.slice("xmlns:".length)] : [],
    ),
  );
}

function problemOf(piece: SvgPiece, prefixes: ReadonlySet<string>): string | null {
  if (piece.kind === "text") return null;
  if (prefixes.has(piece.name.slice(0, Math.max(piece.name.indexOf(":"), 0)))) return OTHER_LANGUAGE;
  if (!piece.name.includes(":") && !elements.has(piece.name)) {
    const hint = /^(?:text|tspan|textPath)$/.test(piece.name) ? " Convert texts to paths." : "";
    return `SVG elements of type ${piece.name} cannot be printed.${hint}`;
  }
  for (const [name, value] of piece.attributes) {
    if (/^on/i.test(name)) return `The SVG has a script in the attribute ${name}. Remove it.`;
    const isNamespace = name.startsWith("xmlns:");
    if (name === "xmlns" && value !== SVG) return OTHER_LANGUAGE;
    const isReference = /(?:^|:)(?:href|src|base)$/i.test(name);
    if ((isReference && !value.startsWith("#")) || (!isNamespace && !refersToItself(value)))
      return `The SVG refers to another file in the attribute ${name}. Include it instead.`;
  }
  return null;
}

function refersToItself(text: string): boolean {
  return !/url\s*\(|@|\\|expression\s*\(/i.test(text.replace(own, ""));
}

/** Null unless each tag is closed and the only root is `svg`. */
function treeOf(pieces: readonly SvgPiece[]): SvgNode | null {
  const top: SvgNode = { name: "", attributes: new Map(), children: [], style: "" };
  const open = [top];
  let styles = 0;
  for (const piece of pieces) {
    const parent = open.at(-1) ?? top;
    if (piece.kind === "text") {
      if (parent === top && piece.text.trim() !== "") return null;
      if (parent.name !== "style") continue;
      parent.style += piece.text;
      styles += piece.text.length;
      if (styles > MAX_STYLE || !refersToItself(piece.text)) return null;
    } else if (piece.kind === "close") {
      if (open.pop()?.name !== piece.name || open.length === 0) return null;
    } else {
      const node = { name: piece.name, attributes: piece.attributes, children: [], style: "" };
      parent.children.push(node);
      if (piece.kind === "open") open.push(node);
      if (open.length > MAX_DEPTH) return null;
    }
  }
  const [root, ...others] = top.children;
  return open.length === 1 && root?.name === "svg" && others.length === 0 ? root : null;
}

/** The size of the view box, or width and height. */
function sizeOf(attributes: SvgNode["attributes"]): LogoSize | null {
  const box = attributes
    .get("viewBox")
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const lengths = [attributes.get("width"), attributes.get("height")].map((text) => Number(text?.replace(/px$/, "") || "x"));
  const [width = 0, height = 0] = box ? box.slice(2) : lengths;
  const isSize = [width, height].every((side) => Number.isFinite(side) && side > 0) && (box === undefined || box.length === 4);
  return isSize ? { width, height } : null;
}
