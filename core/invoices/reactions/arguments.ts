import { actor, creation, fieldsOf, id, optional, value } from "../../access/arguments.js";
import { choiceType, customType } from "../../kernel/field-types.js";
import { field } from "../../kernel/fields.js";
import { timesheetFormats } from "../../billing/annex.js";
import { documentFormatType } from "../../billing/document-format.js";
import { invoiceCopies } from "../../ports/document-renderer.js";
import { invoiceCreation } from "../arguments.js";
import type { ExportOptions } from "./invoice-document.js";

/** A signal that stops work. */
export const stopSignalType = customType((issues, path, given) => {
  if (!("aborted" in given)) issues.add(path, "wrong_type", "Must be an AbortSignal.");
});
const options = fieldsOf<ExportOptions>()({
  format: field.optional(documentFormatType),
  copy: field.optional(choiceType(invoiceCopies)),
  signal: field.optional(stopSignalType),
});

const bytes = customType((issues, path, given) => {
  if (!(given instanceof Uint8Array)) issues.add(path, "wrong_type", "Must be a Uint8Array.");
});

/** The arguments of what renders and reads documents. */
export const invoiceDocumentArguments = {
  exportInvoice: [actor, id("inv"), optional(creation(options))],
  exportInvoicePreview: [actor, creation(invoiceCreation), optional(value("signal", stopSignalType))],
  getInvoiceTimesheet: [actor, id("inv")],
  exportInvoiceTimesheet: [
    actor,
    id("inv"),
    value("format", choiceType(timesheetFormats)),
    optional(value("signal", stopSignalType)),
  ],
  inspectDocument: [actor, value("content", bytes), optional(value("signal", stopSignalType))],
  exportReminder: [actor, id("rem"), optional(value("signal", stopSignalType))],
} as const;
