import { canonicalJson } from "../kernel/canonical-json.js";
import type { Json } from "../kernel/errors.js";
import type { InvoiceId, WorkspaceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Digest } from "../ports/digest.js";

/**
 * An entry of the ledger of a number series: an issued invoice or credit note, or numbers that were skipped. Each entry contains the hash of
 * the one before it, so no entry can be changed, removed or inserted without changing all later hashes.
 */
export interface LedgerEntry {
  /** The number format with the date of the issue filled in, such as `INV-2026-{SEQ}`. Each series has a chain of its own. */
  readonly series: string;
  /** From 1, without gaps. */
  readonly position: number;
  /** Null for skipped numbers. */
  readonly invoiceId: InvoiceId | null;
  /** Canonical JSON (RFC 8785) of what was recorded. */
  readonly document: string;
  /** SHA-256 of the document, in lowercase hexadecimal. */
  readonly hash: string;
  /** When it was recorded. */
  readonly createdAt: Instant;
}

/**
 * The version of the documents that entries record; a document without one has version 1. Adding a field at any depth keeps the version. Renaming
 * or removing a field, or writing its values in another form, increases it: the audit then converts what it compares with older documents.
 */
export const DOCUMENT_VERSION = 1;

/** What an entry records: an issued document with its content, or numbers that no document has, both ends included. */
export type Recorded =
  | {
      readonly kind: "invoice";
      readonly sequence: number;
      readonly invoiceId: InvoiceId;
      readonly content: { readonly [field: string]: Json };
    }
  | { readonly kind: "skipped_numbers"; readonly from: number; readonly to: number };

/** Where the next entry goes. */
export interface SealContext {
  readonly workspaceId: WorkspaceId;
  readonly series: string;
  readonly now: Instant;
}

/** The entry that follows `last` in its series. */
export function sealed(
  recorded: Recorded,
  { workspaceId, series, now }: SealContext,
  last: LedgerEntry | null,
  digest: Digest,
): LedgerEntry {
  const position = (last?.position ?? 0) + 1;
  const chain = {
    version: DOCUMENT_VERSION,
    workspace_id: workspaceId,
    series,
    position,
    previous_hash: last?.hash ?? null,
  };
  const isInvoice = recorded.kind === "invoice";
  const document = canonicalJson({
    kind: recorded.kind,
    ...chain,
    ...(isInvoice ? { sequence: recorded.sequence, invoice: recorded.content } : { from: recorded.from, to: recorded.to }),
  });
  const invoiceId = isInvoice ? recorded.invoiceId : null;
  return { series, position, invoiceId, document, hash: digest.sha256(document), createdAt: now };
}
