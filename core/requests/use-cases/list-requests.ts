import { type Actor, authorize } from "../../access/actor.js";
import type { Instant } from "../../kernel/instant.js";
import { byCreation, type PageOptions, pageRequest } from "../../kernel/page.js";
import { requireRange } from "../../kernel/range.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import type { RequestFilter } from "../request-store.js";

/** Filters a list of requests. An absent field does not filter. */
export interface RequestQuery extends Omit<RequestFilter, "from" | "to"> {
  /** A half-open range of the time of the request. */
  readonly from?: Instant | null | undefined;
  /** The end of the range, which is not part of it. */
  readonly to?: Instant | null | undefined;
}

export function makeListRequests({ unitOfWork }: Needs<"requests">) {
  return async (actor: Actor, { from = null, to = null, ...filter }: RequestQuery = {}, page: PageOptions = {}) => {
    authorize(actor, "requests:read");
    requireRange({ from, to });
    return unitOfWork.read(mayBeOutdated(actor), ({ requests }) =>
      requests.page({ ...filter, from, to }, pageRequest(byCreation, page)),
    );
  };
}
