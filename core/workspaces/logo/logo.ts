import { invalidField } from "../../kernel/errors.js";
import type { JsonCodec } from "../../kernel/json-codec.js";
import type { LogoSize } from "./logo-size.js";
import { pngSize } from "./png.js";
import { svgSize } from "./svg.js";

/** The media types of logos. */
export const logoTypes = ["image/png", "image/svg+xml"] as const;
/** One of {@link logoTypes}. */
export type LogoType = (typeof logoTypes)[number];
/** The most bytes of a logo: 256 KiB. */
export const MAX_LOGO_BYTES = 262_144;

/** The picture on the invoices of a workspace, as it was uploaded. */
export interface Logo {
  readonly mediaType: LogoType;
  /** The bytes of the file, at most {@link MAX_LOGO_BYTES}. */
  readonly content: Uint8Array;
}

/** What the settings show of a logo; `size` is in bytes. */
export interface LogoFacts {
  readonly mediaType: LogoType;
  readonly size: number;
}

type LogoFactsJson = { readonly media_type: LogoType; readonly size: number };

/** The JSON of a logo's facts. */
export const logoFactsJson: JsonCodec<LogoFacts, LogoFactsJson> = {
  toJson: ({ mediaType, size }) => ({ media_type: mediaType, size }),
  fromJson: ({ media_type: mediaType, size }) => ({ mediaType, size }),
};

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

/** The error for a logo that cannot be used: `logo_malformed` (invalid), with an empty path. */
export function malformedLogo(message: string) {
  return invalidField([], "logo_malformed", message);
}
