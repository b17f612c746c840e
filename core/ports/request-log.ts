import type { RecordedRequest } from "../requests/logged-request.js";

/** Keeps requests for `requests` of the stores. */
export interface RequestLog {
  /**
   * Adds requests of any workspaces, all or none. Ignores those whose ids it has, so that a call whose outcome is unknown can be repeated. Rejects with kind
   * `unavailable` while it cannot write.
   */
  record(requests: readonly RecordedRequest[]): Promise<void>;
}
