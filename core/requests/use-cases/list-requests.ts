import { type Actor, authorize } from "../../access/actor.js";
import type { PageRequest } from "../../kernel/page.js";
import { requireRange } from "../../kernel/range.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import type { RequestFilter } from "../request-store.js";

export function makeListRequests({ unitOfWork }: Needs<"requests">) {
  return async (actor: Actor, filter: RequestFilter, page: PageRequest) => {
    authorize(actor, "requests:read");
    requireRange(filter);
    return unitOfWork.read(mayBeOutdated(actor), ({ requests }) => requests.page(filter, page));
  };
}
