import type { InvoiceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { byCreation, MAX_PAGE_SIZE, pageRequest } from "../kernel/page.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { type DocumentLink, newDocumentLink } from "./document-link.js";

/** The links that open the document now. */
export async function activeLinks(
  { documentLinks }: Pick<Stores, "documentLinks">,
  invoiceId: InvoiceId,
  now: Instant,
): Promise<readonly DocumentLink[]> {
  return (await documentLinks.list({ invoiceId, activeAt: now }, pageRequest(byCreation, { limit: MAX_PAGE_SIZE }))).items;
}

/** The secret of the link for an email: that of one that does not expire, so that all emails of a document have the same, or a new one. */
export async function secretForMail(
  ports: Pick<Ports, "clock" | "ids" | "tokenSecrets">,
  stores: Pick<Stores, "documentLinks">,
  invoiceId: InvoiceId,
): Promise<string> {
  const now = ports.clock.now();
  for (const { secret, expiresAt } of await activeLinks(stores, invoiceId, now))
    if (secret !== null && expiresAt === null) return secret;
  const link = newDocumentLink(ports, { invoiceId, expiresAt: null }, now);
  await stores.documentLinks.insert(link);
  return link.secret;
}
