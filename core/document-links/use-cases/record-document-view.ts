import { nextVersion } from "../../kernel/entity.js";
import { localDateIn } from "../../kernel/time-zone.js";
import { recordInvoiceEvents } from "../../invoices/invoice-events.js";
import type { QuoteId } from "../../kernel/ids.js";
import type { Needs, Ports } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { recordQuoteEvent } from "../../quotes/quote-events.js";
import { isActiveLink } from "../document-link.js";
import { openLink } from "../open-link.js";

/**
 * Counts that the page of a link was opened, and records the first time of the invoice or the quote. `session` is that of the browser: members of the workspace do not
 * count. The link's secret is the authority, so there is no actor.
 */
export function makeRecordDocumentView(
  ports: Needs<"documentLinks" | "events" | "invoices" | "quotes" | "workspace", "directory" | "clock" | "ids" | "tokenSecrets">,
) {
  const { unitOfWork, directory, clock, tokenSecrets } = ports;
  return async (secret: string, session: string | null = null): Promise<void> => {
    const { workspaceId, linkId } = await openLink(ports, secret);
    const viewer = session === null ? null : await directory.findActor(tokenSecrets.hash(session), clock.now());
    if (viewer?.workspaceId === workspaceId) return;
    await unitOfWork.run({ workspaceId }, async (stores) => {
      const now = clock.now();
      const link = await stores.documentLinks.find(linkId);
      if (!link || !isActiveLink(link, now)) return;
      await stores.documentLinks.update(nextVersion({ ...link, views: link.views + 1, lastViewedAt: now }, now));
      if (link.quoteId !== null) return viewQuote(ports, stores, link.quoteId);
      const invoice = link.invoiceId && (await stores.invoices.find(link.invoiceId));
      if (!invoice || invoice.viewedAt !== null) return;
      const viewed = nextVersion({ ...invoice, viewedAt: now }, now);
      await stores.invoices.update(viewed);
      const { timeZone } = await stores.workspace.get();
      // The client is not a user of the workspace, so the view has no author.
      await recordInvoiceEvents(ports, stores, invoice, viewed, { today: localDateIn(timeZone, now), author: null });
    });
  };
}

async function viewQuote(
  ports: Pick<Ports, "clock" | "ids">,
  stores: Pick<Stores, "events" | "quotes" | "workspace">,
  id: QuoteId,
): Promise<void> {
  const before = await stores.quotes.find(id);
  if (!before || before.viewedAt !== null) return;
  const now = ports.clock.now();
  const quote = nextVersion({ ...before, viewedAt: now }, now);
  await stores.quotes.update(quote);
  const { timeZone } = await stores.workspace.get();
  await recordQuoteEvent(ports, stores, "quote.viewed", { quote, today: localDateIn(timeZone, now), author: null });
}
