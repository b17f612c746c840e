/** The natural size in pixels or units of the view box; only the ratio matters. */
export interface LogoSize {
  /** Greater than 0. */
  readonly width: number;
  /** Greater than 0. */
  readonly height: number;
}

/** In pixels, so that decoding a small file does not fill the memory. */
const MAX_SIDE = 4_000;
const MAX_AREA = 4_000_000;

/** The size of a picture of pixels, or that it is too large. */
export function pixels({ width, height }: LogoSize): LogoSize | string {
  if (width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_AREA) return { width, height };
  return `A logo has at most ${MAX_SIDE} pixels on each side and ${MAX_AREA} in total. This one has ${width} × ${height}.`;
}
