import { firstVersion, type Versioned } from "../kernel/entity.js";
import { invalidField } from "../kernel/errors.js";
import { type DocumentLinkId, type InvoiceId, isId, type QuoteId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { IdSource } from "../ports/id-source.js";
import type { TokenSecrets } from "../ports/token-secrets.js";

/** The most links of a document that are active at a time. */
export const MAX_ACTIVE_LINKS = 20;

/** The path of the pages for clients, below that of the service. */
export const DOCUMENT_PAGES = "/documents";

/** What a link can open: an invoice, a deposit, a credit note or a quote. */
export type SharedId = InvoiceId | QuoteId;

/** A link to the page on which a client sees an issued document without an account. Whoever has its secret can open it. */
export interface DocumentLink extends Versioned {
  /** `lnk_…`. It is not the secret. */
  readonly id: DocumentLinkId;
  /** The invoice, deposit or credit note that it opens. Null if it opens a quote. */
  readonly invoiceId: InvoiceId | null;
  /** The quote that it opens. Null if it opens an invoice. */
  readonly quoteId: QuoteId | null;
  /** The last part of its URL. Storages encrypt it, because it is shown again. Null if the key for that was lost: the link still works. */
  readonly secret: string | null;
  /** SHA-256 of the secret, in hexadecimal, by which it is found. */
  readonly hash: string;
  /** From this instant on, it opens nothing. Null: never. */
  readonly expiresAt: Instant | null;
  /** When it was revoked. Null: it is not. */
  readonly revokedAt: Instant | null;
  /** How often the client has opened the page. */
  readonly views: number;
  /** The last time. Null: never. */
  readonly lastViewedAt: Instant | null;
}

/** A link whose URL can be shown. */
export type ShownLink = DocumentLink & { readonly secret: string };

/** A new link with a secret of its own. Throws `in_the_past` (invalid) for a link that would have expired. */
export function newDocumentLink(
  { ids, tokenSecrets }: { readonly ids: IdSource; readonly tokenSecrets: TokenSecrets },
  documentId: SharedId,
  expiresAt: Instant | null,
  now: Instant,
): ShownLink {
  if (expiresAt !== null && expiresAt <= now) throw invalidField(["expiresAt"], "in_the_past", "Must be in the future.");
  const secret = tokenSecrets.issue();
  const hash = tokenSecrets.hash(secret);
  return {
    ...{ id: ids.next("lnk"), ...documentOf(documentId), secret, hash, expiresAt },
    ...{ revokedAt: null, views: 0, lastViewedAt: null },
    ...firstVersion(now),
  };
}

/** The fields of a link that name its document. */
function documentOf(id: SharedId): Pick<DocumentLink, "invoiceId" | "quoteId"> {
  return isId("quo", id) ? { invoiceId: null, quoteId: id } : { invoiceId: id, quoteId: null };
}

/** The URL of the page that a link's secret opens. `publicUrl` is that of the service, without a trailing slash. */
export function documentPageUrl(publicUrl: string, secret: string): string {
  return `${publicUrl}${DOCUMENT_PAGES}/${secret}`;
}

/** Whether the link opens its document. */
export function isActiveLink({ expiresAt, revokedAt }: Pick<DocumentLink, "expiresAt" | "revokedAt">, now: Instant): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now);
}
