import { actor, id, optional, value } from "../../access/arguments.js";
import { stopSignalType } from "../../invoices/reactions/arguments.js";

/** The arguments of what renders quotes. */
export const quoteDocumentArguments = {
  exportQuote: [actor, id("quo"), optional(value("signal", stopSignalType))],
} as const;
