import { conflict } from "../kernel/errors.js";
import { isId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { byCreation, MAX_PAGE_SIZE, pageRequest } from "../kernel/page.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { type DocumentLink, MAX_ACTIVE_LINKS, newDocumentLink, type SharedId } from "./document-link.js";
import type { DocumentLinkFilter } from "./document-link-store.js";

type LinkPorts = Pick<Ports, "clock" | "ids" | "tokenSecrets">;

/** The filter for the links to a document. */
export function linksTo(id: SharedId): Pick<DocumentLinkFilter, "invoiceId" | "quoteId"> {
  return isId("quo", id) ? { quoteId: id } : { invoiceId: id };
}

/** The links that open the document now. */
async function activeLinks(
  { documentLinks }: Pick<Stores, "documentLinks">,
  id: SharedId,
  now: Instant,
): Promise<readonly DocumentLink[]> {
  const filter = { ...linksTo(id), activeAt: now };
  return (await documentLinks.list(filter, pageRequest(byCreation, { limit: MAX_PAGE_SIZE }))).items;
}

/** Stores a link to a document. Throws `link_limit` (conflict). */
export async function addLink(
  stores: Pick<Stores, "documentLinks">,
  id: SharedId,
  link: DocumentLink,
  now: Instant,
): Promise<void> {
  if ((await activeLinks(stores, id, now)).length >= MAX_ACTIVE_LINKS)
    throw conflict("link_limit", `A document has at most ${MAX_ACTIVE_LINKS} active links. Revoke one first.`);
  await stores.documentLinks.insert(link);
}

/** The secret of the link for an email: that of one that does not expire, so that all emails of a document have the same, or a new one. */
export async function secretForMail(ports: LinkPorts, stores: Pick<Stores, "documentLinks">, id: SharedId): Promise<string> {
  const now = ports.clock.now();
  for (const { secret, expiresAt } of await activeLinks(stores, id, now))
    if (secret !== null && expiresAt === null) return secret;
  const link = newDocumentLink(ports, id, null, now);
  await stores.documentLinks.insert(link);
  return link.secret;
}
