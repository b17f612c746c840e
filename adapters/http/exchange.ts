import type { Json, Session } from "../../core/index.js";
import type { SentBody } from "./request-body.js";
import type { Route } from "./route.js";

export interface ApiRequest {
  readonly route: Route;
  /** The unvalidated ID in the path, or "". */
  readonly id: string;
  /** The unvalidated ID of a part of the resource in the path, or "". */
  readonly nestedId: string;
  readonly search: URLSearchParams;
  /** The request path, for cursors and the link to the next page. */
  readonly path: string;
  /** Reads the body once; throws 413, 415 and 400 problems. */
  readonly readBody: () => Promise<SentBody>;
  /** The path prefix of the public URL. */
  readonly basePath: string;
  /** The public URL of the service. */
  readonly publicUrl: () => string;
  /** Whether the client requests CSV. */
  readonly csv: boolean;
  /** The header `If-Match`, or "". */
  readonly ifMatch: string;
  /** Whether the response may miss the changes of the last seconds. */
  readonly mayBeOutdated: boolean;
  /** The session secret in the cookie, or null. */
  readonly session: string | null;
  /** Whether the session authenticates the request. */
  readonly isBySession: boolean;
  /** Returns a signal that aborts if the client disconnects before the response is sent. */
  readonly disconnectSignal: () => AbortSignal;
  /** The header `Idempotency-Key`, or "". */
  readonly idempotencyKey: string;
}

/** A body that is JSON text. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** A response on its way to the client. */
export interface ApiResponse {
  readonly status: number;
  /** Bytes and streams of texts are sent unchanged, other values as JSON. */
  readonly body: Json | JsonText | Uint8Array | AsyncIterable<string | Uint8Array> | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Sets the session cookie. Null deletes it. */
  readonly session?: Session | null | undefined;
  /** Runs after the response is sent. */
  readonly afterwards?: (() => Promise<void>) | undefined;
}

/** A response whose body is a text or nothing. */
export interface TextResponse extends Pick<ApiResponse, "status" | "headers"> {
  readonly body: string | null;
}
