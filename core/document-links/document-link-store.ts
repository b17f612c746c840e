import type { DocumentLinkId, InvoiceId, QuoteId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { DocumentLink } from "./document-link.js";

/** Filters a list of links. An absent field does not filter. */
export interface DocumentLinkFilter {
  /** The invoice, deposit or credit note that they open. */
  readonly invoiceId?: InvoiceId | undefined;
  /** The quote that they open. */
  readonly quoteId?: QuoteId | undefined;
  /** Only those that are `isActiveLink` at this instant. Absent: all. */
  readonly activeAt?: Instant | undefined;
}

/** The links to the workspace's documents. */
export interface DocumentLinkStore {
  /** Null if it does not exist. */
  find(id: DocumentLinkId): Promise<DocumentLink | null>;
  /** Links that match the filter, in pages. */
  list(filter: DocumentLinkFilter, page: PageRequest): Promise<Page<DocumentLink>>;
  /** Adds a new link. */
  insert(link: DocumentLink): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(link: DocumentLink): Promise<void>;
}
