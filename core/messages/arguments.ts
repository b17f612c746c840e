import { actor, anyOf, byCreation, creation, fieldsOf, id, page } from "../access/arguments.js";
import { choiceType } from "../kernel/field-types.js";
import { messageStatuses } from "./message.js";
import type { MessageFilter } from "./message-store.js";

const filter = fieldsOf<Omit<MessageFilter, "invoiceId">>()({ statuses: anyOf(choiceType(messageStatuses)) });

/** The arguments of the use cases. */
export const messageArguments = {
  listMessages: [actor, id("inv"), creation(filter), page(byCreation)],
  getInstallation: [],
} as const;
