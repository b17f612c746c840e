import { momentsOf } from "../moments.js";
import {
  DEFAULT_DELIVERY_HOURS,
  DEFAULT_REPORT_MONTHS,
  DELIVERIES_KEPT_DAYS,
  deliveryIntervals,
  deliveryReportView,
  invoiceReportView,
  MAX_DELIVERY_INTERVALS,
  MAX_REPORT_GROUPS,
  MAX_REPORT_MONTHS,
  reportGroupings,
  timeReportView,
} from "../../../core/index.js";
import { mapOptional, toDate, toTimeZone } from "../conversions.js";
import { costs, type QueryParameter, type Route, route } from "../route.js";
import { subscriptionId } from "../schemas/deliveries.js";
import { DeliveryReport, InvoiceReport, TimeReport } from "../schemas/reports.js";
import { idsIn, isBillable, range, wordIn, wordsIn } from "./filters.js";
import { filterOf, isBilled, notesContaining, referenceFilters } from "./time-entries.js";

export const reportTag = { name: "Reports", description: "Totals of recorded time, invoices and webhook deliveries." };

const timeDescription = [
  "Returns totals of recorded time. A running timer is not included. Members see only their own time.",
  "The time from `from` up to but not including `to` counts. Both are optional. An entry that begins before or ends after the range counts only as",
  "far as it lies in it, so that adjacent ranges add up. `entries` is the number of entries that start in the range.",
  "Days, weeks and months, and calendar dates in `from` and `to`, are in `time_zone` (the workspace's by default). Weeks start on the workspace's",
  "`week_start`. An entry that crosses midnight is split between days.",
  "Pass `group_by` twice to group within groups. Without it, only totals are returned.",
  "Entries shorter than a second are not counted.",
  "Totals equal the sum of their groups, including amounts: the grand total is rounded once per currency, half away",
  "from zero, and each group's amount is rounded up or down to match. Tags are an exception: an entry counts for each",
  "of its tags but once in the totals, and amounts of tags are rounded individually.",
  "`billable_amounts` are the amounts of an invoice for the entries that start in the range. An invoice bills an entry as a whole. Each group is",
  "rounded like an invoice for only its entries, so the groups may not add up to the total.",
  `Reports with more than ${MAX_REPORT_GROUPS} groups fail with \`too_many_groups\`.`,
  "Entries that change while a report is computed may be counted with their old or new values.",
].join(" ");

const invoiceDescription = [
  "Returns the totals of invoices per currency as of today in the workspace's time zone: drafts, open and overdue invoices, amounts due",
  "by days overdue (`aging`), and payments received per month (`paid`).",
  "`from` (inclusive) and `to` (exclusive) limit only the payments. They default to the",
  `${DEFAULT_REPORT_MONTHS} months that end with \`to\` or with the current month. The maximum is ${MAX_REPORT_MONTHS} months. Void invoices are not included.`,
].join(" ");

const deliveryDescription = [
  "Returns the number, results and durations of delivery attempts by their start time. `from` (inclusive) and `to` (exclusive) default to the",
  `${DEFAULT_DELIVERY_HOURS} hours that end with \`to\` or with the current hour. Attempts are kept for ${DELIVERIES_KEPT_DAYS} days. Days are in \`time_zone\``,
  "(the workspace's by default). The first and last interval",
  `can be partial. The maximum is ${MAX_DELIVERY_INTERVALS} intervals.`,
].join(" ");

export const reportZone = {
  format: "time-zone",
  description: "Time zone of days, weeks and months, and of calendar dates in `from` and `to`. Defaults to the workspace's",
  example: "Europe/Berlin",
} as const satisfies QueryParameter;

export const reportRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/reports/time",
    operation: "getTimeReport",
    cost: costs.report,
    mayBeOutdated: true,
    summary: "Retrieve a time report",
    description: timeDescription,
    tag: reportTag,
    permission: "time_entries:read",
    query: {
      ...range,
      group_by: {
        anyOf: reportGroupings,
        levels: 2,
        description: "Fields to group by. The second field groups within the first",
      },
      time_zone: reportZone,
      ...referenceFilters,
      notes: notesContaining,
      billable: isBillable,
      billed: isBilled,
    },
    invalid: ["range_reversed", "too_many_groups"],
    status: 200,
    response: TimeReport,
    handle: async (call) => {
      const { useCases, actor, query, anyOf } = call;
      const timeZone = mapOptional(query["time_zone"], toTimeZone);
      const report = await useCases.getTimeReport(actor, {
        groupBy: wordsIn(reportGroupings, anyOf["group_by"]) ?? [],
        timeZone,
        filter: await filterOf(call, timeZone),
      });
      return { body: timeReportView(report) };
    },
  }),
  route({
    method: "GET",
    path: "/reports/invoices",
    operation: "getInvoiceReport",
    cost: costs.report,
    mayBeOutdated: true,
    summary: "Retrieve an invoice report",
    description: invoiceDescription,
    tag: reportTag,
    permission: "invoices:read",
    query: {
      from: { format: "date", description: "Start of the range of payment dates, inclusive" },
      to: { format: "date", description: "End of the range of payment dates, exclusive" },
    },
    invalid: ["range_reversed", "range_too_long"],
    status: 200,
    response: InvoiceReport,
    handle: async ({ useCases, actor, query }) => {
      const range = { from: mapOptional(query["from"], toDate), to: mapOptional(query["to"], toDate) };
      return { body: invoiceReportView(await useCases.getInvoiceReport(actor, range)) };
    },
  }),
  route({
    method: "GET",
    path: "/reports/deliveries",
    operation: "getDeliveryReport",
    cost: costs.report,
    mayBeOutdated: true,
    summary: "Retrieve a webhook delivery report",
    description: deliveryDescription,
    tag: reportTag,
    permission: "webhooks:read",
    query: {
      webhook_id: { anyId: "wh", description: subscriptionId[0] },
      ...range,
      interval: { oneOf: deliveryIntervals, description: "Length of each interval" },
      time_zone: reportZone,
    },
    invalid: ["range_reversed", "range_too_long"],
    status: 200,
    response: DeliveryReport,
    handle: async ({ useCases, actor, query, anyOf }) => {
      const timeZone = mapOptional(query["time_zone"], toTimeZone);
      const report = await useCases.getDeliveryReport(actor, {
        webhookIds: idsIn("wh", anyOf["webhook_id"]),
        ...(await momentsOf({ useCases, actor }, { from: query["from"], to: query["to"] }, timeZone)),
        interval: mapOptional(query["interval"], (interval) => wordIn(deliveryIntervals, interval)),
        timeZone,
      });
      return { body: deliveryReportView(report) };
    },
  }),
];
