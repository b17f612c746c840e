import type { Ports } from "../ports/ports.js";
import { makeListRequests } from "./use-cases/list-requests.js";

export * from "./logged-request.js";
export * from "./request-store.js";
export * from "./request-view.js";

/** The use cases of the request log. */
export function requestUseCases(ports: Ports) {
  return {
    /** Lists the requests that reached the workspace in the last 7 days, filtered and in pages. Needs `requests:read`, which owners and admins have. */
    listRequests: makeListRequests(ports),
  };
}
