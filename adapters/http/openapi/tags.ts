/** What each group of operations is about, in the order of the documentation. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  "Time entries": "Recorded work, and running timers. A recorded entry keeps the rate that held when it was recorded.",
  Projects: "What people work on. Time is recorded on projects.",
  Tasks: "Parts of a project, which may have a rate of their own.",
  Clients: "Who is billed.",
  Invoices: "From unbilled time and lines to a numbered, frozen invoice, its PDF, its e-mails and its payments.",
  Reports: "Time and money, summed up.",
  Users: "The people of the workspace, their roles, and invitations.",
  Tokens: "API tokens. A token stands for a user, and may be narrowed by scopes.",
  Sessions: "Browsers that are signed in to the dashboard, by one-time links.",
  Workspace: "The workspace of the token, and its settings.",
  Webhooks: "Subscriptions to events, the secret that signs deliveries, and what became of each delivery.",
  Changes: "Every change of the workspace's resources, in order, for clients that keep a copy.",
};
