import type { Json } from "../installation.js";
import type { Caller } from "./caller.js";

/** The ids of what can be billed. */
export interface Work {
  readonly clients: Readonly<Record<"ada" | "yen" | "dollar" | "reverse", string>>;
  readonly project: string;
}

const address = { line1: "1 Main Street", city: "Berlin", postal_code: "10115", country: "DE" };
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#1c7ed6"/></svg>';

export async function describeSeller(api: Caller): Promise<void> {
  await api.change("/v1/workspace", {
    name: "Grace & Söhne",
    time_zone: "Europe/Berlin",
    locale: "de-DE",
    rate: 9000,
    tax: { category: "S", rate: "19" },
    payment_terms_days: 14,
    payment_reference: "iso11649",
    payment_code: "epc_qr",
    invoice_number_format: "RE-{YYYY}-{SEQ:4}",
    early_payment_discount: { percent: "2", days: 10 },
    seller: {
      legal_name: "Grace & Söhne GmbH",
      address,
      vat_id: "DE136695976",
      tax_number: "37/123/45678",
      register: "HRB 12345, Amtsgericht Berlin",
      identifier: "4000001123452",
      legal_id: { scheme: "0204", value: "991-03730-19" },
      directors: "Grace Hopper",
      ...{ supplies: "services", vat_on_debits: true, late_payment_rate: "12 %" },
      iban: "DE02120300000000202051",
      bic: "BYLADEM1001",
      accounts: [
        {
          ...{ currency: "USD", holder: "Grace Inc", bank: "First Bank", number: "123456789", details: "Wire only" },
          routing: { kind: "routing_number", value: "021000021" },
        },
      ],
      email: "billing@example.com",
      phone: "+49 30 123456",
    },
  });
  await api.upload("/v1/workspace/logo", "image/svg+xml", logo);
}

/** Clients, projects and time: billable and not, running, with tags, of two users. */
export async function createWork(api: Caller, member: Caller): Promise<Work> {
  const clients = await createClients(api);
  const budget = { kind: "hours", hours: "40.5", period: "month" };
  const project = await api.create("/v1/projects", {
    name: "Website",
    client_id: clients.ada,
    code: "WEB",
    external_id: "web/7",
    metadata: { department: "sales", ключ: "Ö" },
    color: "#1a2b3c",
    budget,
  });
  const internal = await api.create("/v1/projects", { name: "Internal", billable: false, notes: "Without a client" });
  const worth = { kind: "amount", amount: 500_000, period: "total" };
  const other = await api.create("/v1/projects", { name: "Audit", client_id: clients.dollar, rate: 15_000, budget: worth });
  const design = await api.create(`/v1/projects/${project}/tasks`, { name: "Design", rate: 12_000, external_id: "design" });
  const record = (as: Caller, day: string, hours: number, body: Json) => {
    const start_time = `2026-${day}T09:00:00+01:00`;
    return as.create("/v1/time-entries", { project_id: project, start_time, duration_seconds: hours * 3600 + 123, ...body });
  };
  await record(api, "03-02", 2, { notes: "Landing page", tags: ["on-site", "Ö"], task_id: design });
  await record(api, "03-03", 1, { notes: "=SUM(A1)", rate: 20_000, external_id: "worklog 1", metadata: { run: "1" } });
  await record(member, "03-03", 3, { notes: "Texts", tags: ["remote"] });
  await record(api, "03-29", 1, { notes: "Not billable", billable: false });
  await record(member, "05-04", 4, { notes: "Released by a void invoice" });
  await record(api, "06-08", 2, { notes: "Unbilled", tags: ["on-site"], task_id: design });
  await record(api, "06-09", 1, { project_id: internal });
  await record(member, "06-10", 5, { project_id: other, notes: "Unbilled too" });
  await member.create("/v1/time-entries", { project_id: project, notes: "Running" });
  await api.remove(`/v1/time-entries/${await record(api, "06-11", 1, { notes: "Deleted" })}`);
  await recordExpenses(api, member, { project, client: clients.dollar });
  await planMilestones(api, project);
  const finished = await api.create("/v1/projects", { name: "Finished", client_id: clients.ada });
  await api.change(`/v1/projects/${finished}`, { status: "archived" });
  return { clients, project };
}

/** An amount with a receipt, mileage, and one in another currency than its client's. */
async function recordExpenses(
  api: Caller,
  member: Caller,
  { project, client }: { readonly project: string; readonly client: string },
) {
  const paid = { date: "2026-03-04", project_id: project, amount: 4_760, tax_rate: "19", reimbursable: true };
  const train = await member.create("/v1/expenses", { ...paid, category: "Travel", description: "Zug nach Köln" });
  await member.upload(`/v1/expenses/${train}/receipt`, "application/pdf", "%PDF-1.7 A receipt");
  await api.change(`/v1/expenses/${train}`, { markup: "5", reimbursed_on: "2026-04-01" });
  const driven = { kind: "mileage", distance: "120.5", distance_unit: "km", rate: "0.30" };
  await api.create("/v1/expenses", { date: "2026-03-05", project_id: project, category: "Car", ...driven });
  const conversion = { net: 11_000, currency: "USD" };
  await api.create("/v1/expenses", { date: "2026-06-08", client_id: client, category: "Hotel", amount: 10_000, conversion });
}

/** One to come, and one that is completed. */
async function planMilestones(api: Caller, project: string) {
  const planned = { project_id: project, amount: 250_000 };
  await api.create("/v1/milestones", { ...planned, name: "Launch", description: "All pages", due_date: "2026-07-31" });
  const tax = { category: "S", rate: "19" };
  const done = await api.create("/v1/milestones", { ...planned, name: "Design", tax });
  await api.send(`/v1/milestones/${done}/complete`, {});
}

async function createClients(api: Caller): Promise<Work["clients"]> {
  const ada = {
    ...{ name: "Ada Ltd", legal_name: "Ada Limited", email: "ada@example.com", address, tax_id: "DE136695976", rate: 10_000 },
    ...{
      payment_terms_days: 30,
      payment_terms_rule: "days_end_of_month",
      buyer_reference: "04011000-12345-03",
      notes: "Regular client",
    },
  };
  return {
    ada: await api.create("/v1/clients", ada),
    yen: await api.create("/v1/clients", { name: "Yen KK", currency: "JPY", tax: { category: "Z" }, locale: "en-GB" }),
    dollar: await api.create("/v1/clients", {
      name: "Dollar Inc",
      currency: "USD",
      email: "dollar@example.com",
      tax: { category: "G" },
    }),
    reverse: await api.create("/v1/clients", {
      ...{ name: "Reverse SARL", tax_id: "FR40303265045", address: { country: "FR" } },
      ...{ invoice_format: "facturx", timesheet_annex: "pages", timesheet_columns: ["date", "notes", "hours"] },
    }),
  };
}
