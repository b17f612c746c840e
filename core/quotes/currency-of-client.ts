import { conflict } from "../kernel/errors.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { Quote } from "./quote.js";

/** Throws `quote_in_other_currency` (conflict): invoices and budgets are in the client's currency, and amounts are not converted. */
export async function requireCurrency(
  { clients, workspace }: Pick<Stores, "clients" | "workspace">,
  { clientId, currency }: Pick<Quote, "clientId" | "currency">,
): Promise<void> {
  const client = await clients.find(clientId);
  const current = client?.currency ?? (await workspace.get()).currency;
  if (current === currency) return;
  throw conflict("quote_in_other_currency", `The currency of the client is ${current} now, that of the quote ${currency}.`);
}
