import { type Logo, type LogoType, malformedLogo, MAX_LOGO_BYTES } from "./logo.js";
import type { LogoSize } from "./logo-size.js";
import { jpegSize } from "./jpeg.js";
import { pngSize } from "./png.js";
import { svgSize } from "./svg.js";

/** What determines the size of each type, or tells what is wrong. */
const sizes: Readonly<Record<LogoType, (content: Uint8Array) => LogoSize | string>> = {
  "image/png": pngSize,
  "image/jpeg": jpegSize,
  "image/svg+xml": svgSize,
};

/**
 * The size of a logo, from its content. Throws `logo_malformed` (invalid) if it is longer than {@link MAX_LOGO_BYTES}, not of its type, or an
 * SVG with scripts, external references or elements that cannot be printed.
 */
export function logoSize({ mediaType, content }: Logo): LogoSize {
  if (content.length > MAX_LOGO_BYTES) throw malformedLogo(`A logo has at most ${MAX_LOGO_BYTES} bytes.`);
  const found = sizes[mediaType](content);
  if (typeof found === "string") throw malformedLogo(found);
  return found;
}
