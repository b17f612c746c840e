import { formatInstant } from "../kernel/instant.js";
import type { View } from "../kernel/view.js";
import type { LoggedRequest } from "./logged-request.js";

/** The request's representation in the API. */
export function requestView(request: LoggedRequest): View {
  return {
    id: request.id,
    request_id: request.requestId,
    created_at: formatInstant(request.at),
    token_id: request.tokenId,
    user_id: request.userId,
    method: request.method,
    path: request.path,
    user_agent: request.userAgent,
    operation: request.operation,
    status: request.status,
    code: request.code,
    duration_ms: request.durationMs,
  };
}
