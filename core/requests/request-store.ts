import type { TokenId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { LoggedRequest } from "./logged-request.js";

/** Filters a list of requests. Each field matches any of its values. */
export interface RequestFilter {
  readonly requestIds?: readonly string[] | undefined;
  readonly tokenIds?: readonly TokenId[] | undefined;
  readonly methods?: readonly string[] | undefined;
  readonly statuses?: readonly number[] | undefined;
  /** A half-open range of the time of the request. Null means no limit. */
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/** The requests that reached the workspace. `RequestLog` records them. */
export interface RequestStore {
  /** Requests that match the filter, in pages. They are sorted by {@link LoggedRequest.at}, as the time of their creation. */
  page(filter: RequestFilter, page: PageRequest): Promise<Page<LoggedRequest>>;
}
