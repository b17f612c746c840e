import { momentsOf } from "../moments.js";
import {
  deliveryIntervals,
  type DeliveryInterval,
  deliveryReportView,
  invoiceReportView,
  MAX_DELIVERY_INTERVALS,
  MAX_REPORT_GROUPS,
  type ReportGrouping,
  reportGroupings,
  timeReportView,
} from "../../../core/index.js";
import { present, toDate, toTimeZone } from "../conversions.js";
import { costs, type Route, route } from "../route.js";
import { DeliveryReport, InvoiceReport, TimeReport } from "../schemas/report-views.js";
import { moment, idsIn } from "./filters.js";
import { filterOf } from "./time-entries.js";

const ofTime = [
  "Sums up recorded time; a running timer counts once it is stopped. Members see their own time only.",
  "`from` and `to` are instants, half-open, on the start of an entry, as in every list: an entry counts whole or not at all. Without them",
  "there is no limit. The days, weeks and months are those of `time_zone` (the workspace's by default); weeks start on the workspace's",
  "`week_start`. An entry that crosses midnight is split among them, so that groups may lie beyond `to`.",
  "`group_by` may be given twice, the second groups within the first; without it there are only totals.",
  "Groups without a whole second are left out.",
  "Every total is the sum of the groups that are shown, amounts included: what everything comes to is rounded once for each currency, half away",
  "from zero, and shared out, so that each amount is its exact value rounded down or up. Tags are the exception: an entry counts under each",
  "of its tags but once in the totals, and the amounts of tags are rounded by themselves.",
  "`billable_amounts` are what an invoice for the entries of a total or group alone would bill, so those of the groups need not add up.",
  `More than ${MAX_REPORT_GROUPS} groups are refused with \`too_many_groups\`.`,
  "Entries that change while a long report is made may be counted as they were or as they are.",
].join(" ");

const ofInvoices = [
  "Where invoices stand today in the workspace's time zone, for each currency: drafts, what is open, how much of that is overdue and by how",
  "many days (`aging`), and what was received in each month (`paid`) by the dates of the payments.",
  "`from` and `to` are days, half-open, and bound the payments only; by default they are the twelve months that end with `to`, or with this",
  "month; 120 months at most. Void invoices count nowhere.",
].join(" ");

const ofDeliveries = [
  "How the attempts to deliver went, by the time at which they began, and how long they took. `from` and `to` are instants, half-open; by default they are the",
  "24 hours that end with `to`, or with the hour that is under way. Attempts are kept 30 days. The days are those of `time_zone` (the workspace's by default); the first and the last interval",
  `may be cut short. ${MAX_DELIVERY_INTERVALS} intervals at most.`,
].join(" ");

export const reportRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/reports/time",
    operation: "getTimeReport",
    cost: costs.report,
    summary: "Sum up recorded time by project, task, user, client, day, week, month or tag",
    description: ofTime,
    tag: "Reports",
    permission: "time_entries:read",
    query: {
      from: moment,
      to: moment,
      group_by: { anyOf: reportGroupings, levels: 2 },
      time_zone: { format: "time-zone" },
      user_id: { anyId: "usr" },
      project_id: { anyId: "prj" },
      task_id: { anyId: "task" },
      client_id: { anyId: "cli" },
      tag: { anyText: 100 },
      billable: ["true", "false"],
      billed: ["true", "false"],
    },
    invalid: ["range_reversed", "too_many_groups"],
    status: 200,
    answer: TimeReport,
    handle: async (call) => {
      const { useCases, actor, query, anyOf } = call;
      const report = await useCases.reportTime(actor, {
        groupBy: (anyOf["group_by"] ?? []) as readonly ReportGrouping[],
        timeZone: present(query["time_zone"], toTimeZone),
        filter: await filterOf(call),
      });
      return { body: timeReportView(report) };
    },
  }),
  route({
    method: "GET",
    path: "/reports/invoices",
    operation: "getInvoiceReport",
    cost: costs.report,
    summary: "Sum up what is in draft, open, overdue and paid",
    description: ofInvoices,
    tag: "Reports",
    permission: "invoices:read",
    query: {
      from: { format: "date", description: "Payments of this day or later" },
      to: { format: "date", description: "Payments before this day" },
    },
    invalid: ["range_reversed", "range_too_long"],
    status: 200,
    answer: InvoiceReport,
    handle: async ({ useCases, actor, query }) => {
      const range = { from: present(query["from"], toDate), to: present(query["to"], toDate) };
      return { body: invoiceReportView(await useCases.reportInvoices(actor, range)) };
    },
  }),
  route({
    method: "GET",
    path: "/reports/deliveries",
    operation: "getDeliveryReport",
    cost: costs.report,
    summary: "Sum up the attempts to deliver webhooks, by hour or day",
    description: ofDeliveries,
    tag: "Reports",
    permission: "webhooks:read",
    query: {
      webhook_id: { anyId: "wh" },
      from: { format: "moment", description: "Attempts that began at this instant or later" },
      to: { format: "moment", description: "Attempts that began before this instant" },
      interval: deliveryIntervals,
      time_zone: { format: "time-zone" },
    },
    invalid: ["range_reversed", "range_too_long"],
    status: 200,
    answer: DeliveryReport,
    handle: async ({ useCases, actor, query, anyOf }) => {
      const report = await useCases.reportDeliveries(actor, {
        webhookIds: idsIn("wh", anyOf["webhook_id"]),
        ...(await momentsOf({ useCases, actor }, query)),
        interval: query["interval"] as DeliveryInterval | undefined,
        timeZone: present(query["time_zone"], toTimeZone),
      });
      return { body: deliveryReportView(report) };
    },
  }),
];
