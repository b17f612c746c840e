import { actor, creation, fieldsOf, id, many } from "../access/arguments.js";
import { dayType, emailType, textType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { messageLimits } from "../billing/message-limits.js";
import type { SendInvoice } from "./queueing.js";
import type { SendAccountStatement } from "./use-cases/send-account-statement.js";

const fields = {
  to: field.optional(many(emailType)),
  cc: field.optional(many(emailType)),
  subject: field.nullable(textType(messageLimits.subject)),
  message: field.nullable(textType(messageLimits.text)),
} as const;
const command = fieldsOf<SendInvoice>()(fields);
const ofStatement = fieldsOf<SendAccountStatement>()({
  ...fields,
  statementFrom: field.nullable(dayType),
  statementTo: field.nullable(dayType),
});

/** The arguments of the use cases. */
export const mailingArguments = {
  sendInvoice: [actor, id("inv"), creation(command)],
  sendAccountStatement: [actor, id("cli"), creation(ofStatement)],
  sendQuote: [actor, id("quo"), creation(command)],
} as const;
