import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { ClientId } from "../../kernel/ids.js";
import { requireRange } from "../../kernel/range.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import type { AccountStatement } from "../account-statement.js";
import type { GetAccountStatement } from "../stating.js";

/** States the account of a client. Throws `not_found`, and `range_reversed` (invalid). */
export function makeGetAccountStatement({
  unitOfWork,
  clock,
}: Needs<"clientCredits" | "clients" | "invoices" | "workspace", "clock">) {
  return async (actor: Actor, clientId: ClientId, request: GetAccountStatement = {}): Promise<AccountStatement> => {
    authorize(actor, "invoices:read");
    requireRange(request);
    const { statementOf } = await import("../stating.js");
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      const client = await stores.clients.find(clientId);
      if (client === null) throw notFound("client");
      return statementOf(stores, { client, workspace: await stores.workspace.get() }, request, clock.now());
    });
  };
}
