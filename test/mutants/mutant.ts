/** A plausible defect, and the tests that must detect it. */
export interface Mutant {
  /** The defect in plain words. */
  readonly title: string;
  /** The source file, relative to the repository. */
  readonly file: string;
  /** Occurs exactly once in the source. */
  readonly from: string;
  readonly to: string;
  /** Test files below `test/` without their extension, or globs. */
  readonly tests: readonly string[];
  /** Limits the tests to full titles that contain this text. */
  readonly grep?: string;
  /** Why no test can detect it. */
  readonly survives?: string;
}
