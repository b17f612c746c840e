import type PDFDocument from "pdfkit";
import type SVGtoPDF from "svg-to-pdfkit";
import { type Logo, logoSize, type LogoSize } from "../../core/index.js";
import type { Block, Mark } from "./block.js";
import { letter, page } from "./style.js";

/** The largest size in points. */
const MAX_HEIGHT = 45;
const MAX_WIDTH = letter.recipientWidth;

/** A logo at the left margin, as large as its place allows. */
export function logoBlock(logo: Logo): Block {
  const { width, height } = logoSize(logo);
  const scale = Math.min(MAX_WIDTH / width, MAX_HEIGHT / height);
  const mark: Mark = { kind: "logo", logo, x: page.left, y: 0, width: width * scale, height: height * scale };
  return { height: height * scale + 8, marks: [mark] };
}

export type DrawSvg = typeof SVGtoPDF;

/** Loaded when the first invoice with a logo is drawn. */
export async function svgDrawing(): Promise<DrawSvg> {
  return (await import("svg-to-pdfkit")).default;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a logo that `logoSize` accepts into the box, which has its ratio. */
export function drawLogo(file: InstanceType<typeof PDFDocument>, logo: Logo, { x, y, width, height }: Box, draw: DrawSvg): void {
  if (logo.mediaType !== "image/svg+xml") {
    file.image(Buffer.from(logo.content), x, y, { width, height });
    return;
  }
  const svg = scalable(new TextDecoder().decode(logo.content), logoSize(logo));
  draw(file, svg, x, y, { width, height, assumePt: true, warningCallback: () => undefined });
}

const quoted = `"[^"]*"|'[^']*'`;
const root = new RegExp(`<svg((?:[^"'>]|${quoted})*)>`);
const ownSize = new RegExp(`\\s(?:width|height|preserveAspectRatio)\\s*=\\s*(?:${quoted})`, "g");

/** The SVG without a size of its own, and with a view box. */
function scalable(svg: string, { width, height }: LogoSize): string {
  const plain = svg.replace(/<!--[\s\S]*?-->/g, "").replace(/<!DOCTYPE[^>]*>/, "");
  return plain.replace(root, (_, attributes: string) => {
    const rest = attributes.replace(ownSize, "");
    return /\sviewBox\s*=/.test(rest) ? `<svg${rest}>` : `<svg viewBox="0 0 ${width} ${height}"${rest}>`;
  });
}
