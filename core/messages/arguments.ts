import { actor, anyOf, fieldsOf, id, listing } from "../access/arguments.js";
import { byCreation } from "../kernel/page.js";
import { choiceType } from "../kernel/field-types.js";
import { messageStatuses } from "./message.js";
import type { MessageFilter } from "./message-store.js";

const filter = fieldsOf<Omit<MessageFilter, "invoiceId" | "clientId">>()({ statuses: anyOf(choiceType(messageStatuses)) });

/** The arguments of the use cases. */
export const messageArguments = {
  listInvoiceMessages: [actor, id("inv"), ...listing(filter, byCreation)],
  listClientMessages: [actor, id("cli"), ...listing(filter, byCreation)],
  getInstallation: [],
} as const;
