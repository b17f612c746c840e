import { type Actor, authorize } from "../../access/actor.js";
import type { ClientCredit } from "../../client-credits/client-credit.js";
import { notFound } from "../../kernel/errors.js";
import type { ClientId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";

/** How many rows a credit balance shows. */
export const NEWEST_CREDITS = 200;

/** What a client has paid in excess. */
export interface CreditBalance {
  /** The last row of each currency, whose `balance` is the balance. */
  readonly balances: readonly ClientCredit[];
  /** The newest rows of all currencies, the newest first. At most {@link NEWEST_CREDITS}. */
  readonly rows: readonly ClientCredit[];
}

/** Returns the credit of a client. Throws `not_found`. */
export function makeGetCreditBalance({ unitOfWork }: Needs<"clientCredits" | "clients">) {
  return async (actor: Actor, id: ClientId): Promise<CreditBalance> => {
    authorize(actor, "clients:read");
    return unitOfWork.read(actor, async ({ clients, clientCredits }) => {
      if ((await clients.find(id)) === null) throw notFound("client");
      return { balances: await clientCredits.balances(id), rows: await clientCredits.newest(id, NEWEST_CREDITS) };
    });
  };
}
