import type {
  DocumentLink,
  DocumentLinkFilter,
  DocumentLinkId,
  DocumentLinkStore,
  Page,
  PageRequest,
} from "../../../core/index.js";
import { at, integer, Mapping, text, versioned } from "../rows.js";
import type { Sealer } from "../sealing.js";
import type { Transaction } from "../transactions/transaction.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, is } from "./conditions.js";

const documentLinks = new Mapping<DocumentLink>("document_link", "document_links", {
  id: text,
  invoiceId: text,
  quoteId: text,
  secret: text,
  hash: text,
  expiresAt: at,
  revokedAt: at,
  views: integer,
  lastViewedAt: at,
  ...versioned,
});

const conditions: Conditions<Required<DocumentLinkFilter>> = {
  invoiceId: is("invoice_id"),
  quoteId: is("quote_id"),
  /** `isActiveLink`. */
  activeAt: { sql: "revoked_at is null and (expires_at is null or expires_at > ?)", write: at.encode },
};

/** Secrets are encrypted with the ID of their link as context. */
export class SqlDocumentLinkStore implements DocumentLinkStore {
  readonly #rows: LinkRows;

  constructor(
    transaction: Transaction,
    private readonly sealer: Sealer,
  ) {
    this.#rows = new LinkRows(transaction, documentLinks);
  }

  async find(id: DocumentLinkId): Promise<DocumentLink | null> {
    const found = await this.#rows.find(id);
    return found && this.#opened(found);
  }

  async list(filter: DocumentLinkFilter, page: PageRequest): Promise<Page<DocumentLink>> {
    const { items, next } = await this.#rows.list(filter, page);
    return { items: items.map((link) => this.#opened(link)), next };
  }

  insert(link: DocumentLink): Promise<void> {
    return this.#rows.insert(this.#sealed(link));
  }

  update(link: DocumentLink): Promise<void> {
    return this.#rows.update(this.#sealed(link));
  }

  #sealed(link: DocumentLink): DocumentLink {
    return { ...link, secret: link.secret && this.sealer.seal(link.secret, link.id) };
  }

  #opened(link: DocumentLink): DocumentLink {
    return { ...link, secret: link.secret && this.sealer.open(link.secret, link.id) };
  }
}

class LinkRows extends AggregateStore<DocumentLink> {
  list(filter: DocumentLinkFilter, page: PageRequest): Promise<Page<DocumentLink>> {
    return this.filtered(conditions, filter, page);
  }
}
