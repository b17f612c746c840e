import { type Saboteur, saboteur } from "./saboteur.js";

/** Computations of the dashboard. */
const computations: readonly Saboteur[] = [
  saboteur<typeof import("../../adapters/dashboard/src/features/time/line/clock-text.js")>(
    "adapters/dashboard/src/features/time/line/clock-text",
    {
      title: "reads a decimal duration as minutes",
      test: "adapters/dashboard/time/line-times.test",
      breaks: { readDuration: (genuine) => (text) => genuine(text.replace(/[.,](\d+)h/, "h$1")) },
    },
  ),
  saboteur<typeof import("../../adapters/dashboard/src/features/time/line/wall-time.js")>(
    "adapters/dashboard/src/features/time/line/wall-time",
    {
      title: "takes the later of two instants when the clock is set back",
      test: "adapters/dashboard/time/parse-line.properties",
      grep: "occurs twice means the first",
      breaks: {
        momentOf:
          (genuine, { wallTime }) =>
          (zone, wanted) => {
            const first = genuine(zone, wanted);
            const later = new Date(first.getTime() + 3_600_000);
            return wallTime(zone, later).minutes === wanted.minutes ? later : first;
          },
      },
    },
  ),
  saboteur<typeof import("../../adapters/dashboard/src/features/reports/report-filter.js")>(
    "adapters/dashboard/src/features/reports/report-filter",
    {
      title: "omits the last day of a report's range",
      test: "adapters/dashboard/reports/report-filter.test",
      breaks: {
        daysOfFilter: (genuine) => (filter, today, weekStart) => {
          const days = genuine(filter, today, weekStart);
          return days.to === undefined ? days : { ...days, to: filter.last as typeof days.to };
        },
      },
    },
  ),
  saboteur<typeof import("../../adapters/dashboard/src/features/invoices/activity.js")>(
    "adapters/dashboard/src/features/invoices/activity",
    {
      title: "shows a failed email as accepted",
      test: "adapters/dashboard/invoices/activity.test",
      breaks: {
        activityOf: (genuine) => (invoice, messages, zone) =>
          genuine(
            invoice,
            messages.map((message) => (message.status === "failed" ? { ...message, status: "sent" } : message)),
            zone,
          ),
      },
    },
  ),
];

/** Breaks a function of the browser in every page, before its scripts run. */
function inPages(title: string, { test, grep, script }: Pick<Required<Saboteur>, "test" | "grep"> & { readonly script: string }) {
  return saboteur<typeof import("../dashboard/windows.js")>("test/dashboard/windows", {
    title,
    test,
    grep,
    breaks: {
      Windows: (Windows) =>
        class extends Windows {
          override open = async (...look: Parameters<InstanceType<typeof Windows>["open"]>) => {
            const page = await super.open(...look);
            await page.context().addInitScript(script);
            return page;
          };
        },
    },
  });
}

/** Input without a network. Its code runs only in a browser, so that these break what it uses there. */
const offline: readonly Saboteur[] = [
  inPages("sends unsent input from every tab at the same time", {
    test: "dashboard/offline/once.test",
    grep: "several tabs are open",
    script: "navigator.locks.request = async (name, work) => work()",
  }),
  inPages("repeats unsent input under another key", {
    test: "dashboard/offline/once.test",
    grep: "the tab was closed",
    script: `const genuine = fetch;
      fetch = (request, ...rest) => {
        const key = request.headers?.get("Idempotency-Key");
        if (key) request.headers.set("Idempotency-Key", key + performance.timeOrigin);
        return genuine(request, ...rest);
      }`,
  }),
];

/** The dashboard. */
export const dashboardSaboteurs: readonly Saboteur[] = [...computations, ...offline];
