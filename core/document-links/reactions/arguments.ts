import { optional, value } from "../../access/arguments.js";
import { documentFormatType } from "../../billing/document-format.js";
import { stopSignalType } from "../../invoices/reactions/arguments.js";
import { secretType } from "../arguments.js";

/** The arguments of what shows documents to clients. */
export const sharedDocumentArguments = {
  openSharedDocument: [value("secret", secretType)],
  exportSharedDocument: [
    value("secret", secretType),
    value("format", documentFormatType),
    optional(value("signal", stopSignalType)),
  ],
} as const;
