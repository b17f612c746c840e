import { invalidField } from "../../kernel/errors.js";
import type { JsonCodec } from "../../kernel/json-codec.js";

/** The media types of logos. */
export const logoTypes = ["image/png", "image/svg+xml"] as const;
/** One of {@link logoTypes}. */
export type LogoType = (typeof logoTypes)[number];
/** The maximum size of a logo. */
export const MAX_LOGO_KIB = 256;
/** {@link MAX_LOGO_KIB} in bytes. */
export const MAX_LOGO_BYTES = MAX_LOGO_KIB * 1_024;

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

/** The error for a logo that cannot be used: `logo_malformed` (invalid), with an empty path. */
export function malformedLogo(message: string) {
  return invalidField([], "logo_malformed", message);
}
