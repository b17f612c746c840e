import { actor, creation, fieldsOf, id, many } from "../access/arguments.js";
import { emailType, textType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { messageLimits } from "../billing/message-limits.js";
import type { SendInvoice } from "./queueing.js";

const command = fieldsOf<SendInvoice>()({
  to: field.optional(many(emailType)),
  cc: field.optional(many(emailType)),
  subject: field.nullable(textType(messageLimits.subject)),
  message: field.nullable(textType(messageLimits.text)),
});

/** The arguments of the use cases. */
export const mailingArguments = {
  sendInvoice: [actor, id("inv"), creation(command)],
  sendQuote: [actor, id("quo"), creation(command)],
} as const;
