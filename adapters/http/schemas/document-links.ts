import { Type } from "@sinclair/typebox";
import { exampleId, named } from "./annotations.js";
import { body, id, instant, nullable, optional, versioned, view } from "./primitives.js";

const fields = {
  invoice_id: ["The invoice, deposit or credit note that it opens. Null for a link to a quote", exampleId("inv")],
  quote_id: ["The quote that it opens. Null for a link to an invoice", null],
  url: [
    "The URL of the page, which whoever has it can open. Null for tokens that cannot send invoices, and if the key that encrypts it was lost",
    "https://stint.example.com/documents/gjR3m0bT1q0o5sX2xQ9wVbWq1lY7uKfD8nZcHtPaE4M",
  ],
  expires_at: "From this time on, the link opens nothing. Null if it does not expire",
  revoked_at: "Time at which it was revoked. Null if it was not",
  views: ["How often the client has opened the page. Members of the workspace do not count", 2],
  last_viewed_at: "Time at which the client last opened the page. Null if it was not opened",
} as const;

export const DocumentLink = named(
  "DocumentLink",
  "A link to the page on which a client sees an issued document without an account.",
  view(
    {
      id: id("lnk"),
      invoice_id: nullable(id("inv")),
      quote_id: nullable(id("quo")),
      url: nullable(Type.String()),
      expires_at: nullable(instant()),
      revoked_at: nullable(instant()),
      views: Type.Integer({ minimum: 0 }),
      last_viewed_at: nullable(instant()),
      ...versioned,
    },
    fields,
  ),
);

export const DocumentLinkCreation = named(
  "DocumentLinkCreation",
  "A link to create.",
  body({ expires_at: optional(nullable(instant())) }, fields),
  { expires_at: "2026-12-31T23:00:00Z" },
);
