import { actor, creation, fieldsOf, id, listing, optional, orNull, value } from "../access/arguments.js";
import { idType, instantType, textType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { byCreation } from "../kernel/page.js";
import type { DocumentLinkFilter } from "./document-link-store.js";
import { sharedAcceptanceTable, sharedRefusalTable } from "./quote-decision.js";
import { questionTable } from "./question.js";
import type { CreateDocumentLink } from "./use-cases/create-document-link.js";

/** The secret of a link, as a URL has it. */
export const secretType = textType({ max: 1_000 });

const command = fieldsOf<CreateDocumentLink>()({ expiresAt: field.nullable(instantType) });
const filter = fieldsOf<Omit<DocumentLinkFilter, "invoiceId" | "quoteId">>()({ activeAt: field.optional(instantType) });

/** The arguments of the use cases. */
export const documentLinkArguments = {
  createDocumentLink: [actor, id("inv"), optional(creation(command))],
  listDocumentLinks: [actor, id("inv"), ...listing(filter, byCreation)],
  revokeDocumentLink: [actor, id("inv"), value("linkId", idType("lnk"))],
  createQuoteLink: [actor, id("quo"), optional(creation(command))],
  listQuoteLinks: [actor, id("quo"), ...listing(filter, byCreation)],
  revokeQuoteLink: [actor, id("quo"), value("linkId", idType("lnk"))],
  acceptSharedQuote: [value("secret", secretType), creation(sharedAcceptanceTable)],
  declineSharedQuote: [value("secret", secretType), creation(sharedRefusalTable)],
  recordDocumentView: [value("secret", secretType), optional(orNull(value("session", secretType)))],
  askQuestion: [value("secret", secretType), creation(questionTable)],
} as const;
