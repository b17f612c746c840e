import type { TokenId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { LoggedRequest } from "./logged-request.js";

/** Filters a list of requests. Each field matches any of its values. */
export interface RequestFilter {
  /** Values of `X-Request-Id`. Absent: all. */
  readonly requestIds?: readonly string[] | undefined;
  /** The tokens that the requests had. Absent: all. */
  readonly tokenIds?: readonly TokenId[] | undefined;
  /** HTTP methods in capitals. Absent: all. */
  readonly methods?: readonly string[] | undefined;
  /** HTTP statuses of the responses. Absent: all. */
  readonly statuses?: readonly number[] | undefined;
  /** A half-open range of the time of the request. Null means no limit. */
  readonly from: Instant | null;
  /** The end of the range, which is not part of it. Null means no limit. */
  readonly to: Instant | null;
}

/** The requests that reached the workspace. `RequestLog` records them. */
export interface RequestStore {
  /** Requests that match the filter, in pages. They are sorted by {@link LoggedRequest.at}, as the time of their creation. */
  page(filter: RequestFilter, page: PageRequest): Promise<Page<LoggedRequest>>;
}
