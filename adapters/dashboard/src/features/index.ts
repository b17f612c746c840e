import {
  IconAdjustments,
  IconBuilding,
  IconChartBar,
  IconClock,
  IconFileInvoice,
  IconFolder,
  IconHome,
  IconKey,
  IconShieldLock,
  IconUser,
  IconUsers,
  IconWebhook,
} from "@tabler/icons-react";
import { paths } from "../../paths.js";
import type { OpenPageOf, Section } from "../shell/sections.js";
import { loadWords } from "../words/start.js";
import { later } from "../loading/later.js";

/** All sections, in the order of the navigation. */
export const sections: readonly Section[] = [
  {
    path: paths.welcome,
    label: "welcome",
    icon: IconHome,
    may: null,
    pages: [{ below: "", words: "welcome", page: () => import("./welcome/welcome-page.js") }],
  },
  {
    path: paths.time,
    label: "time",
    icon: IconClock,
    may: "time_entries:read",
    pages: [
      { below: "", words: "time", page: () => import("./time/day-page.js") },
      { below: "week", words: "time", page: () => import("./time/week-page.js") },
      { below: "all", words: "time", page: () => import("./time/all-page.js") },
    ],
  },
  {
    path: paths.projects,
    label: "projects",
    icon: IconFolder,
    may: "projects:read",
    pages: [
      { below: "", words: "projects", page: () => import("./projects/projects-page.js") },
      { below: ":id", words: "projects", page: () => import("./projects/project-page.js") },
    ],
  },
  {
    path: paths.clients,
    label: "clients",
    icon: IconBuilding,
    may: "clients:read",
    pages: [{ below: "", words: "clients", page: () => import("./clients/clients-page.js") }],
  },
  {
    path: paths.invoices,
    label: "invoices",
    icon: IconFileInvoice,
    may: "invoices:read",
    pages: [
      { below: "", words: "invoices", page: () => import("./invoices/invoices-page.js") },
      { below: "new", words: "invoices", page: () => import("./invoices/new-invoice-page.js") },
      { below: ":id", words: "invoices", page: () => import("./invoices/invoice-page.js") },
    ],
  },
  {
    path: paths.reports,
    label: "reports",
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
    icon: IconAdjustments,
    group: "settings",
    // Most settings are for invoicing. Members do not need the others here.
    may: "invoices:read",
    pages: [{ below: "", words: "workspace", page: () => import("./workspace/workspace-page.js") }],
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

export async function loadHeaderTools() {
  const [{ TimerTool }] = await Promise.all([import("./time/timer/timer-tool.js"), loadWords("time")]);
  return { default: TimerTool };
}

/** Tools in the header of every page. */
export const HeaderTools = later(loadHeaderTools);

/** Public pages. */
export const openPages: readonly OpenPageOf[] = [
  { path: paths.signIn, words: "sign-in", page: () => import("./sign-in/sign-in-page.js") },
  { path: paths.acceptInvitation, words: "invitation", page: () => import("./invitation/accept-invitation-page.js") },
];
