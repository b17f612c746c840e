import { isStintError, type Logo, logoSize, type LogoSize } from "../../core/index.js";
import { isDecodable, isEmbeddable } from "./png.js";
import { pixelSvg, plainSvg } from "./svg/plain-svg.js";
import { SvgDrawings } from "./svg/svg-drawings.js";
import type { Drawing } from "./svg/worker.js";
import { letter } from "./style.js";

/** The largest size in points. */
const MAX_HEIGHT = 45;
const MAX_WIDTH = letter.recipientWidth;
/** Points per inch, and the pixels of an SVG per inch of paper: as many as office printers print. */
const [POINTS, PIXELS] = [72, 600];

/** What a page shows of a logo: a PNG or a JPEG, and its natural size. */
export interface LogoPicture {
  readonly content: Buffer;
  readonly size: LogoSize;
}

/** Shared by all documents and checks. */
const drawings = new SvgDrawings();

/** Null if a logo that `logoSize` accepts cannot be drawn. */
export async function checkedPicture(logo: Logo, size: LogoSize): Promise<LogoPicture | null> {
  if (logo.mediaType === "image/png" && !(await isDecodable(logo.content))) return null;
  return pictureOf(logo, size, "check");
}

/** Null without a logo, and for one that earlier versions accepted but that cannot be drawn safely: an invoice must not depend on it. */
export async function printedPicture(logo: Logo | null): Promise<LogoPicture | null> {
  const size = logo && storedSize(logo);
  return logo && size ? pictureOf(logo, size, "print") : null;
}

async function pictureOf(logo: Logo, size: LogoSize, purpose: "check" | "print"): Promise<LogoPicture | null> {
  const drawing = await drawingOf(logo, size);
  const content = drawing === null ? Buffer.from(logo.content) : await drawings.draw(drawing, purpose);
  return content && { content, size };
}

/** What a worker has to draw; null for pixels that a PDF contains as they are. */
async function drawingOf({ mediaType, content }: Logo, size: LogoSize): Promise<Drawing | null> {
  switch (mediaType) {
    case "image/jpeg":
      return null;
    case "image/png":
      return isEmbeddable(content) ? null : { svg: pixelSvg(content, size), width: size.width };
    case "image/svg+xml":
      return { svg: await plainSvg(content, size), width: Math.ceil((size.width * scaleOf(size) * PIXELS) / POINTS) };
  }
}

function storedSize(logo: Logo): LogoSize | null {
  try {
    return logoSize(logo);
  } catch (error) {
    if (isStintError(error)) return null;
    throw error;
  }
}

/** Points per pixel, or unit of the view box, of a logo that is as large as its place allows. */
export function scaleOf({ width, height }: LogoSize): number {
  return Math.min(MAX_WIDTH / width, MAX_HEIGHT / height);
}
