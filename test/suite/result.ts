/** A test or hook that failed. */
export interface Failure {
  /** The full title. */
  readonly title: string;
  /** The message and the place of the error in one line. */
  readonly reason: string;
  /** Whether an assertion failed, and nothing else, such as a time-out. */
  readonly isAssertion: boolean;
}

/** What a worker reports of one test file. */
export interface FileResult {
  readonly file: string;
  readonly passed: number;
  readonly failed: readonly Failure[];
  readonly ms: number;
  /** CPU time of the worker in milliseconds, without that of its child processes. */
  readonly cpuMs: number;
  /** The responses compared with the OpenAPI document, and their operations. */
  readonly responses: number;
  readonly operations: readonly string[];
}

/** The prefix of the JSON line with a result in the output of a worker. */
export const RESULT = "\u0001result ";
