import type { Author } from "../access/actor.js";
import { formatInvoiceNumber, numberSeries } from "../billing/invoice-number.js";
import type { Client } from "../clients/client.js";
import { buyerOf } from "../invoices/parties.js";
import { nextVersion } from "../kernel/entity.js";
import { invalidField } from "../kernel/errors.js";
import { localDateIn } from "../kernel/time-zone.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { Workspace } from "../workspaces/workspace.js";
import { type DraftQuote, issueQuote, type OpenQuote, QUOTE_NUMBER_FORMAT } from "./quote.js";
import { type DatedQuote, recordQuoteEvent } from "./quote-events.js";

/** Begins the names of the series of quotes. Formats of invoice numbers cannot contain a colon. */
const SERIES = "quotes:";

/**
 * Gives a stored draft its number and its date, and the current seller and buyer, and records `quote.issued`. Throws `in_the_past` (invalid) if it could
 * not be accepted any more.
 */
export async function issueDraftQuote(
  ports: Pick<Ports, "clock" | "ids">,
  stores: Pick<Stores, "events" | "invoices" | "quotes">,
  draft: DraftQuote,
  { workspace, client, author }: { readonly workspace: Workspace; readonly client: Client; readonly author: Author },
): Promise<DatedQuote<OpenQuote>> {
  const now = ports.clock.now();
  const today = localDateIn(workspace.timeZone, now);
  if (draft.validUntil !== null && draft.validUntil < today)
    throw invalidField(["validUntil"], "in_the_past", "The quote must be valid today at least.");
  const sequence = await stores.invoices.nextInSeries(SERIES + numberSeries(QUOTE_NUMBER_FORMAT, today));
  const number = formatInvoiceNumber(QUOTE_NUMBER_FORMAT, today, sequence);
  const parties = { seller: workspace.seller, buyer: buyerOf(client, workspace) };
  const quote = nextVersion(issueQuote(draft, { number, issueDate: today, ...parties }, now), now);
  await stores.quotes.update(quote);
  await recordQuoteEvent(ports, stores, "quote.issued", { quote, today, author });
  return { quote, today };
}
