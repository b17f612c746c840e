/** Descriptions of the operation groups, in the order of the API reference. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  "Time entries": "Recorded work and running timers. An entry saves the hourly rate at the time of recording.",
  Projects: "Projects that time is recorded on.",
  Tasks: "Parts of a project. A task can have its own hourly rate.",
  Clients: "The customers that invoices are issued to.",
  Invoices: "Invoices for unbilled time and fixed lines, with their PDFs, emails and payments.",
  Reports: "Totals of recorded time, invoices and webhook deliveries.",
  Users: "Users of the workspace, their roles, and invitations.",
  Tokens: "API tokens authenticate a user. Scopes restrict their permissions.",
  Sessions: "Dashboard sessions, started with one-time sign-in links.",
  Workspace: "The workspace of the token and its settings.",
  Webhooks: "Event subscriptions, the signing secret, and deliveries.",
  Changes: "A feed of all changes in the workspace, for clients that keep a copy.",
};
