import { paths } from "../../adapters/dashboard/paths.js";

/** The URL of every page for signed-in users, except those of one project, client, invoice, webhook or delivery. */
export const inside = [
  paths.welcome,
  paths.time,
  "/time/week?date=2026-03-02",
  "/time/calendar?date=2026-03-02",
  "/time/all",
  paths.projects,
  paths.clients,
  paths.invoices,
  "/invoices/new",
  "/invoices/check",
  "/invoices/recurring",
  "/invoices/recurring/new",
  paths.reports,
  `${paths.reports}/invoices`,
  `${paths.reports}/audit`,
  paths.webhooks,
  `${paths.webhooks}/deliveries`,
  paths.profile,
  paths.team,
  paths.workspace,
  paths.tags,
  paths.tokens,
  paths.webhookSecret,
  "/settings/nowhere",
];
