import { expect } from "chai";
import type { Page } from "playwright-core";
import type { Dashboards } from "./dashboards.js";

const JANUARY = { start_time: "2026-01-12T08:00:00Z", end_time: "2026-01-12T09:30:00Z" };

export interface InvoiceScene {
  /** Creates a resource and returns its id. */
  made(path: string, body: object): Promise<string>;
  /** A client with 1.5 hours of unbilled time, at 100.00 by default. */
  aClient(name?: string, rate?: number): Promise<string>;
  /** An invoice of 178.50 for that time, issued unless it is to be a draft. */
  anInvoice(status?: "draft" | "open", content?: object): Promise<string>;
  /** Records a settlement on an invoice. */
  settle(id: string, settlement: object): Promise<void>;
  invoice(id: string): Promise<Readonly<Record<string, unknown>>>;
  open(id: string): Promise<Page>;
}

/** What tests of invoices begin with. */
export function invoiceScene(dashboards: Dashboards): InvoiceScene {
  const made: InvoiceScene["made"] = async (path, body) => {
    const reply = await dashboards.api("owner")(`/v1${path}`, { body });
    expect(reply.status, JSON.stringify(reply.body)).to.equal(201);
    return reply.body["id"] as string;
  };
  const aClient: InvoiceScene["aClient"] = async (name = "Globex", rate = 10_000) => {
    const client = await made("/clients", {
      name,
      rate,
      email: "globex@example.com",
      tax: { category: "S", rate: "19" },
    });
    const project = await made("/projects", { name: "Website", client_id: client });
    await made("/time-entries", { project_id: project, ...JANUARY });
    return client;
  };
  return {
    made,
    aClient,
    anInvoice: async (status = "open", content = { issue_date: "2026-02-01" }) => {
      const id = await made("/invoices", { client_id: await aClient(), from_time: {}, ...content });
      if (status === "open") await dashboards.api("owner")(`/v1/invoices/${id}`, { method: "PATCH", body: { status } });
      return id;
    },
    settle: async (id, settlement) => void (await made(`/invoices/${id}/payments`, settlement)),
    invoice: async (id) => (await dashboards.api("owner")(`/v1/invoices/${id}`)).body,
    open: async (id) => dashboards.openDashboard("accountant", `/invoices/${id}`),
  };
}

/** The title of the page, which names the menu of its actions, once the invoice is loaded. */
export async function titleOf(page: Page): Promise<string> {
  await page
    .getByRole("button", { name: /^Actions: / })
    .first()
    .waitFor();
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
}

/** Saves the draft that is being edited. Its preview shows the new figures before. */
export async function saveDraft(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("heading", { name: "Edit draft" }).waitFor({ state: "detached" });
}
