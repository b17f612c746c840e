import type { Json, Session } from "../../core/index.js";
import type { Route } from "./route.js";

export interface Asked {
  readonly route: Route;
  /** The path's id as it was sent, or "". */
  readonly id: string;
  readonly search: URLSearchParams;
  /** The path as it was sent, for cursors and the link to the next page. */
  readonly path: string;
  /** Reads the body once; throws 413, 415 and 400 problems. */
  readonly readBody: () => Promise<unknown>;
  /** What stands before the path for whoever asks. */
  readonly basePath: string;
  /** A list is asked for as CSV. */
  readonly csv: boolean;
  /** The header `If-Match`, or "". */
  readonly ifMatch: string;
  /** The secret of the session in the cookie; null for none. */
  readonly session: string | null;
  /** A signal that is aborted when the client hangs up before it is answered. */
  readonly hangUp: () => AbortSignal;
  /** The header `Idempotency-Key`, or "". */
  readonly idempotencyKey: string;
}

export interface Answered {
  readonly status: number;
  /** Bytes and texts that come one by one are sent as they are, anything else as JSON. */
  readonly body: Json | Uint8Array | AsyncIterable<string> | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Is kept by the browser that asks; null ends the one that it has. */
  readonly session?: Session | null | undefined;
  /** Is done once the answer is sent. */
  readonly afterwards?: (() => Promise<void>) | undefined;
}
