/** What a worker reports of one test file. */
export interface FileResult {
  readonly file: string;
  readonly passed: number;
  /** Full titles, hooks included. */
  readonly failed: readonly string[];
  readonly ms: number;
  /** Processor time of the worker, in milliseconds; without that of processes which the tests start. */
  readonly cpuMs: number;
  /** Responses held against the OpenAPI document, and the operations that they are of. */
  readonly responses: number;
  readonly operations: readonly string[];
}

/** Begins the line of JSON that holds a result, in the output of a worker. */
export const RESULT = "\u0001result ";
