import type { LoggedRequestId, TokenId, UserId, WorkspaceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { MS_PER_DAY } from "../kernel/durations.js";

/** How long requests are kept. */
export const REQUESTS_KEPT_DAYS = 7;
/** {@link REQUESTS_KEPT_DAYS} in milliseconds. */
export const REQUESTS_KEPT_MS = REQUESTS_KEPT_DAYS * MS_PER_DAY;

/** The lengths of the texts of a request. Longer paths and user agents are cut. */
export const requestLimits = { requestId: 128, path: 1_000, userAgent: 200 } as const;

/** A request of the API that was authenticated, and its response. It has no body and, except the user agent, no header. */
export interface LoggedRequest {
  /** The record itself, unlike `requestId`. */
  readonly id: LoggedRequestId;
  /** When the request arrived. */
  readonly at: Instant;
  /** The `X-Request-Id` of its response. Clients can choose it, so several requests can have the same. */
  readonly requestId: string;
  /** The token, also that of a session. Null if a host vouched for the user. */
  readonly tokenId: TokenId | null;
  /** The user whose token it was, or for whom a host vouched. */
  readonly userId: UserId;
  /** The HTTP method. */
  readonly method: string;
  /** With the query string, without secrets, and at most {@link requestLimits.path} long. */
  readonly path: string;
  /** At most {@link requestLimits.userAgent} long. Null if the client does not send it. */
  readonly userAgent: string | null;
  /** The `operationId`. Null if the path has none with this method. */
  readonly operation: string | null;
  /** The HTTP status. */
  readonly status: number;
  /** The code of the problem. Null if the response is none. */
  readonly code: string | null;
  /** Whole milliseconds until the response was ready. */
  readonly durationMs: number;
}

/** A request with the workspace that it reached. */
export interface RecordedRequest extends LoggedRequest {
  /** The workspace that it reached. */
  readonly workspaceId: WorkspaceId;
}
