/** The paths of the application's pages. Paths below them belong to the application too. */
export const paths = {
  welcome: "/",
  signIn: "/sign-in",
  acceptInvitation: "/invitations/accept",
  time: "/time",
  projects: "/projects",
  clients: "/clients",
  expenses: "/expenses",
  invoices: "/invoices",
  reports: "/reports",
  webhooks: "/webhooks",
  settings: "/settings",
  workspace: "/settings/workspace",
  team: "/settings/team",
  profile: "/settings/profile",
  tags: "/settings/tags",
  tokens: "/settings/tokens",
  webhookSecret: "/settings/webhooks",
} as const;

export type ApplicationPath = (typeof paths)[keyof typeof paths];
