/** A defect that somebody could make by mistake, and the tests that must notice it. */
export interface Mutant {
  /** The defect in plain words. */
  readonly title: string;
  /** The source, from the repository's folder on. */
  readonly file: string;
  /** Stands exactly once in the source. */
  readonly from: string;
  readonly to: string;
  /** Test files below `test/` without their extension, or globs of such. */
  readonly tests: readonly string[];
  /** Only the tests whose full titles contain this text. */
  readonly grep?: string;
  /** Why no test can notice it. */
  readonly survives?: string;
}
