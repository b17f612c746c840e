import { type Logo, malformedLogo, MAX_LOGO_BYTES } from "./logo.js";
import type { LogoSize } from "./logo-size.js";
import { pngSize } from "./png.js";
import { svgSize } from "./svg.js";

/**
 * The size of a logo, from its content. Throws `logo_malformed` (invalid) if it is longer than {@link MAX_LOGO_BYTES}, not of its type, or an
 * SVG with scripts, external references or elements that cannot be printed.
 */
export function logoSize({ mediaType, content }: Logo): LogoSize {
  if (content.length > MAX_LOGO_BYTES) throw malformedLogo(`A logo has at most ${MAX_LOGO_BYTES} bytes.`);
  const found = mediaType === "image/png" ? pngSize(content) : svgSize(content);
  if (typeof found === "string") throw malformedLogo(found);
  return found;
}
