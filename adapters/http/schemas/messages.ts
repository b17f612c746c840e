import { Type } from "@sinclair/typebox";
import { documentFormatNames, MAX_RECIPIENTS, messageLimits, messageStatuses } from "../../../core/index.js";
import { named } from "./annotations.js";
import {
  body,
  email,
  id,
  instant,
  literals,
  localDate,
  nullable,
  optional,
  text,
  textView,
  versioned,
  view,
} from "./primitives.js";

const fields = {
  quote_id: ["ID of the quote that is sent. Null if it is none", null],
  invoice_format: [
    "The format of the attached invoice: the client's `invoice_format` when the email was queued. XML is attached together with the PDF",
    "pdf",
  ],
  client_id: ["ID of the client whose statement of account is attached. Null if it is an email with an invoice", null],
  statement_from: ["Start of the range of movements of the statement, inclusive. Null if it has none", null],
  statement_to: ["End of the range of movements of the statement, exclusive. Null if it has none", null],
  to: ["The recipients", ["ada@example.com"]],
  cc: ["Recipients of a copy", []],
  subject: ["The subject. Null for the default, which includes the invoice number or the date of the statement", null],
  message: ["The text. Null for the default text in the client's language", null],
  message_id: [
    "The Message-ID of the email, without angle brackets. The same for every attempt",
    "msg_01kjq4v8v1e2b9q0d0x5t3m7ha@stint",
  ],
  status: ["`unknown` if the service stopped while it was sending the email. Such an email is not retried automatically", "sent"],
  attempts: ["Number of attempts", 1],
  next_attempt_at: ["Time of the next attempt. Null if none is scheduled", null],
  sent_at: "Time at which it was sent. Null if it was not sent",
  written_to_file: [
    "Whether the email was written to a file because the installation has no mail server. It is not delivered, although its `status` is `sent`",
    false,
  ],
  refused: ["The recipients that the mail server refused when it accepted the email for others", []],
  error: ["The last error. Null if there was none", null],
} as const;

const refusedRecipient = () =>
  view(
    { address: email(), permanent: Type.Boolean() },
    {
      address: "The address",
      permanent: [
        "False if the server refused it only for now. Such recipients get an email of their own, which is retried",
        true,
      ],
    },
  );

export const Message = named(
  "Message",
  "An email with an invoice, a quote or a statement of account.",
  view(
    {
      id: id("msg"),
      invoice_id: nullable(id("inv")),
      client_id: nullable(id("cli")),
      statement_from: nullable(localDate()),
      statement_to: nullable(localDate()),
      quote_id: nullable(id("quo")),
      invoice_format: literals(documentFormatNames),
      to: Type.Array(email()),
      cc: Type.Array(email()),
      subject: nullable(textView(messageLimits.subject)),
      message: nullable(textView(messageLimits.text)),
      message_id: Type.String(),
      status: literals(messageStatuses),
      attempts: Type.Integer({ minimum: 0 }),
      next_attempt_at: nullable(instant()),
      sent_at: nullable(instant()),
      written_to_file: Type.Boolean(),
      refused: Type.Array(refusedRecipient()),
      error: nullable(Type.String()),
      ...versioned,
    },
    fields,
  ),
);

const recipients = () => optional(Type.Array(email(), { maxItems: MAX_RECIPIENTS }));

const sending = {
  to: recipients(),
  cc: recipients(),
  subject: optional(nullable(text(messageLimits.subject))),
  message: optional(nullable(text(messageLimits.text))),
} as const;
const sendingFields = {
  ...fields,
  to: [
    "The recipients. If it is absent, the client's `email`. An address that is repeated in `to` or `cc` gets one copy",
    ["ada@example.com"],
  ],
  cc: [
    "Recipients of a copy. If it and `to` are absent, the client's `cc_emails`, and the seller if the client has `copy_to_seller`",
    [],
  ],
} as const;

export const InvoiceSending = named(
  "InvoiceSending",
  "To whom an invoice is sent, and with which text. Absent fields get their defaults.",
  body(sending, sendingFields),
  { to: ["ada@example.com"], message: "Thank you for your order." },
);

export const StatementSending = named(
  "StatementSending",
  "To whom a statement of account is sent, with which movements, and with which text. Absent fields get their defaults.",
  body(
    { ...sending, statement_from: optional(nullable(localDate())), statement_to: optional(nullable(localDate())) },
    sendingFields,
  ),
  { statement_from: "2026-01-01", to: ["ada@example.com"] },
);
