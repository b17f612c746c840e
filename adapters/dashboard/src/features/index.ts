import {
  IconAdjustments,
  IconBuilding,
  IconChartBar,
  IconClock,
  IconFileInvoice,
  IconFolder,
  IconHome,
  IconKey,
  IconReceipt,
  IconShieldLock,
  IconTags,
  IconUser,
  IconUsers,
  IconWebhook,
} from "@tabler/icons-react";
import { paths } from "../../paths.js";
import type { OpenPageOf, Section } from "../shell/sections.js";
import { withWords } from "../words/with-words.js";
import welcomePage from "./welcome/welcome-page.js";

export { HeaderTools } from "./tools/header-tools.js";

/** All sections, in the order of the navigation. */
export const sections: readonly Section[] = [
  {
    path: paths.welcome,
    label: "welcome",
    key: "o",
    icon: IconHome,
    may: null,
    pages: [{ below: "", words: "welcome", page: async () => ({ default: welcomePage }) }],
  },
  {
    path: paths.time,
    label: "time",
    key: "t",
    icon: IconClock,
    may: "time_entries:read",
    pages: [
      { below: "", words: "time", page: () => import("./time/day-page.js") },
      { below: "week", words: "time", page: () => import("./time/week/week-page.js") },
      { below: "calendar", words: "time", page: () => import("./time/calendar/calendar-page.js") },
      { below: "all", words: "time", page: () => import("./time/all/all-page.js") },
    ],
  },
  {
    path: paths.projects,
    label: "projects",
    key: "p",
    icon: IconFolder,
    may: "projects:read",
    pages: [
      { below: "", words: "projects", page: () => import("./projects/projects-page.js") },
      {
        below: ":id",
        words: "projects",
        page: withWords(() => import("./projects/project-page.js"), "clients", "invoices"),
      },
    ],
  },
  {
    path: paths.clients,
    label: "clients",
    key: "c",
    icon: IconBuilding,
    may: "clients:read",
    pages: [
      { below: "", words: "clients", page: () => import("./clients/clients-page.js") },
      {
        below: ":id",
        words: "clients",
        page: withWords(() => import("./clients/client-page.js"), "projects", "invoices", "work"),
      },
      { below: ":id/statement", may: "invoices:read", words: "statements", page: () => import("./statements/statement-page.js") },
    ],
  },
  {
    path: paths.expenses,
    label: "expenses",
    key: "e",
    icon: IconReceipt,
    may: "expenses:read",
    pages: [{ below: "", words: "expenses", page: () => import("./expenses/expenses-page.js") }],
  },
  {
    path: paths.invoices,
    label: "invoices",
    key: "i",
    icon: IconFileInvoice,
    may: "invoices:read",
    pages: [
      { below: "", words: "invoices", page: () => import("./invoices/invoices-page.js") },
      { below: "new", words: "invoices", page: () => import("./invoices/new-invoice-page.js") },
      { below: "bank", may: "bank_transactions:read", words: "bank", page: () => import("./bank/bank-page.js") },
      { below: "check", words: "documents", page: () => import("./documents/documents-page.js") },
      { below: "quotes/*", may: "quotes:read", words: "quotes", page: () => import("./quotes/quotes-pages.js") },
      {
        below: "recurring/*",
        may: "recurring_invoices:read",
        words: "recurring-invoices",
        page: () => import("./recurring-invoices/recurring-pages.js"),
      },
      { below: ":id", words: "invoices", page: () => import("./invoices/invoice-page.js") },
    ],
  },
  {
    path: paths.reports,
    label: "reports",
    key: "r",
    icon: IconChartBar,
    may: "time_entries:read",
    pages: [
      { below: "", words: "reports", page: () => import("./reports/reports-page.js") },
      { below: "invoices", may: "invoices:read", words: "reports", page: () => import("./reports/invoice-report-page.js") },
      { below: "audit", may: "workspace:write", words: "reports", page: () => import("./reports/audit-page.js") },
    ],
  },
  {
    path: paths.webhooks,
    label: "webhooks",
    key: "w",
    icon: IconWebhook,
    may: "webhooks:read",
    pages: [
      { below: "", words: "webhooks", page: () => import("./webhooks/webhooks-page.js") },
      { below: "deliveries", words: "webhooks", page: () => import("./webhooks/deliveries-page.js") },
      { below: "deliveries/:id", words: "webhooks", page: () => import("./webhooks/delivery-page.js") },
      { below: ":id", words: "webhooks", page: () => import("./webhooks/webhook-page.js") },
    ],
  },
  {
    path: paths.profile,
    label: "profile",
    icon: IconUser,
    group: "settings",
    may: null,
    pages: [{ below: "", words: "profile", page: () => import("./profile/profile-page.js") }],
  },
  {
    path: paths.team,
    label: "team",
    icon: IconUsers,
    group: "settings",
    may: "users:read",
    pages: [{ below: "", words: "team", page: () => import("./team/team-page.js") }],
  },
  {
    path: paths.workspace,
    label: "workspace",
    key: "s",
    icon: IconAdjustments,
    group: "settings",
    // Most settings are for invoicing. Members do not need the others here.
    may: "invoices:read",
    pages: [{ below: "", words: "workspace", page: () => import("./workspace/workspace-page.js") }],
  },
  {
    path: paths.tags,
    label: "tags",
    icon: IconTags,
    group: "settings",
    may: "workspace:write",
    pages: [{ below: "", words: "settings", page: () => import("./settings/tags-page.js") }],
  },
  {
    path: paths.tokens,
    label: "tokens",
    icon: IconKey,
    group: "settings",
    may: "tokens:read",
    pages: [{ below: "", words: "settings", page: () => import("./settings/tokens-page.js") }],
  },
  {
    path: paths.webhookSecret,
    label: "webhookSecret",
    icon: IconShieldLock,
    group: "settings",
    may: "webhook_secret:write",
    pages: [{ below: "", words: "webhooks", page: () => import("./webhooks/secret-page.js") }],
  },
];

/** Public pages. */
export const openPages: readonly OpenPageOf[] = [
  { path: paths.signIn, words: "sign-in", page: () => import("./sign-in/sign-in-page.js") },
  { path: paths.acceptInvitation, words: "invitation", page: () => import("./invitation/accept-invitation-page.js") },
];
