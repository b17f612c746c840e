import type { EventType } from "./webhook-queries.js";

/** The key of what each type means; a point would divide it. */
export const eventWords = {
  "time_entry.started": "entryStarted",
  "time_entry.created": "entryCreated",
  "time_entry.updated": "entryUpdated",
  "invoice.created": "invoiceCreated",
  "invoice.paid": "invoicePaid",
  "project.archived": "projectArchived",
  "user.invited": "userInvited",
} as const satisfies Record<EventType, string>;
