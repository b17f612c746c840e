import { paths } from "../../adapters/dashboard/paths.js";

/** The address of every page for who is signed in, apart from those of one project, invoice, webhook or delivery. */
export const inside = [
  paths.welcome,
  paths.time,
  "/time/week?date=2026-03-02",
  "/time/all",
  paths.projects,
  paths.clients,
  paths.invoices,
  "/invoices/new",
  paths.reports,
  `${paths.reports}/invoices`,
  paths.webhooks,
  `${paths.webhooks}/deliveries`,
  paths.profile,
  paths.team,
  paths.workspace,
  paths.tokens,
  paths.webhookSecret,
  "/settings/nowhere",
];
