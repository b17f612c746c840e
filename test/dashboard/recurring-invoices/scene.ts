import { expect } from "chai";
import type { Page } from "playwright-core";
import { type Dashboards, portsAt, useDashboards } from "../dashboards.js";
import { invoiceScene } from "../invoice-scene.js";

/** When the tests take place: noon in Berlin. */
export const NOW = "2026-03-20T11:00:00Z";

export const hosting = [{ description: "Hosting, {month}", quantity: "1", unit_price: 9_900 }];

interface RecurringScene extends Pick<ReturnType<typeof invoiceScene>, "made" | "aClient"> {
  readonly dashboards: Dashboards;
  /** Creates a recurring invoice of a client, from April 1 on, and returns its id. */
  recur(client: string, given?: object): Promise<string>;
  recurring(id: string): Promise<Readonly<Record<string, unknown>>>;
  change(path: string, body: object): Promise<void>;
  open(below?: string, look?: object): Promise<Page>;
}

/** What tests of recurring invoices begin with. */
export function recurringScene(): RecurringScene {
  const dashboards = useDashboards({ ports: portsAt(NOW) });
  const { made, aClient } = invoiceScene(dashboards);
  return {
    dashboards,
    made,
    aClient,
    recur: async (client, given = {}) =>
      made("/recurring-invoices", {
        ...{ client_id: client, name: "Hosting", unit: "month", starts_on: "2026-04-01", lines: hosting },
        ...given,
      }),
    recurring: async (id) => (await dashboards.api("owner")(`/v1/recurring-invoices/${id}`)).body,
    change: async (path, body) => {
      const reply = await dashboards.api("owner")(`/v1${path}`, { method: "PATCH", body });
      expect(reply.status, JSON.stringify(reply.body)).to.equal(200);
    },
    open: async (below = "", look = {}) =>
      dashboards.openDashboard("accountant", `/invoices/recurring${below}`, { time: NOW, ...look }),
  };
}

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** The rows of a table, as texts of their cells. */
export async function rowsOf(page: Page, table: string): Promise<readonly (readonly string[])[]> {
  const rows = page.getByRole("table", { name: table, exact: true }).locator("tbody tr:not([aria-hidden])");
  await rows.first().waitFor();
  return rows.evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.innerText.trim())));
}
