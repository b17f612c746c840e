/** The media types of logos. */
export const logoTypes = ["image/png", "image/jpeg", "image/svg+xml"] as const;
/** One of {@link logoTypes}. */
export type LogoType = (typeof logoTypes)[number];
/** The maximum size of a logo. */
export const MAX_LOGO_KIB = 256;
/** {@link MAX_LOGO_KIB} in bytes. */
export const MAX_LOGO_BYTES = MAX_LOGO_KIB * 1_024;
