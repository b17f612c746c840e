import type { Json } from "../../../core/index.js";
import { exampleId } from "./fields.js";

/** Typical request bodies by schema name. The examples of other bodies contain all fields. */
export const bodyExamples: Readonly<Record<string, Json>> = {
  WorkspacePatch: { time_zone: "Europe/Berlin", rate: 9000, tax: { category: "S", rate: "19" } },
  UserInvitation: { email: "ada@example.com", role: "member" },
  UserPatch: { role: "accountant", rate: 8000 },
  MePatch: { name: "Ada Lovelace", time_zone: "Europe/Berlin" },
  TokenCreation: { name: "CI", scopes: ["read"] },
  ClientCreation: { name: "Ada Ltd", email: "ada@example.com", rate: 9000, tax: { category: "S", rate: "19" } },
  ClientPatch: { payment_terms_days: 14 },
  ProjectCreation: { name: "Website", client_id: exampleId("cli") },
  ProjectPatch: { status: "archived" },
  TaskCreation: { name: "Design", rate: 12_000 },
  TaskPatch: { billable: false },
  TimeEntryCreation: {
    project_id: exampleId("prj"),
    notes: "Landing page",
    start_time: "2026-03-02T09:00:00+01:00",
    end_time: "2026-03-02T11:30:00+01:00",
  },
  TimeEntryPatch: { notes: "Landing page, second draft", tags: ["on-site"] },
  InvoiceCreation: {
    client_id: exampleId("cli"),
    from_time: { from: "2026-03-01T00:00:00+01:00", to: "2026-04-01T00:00:00+02:00", group_by: "project" },
    lines: [{ description: "Hosting", quantity: "3", unit_price: 1000 }],
    issue_date: "2026-03-31",
  },
  InvoicePatch: { status: "open" },
  PaymentCreation: { amount: 26_775, paid_on: "2026-04-15", method: "transfer" },
  InvoiceSending: { to: ["ada@example.com"], message: "Thank you for your order." },
  WebhookCreation: { url: "https://example.com/hook", events: ["time_entry.created", "invoice.paid"] },
  Recovery: { since: "2026-03-01T00:00:00Z" },
  WebhookPatch: { status: "paused" },
};
