import { documentTypes, inspectionView, MAX_DOCUMENT_BYTES, MAX_DOCUMENT_MIB } from "../../../core/index.js";
import { costs, type Route, route } from "../route.js";
import { DocumentInspection } from "../schemas/documents.js";

const tag = { name: "Documents", description: "Electronic invoices from any issuer." };

export const documentRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/documents/inspect",
    operation: "inspectDocument",
    summary: "Read and check an electronic invoice",
    description: `Returns what an invoice in UBL, CII or Factur-X (ZUGFeRD) says, in the names of an invoice's JSON, and which rules of EN 16931 and of the specification that it names it breaks. The body is the file, of at most ${MAX_DOCUMENT_MIB} MiB. Nothing is stored.`,
    again: "computed",
    tag,
    permission: "invoices:read",
    raw: { mediaTypes: documentTypes, maxBytes: MAX_DOCUMENT_BYTES },
    cost: costs.file,
    status: 200,
    response: DocumentInspection,
    refusals: ["document_unreadable"],
    handle: async ({ useCases, actor, raw, disconnectSignal }) => {
      if (!raw) throw new Error("The request has no file.");
      return { body: inspectionView(await useCases.inspectDocument(actor, raw.content, disconnectSignal())) };
    },
  }),
];
