import { type Actor, authorize } from "../../access/actor.js";
import type { View } from "../../kernel/view.js";
import type { DocumentReader, ReadDocument } from "../../ports/document-reader.js";
import type { StopSignal } from "../../ports/document-renderer.js";
import { type Finding, showFinding } from "../finding.js";

/** What the use case needs. Without a reader it can only refuse. */
export interface InspectionNeeds {
  readonly documentReader?: DocumentReader | undefined;
}

/** The media types of documents. Their content decides how they are read. */
export const documentTypes = ["application/pdf", "application/xml", "text/xml", "application/octet-stream"] as const;

/** An electronic invoice as it was read and checked. */
export interface InspectedDocument extends ReadDocument {
  /** What breaks the rules of its specification (BT-24), errors first. Paths are those of its JSON. */
  readonly findings: readonly Finding[];
  /** The JSON of what it states. */
  readonly document: View;
}

/**
 * Reads an electronic invoice from any issuer, and checks it, for actors who may read invoices. Nothing is stored. Throws `document_unreadable` (invalid), `overloaded` (unavailable), and an
 * Error without a reader.
 */
export function makeInspectDocument({ documentReader }: InspectionNeeds) {
  return async (actor: Actor, content: Uint8Array, signal?: StopSignal): Promise<InspectedDocument> => {
    authorize(actor, "invoices:read");
    if (documentReader === undefined)
      throw new Error("inspectDocument needs a documentReader, such as ElectronicInvoiceReader of stint/electronic-invoices.");
    const read = await documentReader.read(content, signal);
    const [{ documentFindings }, { statedView }] = await Promise.all([
      import("../inspecting/document-findings.js"),
      import("../inspecting/stated.js"),
    ]);
    return { ...read, findings: documentFindings(read.terms, read.form), document: statedView(read.terms) };
  };
}

/** The JSON of an inspected document. */
export function inspectionView({ format, document, findings, unread }: InspectedDocument): View {
  return { format, document, findings: findings.map(showFinding), unread: unread.map(({ path, text }) => ({ path, text })) };
}
