import { instantView, type View, versionView } from "../kernel/view.js";
import type { DocumentLink } from "./document-link.js";

/** The link's representation in the API. `url` is that of its page, or null for callers who may not pass it on. */
export function documentLinkView(link: DocumentLink, url: string | null): View {
  return {
    id: link.id,
    invoice_id: link.invoiceId,
    quote_id: link.quoteId,
    url,
    expires_at: instantView(link.expiresAt),
    revoked_at: instantView(link.revokedAt),
    views: link.views,
    last_viewed_at: instantView(link.lastViewedAt),
    ...versionView(link),
  };
}
