import { nextVersion } from "../../kernel/entity.js";
import { localDateIn } from "../../kernel/time-zone.js";
import { recordInvoiceEvents } from "../../invoices/invoice-events.js";
import type { Needs } from "../../ports/ports.js";
import { isActiveLink } from "../document-link.js";
import { openLink } from "../open-link.js";

/**
 * Counts that the page of a link was opened, and records the first time of the invoice. `session` is that of the browser: members of the workspace do not
 * count. The link's secret is the authority, so there is no actor.
 */
export function makeRecordDocumentView(
  ports: Needs<"documentLinks" | "events" | "invoices" | "workspace", "directory" | "clock" | "ids" | "tokenSecrets">,
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
      const invoice = await stores.invoices.find(link.invoiceId);
      if (invoice?.viewedAt !== null) return;
      const viewed = nextVersion({ ...invoice, viewedAt: now }, now);
      await stores.invoices.update(viewed);
      const { timeZone } = await stores.workspace.get();
      // The client is not a user of the workspace, so the view has no author.
      await recordInvoiceEvents(ports, stores, invoice, viewed, { today: localDateIn(timeZone, now), author: null });
    });
  };
}
