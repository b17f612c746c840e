/** The natural size in pixels or units of the view box; only the ratio matters. */
export interface LogoSize {
  readonly width: number;
  readonly height: number;
}
