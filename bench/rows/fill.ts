import type pg from "pg";
import type { Client } from "../scenes/client.js";
import { addSearchTerms } from "../scenes/sql.js";
import { TableCopy, type Values } from "./copy.js";
import { otherVolumes, volumeOf } from "./volumes.js";
import { WorkspaceRows } from "./workspace-rows.js";

/** Ids of rows that the service created, one of each table. */
interface Templates {
  readonly workspace: string;
  readonly user: string;
  readonly client: string;
  readonly project: string;
  readonly task: string;
  readonly entry: string;
  readonly openInvoice: string;
  readonly paidInvoice: string;
}

export interface Filled {
  readonly rows: WorkspaceRows;
  /** A client and its only project for each requested number of unbilled entries. */
  readonly billing: ReadonlyMap<number, string>;
}

type Copies = Readonly<Record<keyof Templates, TableCopy>>;

const tables: Readonly<Record<keyof Templates, string>> = {
  workspace: "workspaces",
  user: "users",
  client: "clients",
  project: "projects",
  task: "tasks",
  entry: "time_entries",
  openInvoice: "invoices",
  paidInvoice: "invoices",
};

/** Fills the client's workspace with this many entries, and 49 others with fewer. `billing` adds clients with unbilled entries. */
export async function fill(pool: pg.Pool, client: Client, entries: number, billing: readonly number[]): Promise<Filled> {
  const templates = await templatesOf(client);
  const connection = await pool.connect();
  try {
    // Without triggers and checks of foreign keys, which take most of the time.
    await connection.query("set session_replication_role = replica");
    const copies = await copiesOf(connection, templates);
    const main = new WorkspaceRows(templates.workspace, 1, volumeOf(entries), templates.user);
    await writeWorkspace(copies, main);
    const clients = await writeBilling(copies, main, billing);
    for (const [index, volume] of otherVolumes(entries).entries()) {
      const seed = index + 2;
      const other = new WorkspaceRows(`ws_01${seed.toString(16).padStart(24, "0")}`, seed, volume, null);
      await copies.workspace.write([{ id: other.workspace, name: `Workspace ${seed}` }]);
      await writeWorkspace(copies, other);
    }
    await connection.query("set session_replication_role = default");
    await connection.query(addSearchTerms);
    await connection.query("vacuum analyze");
    return { rows: main, billing: clients };
  } finally {
    connection.release(true);
  }
}

async function templatesOf(client: Client): Promise<Templates> {
  const user = await client.idOf("/me");
  const workspace = await client.idOf("/workspace");
  const customer = await client.make("/clients", {
    name: "Template",
    email: "template@example.com",
    tax: { category: "S", rate: "19" },
  });
  const project = await client.make("/projects", { name: "Template", client_id: customer, rate: 9_000 });
  const task = await client.make(`/projects/${project}/tasks`, { name: "Template" });
  const entry = await client.make("/time-entries", {
    project_id: project,
    task_id: task,
    notes: "Template",
    start_time: "2019-12-30T08:00:00Z",
    end_time: "2019-12-30T09:00:00Z",
  });
  const lines = ["Hosting", "Support", "Licences"].map((description) => ({ description, quantity: "3", unit_price: 1_000 }));
  const openInvoice = await client.make("/invoices", { client_id: customer, lines });
  await client.ask("PATCH", `/invoices/${openInvoice}`, { status: "open" });
  const paidInvoice = await client.make("/invoices", { client_id: customer, lines });
  const { total } = await client.ask<{ total: number }>("PATCH", `/invoices/${paidInvoice}`, { status: "open" });
  await client.ask("POST", `/invoices/${paidInvoice}/payments`, { amount: total });
  return { workspace, user, client: customer, project, task, entry, openInvoice, paidInvoice };
}

async function copiesOf(connection: pg.ClientBase, templates: Templates): Promise<Copies> {
  const of = (kind: keyof Templates): Promise<TableCopy> => TableCopy.of(connection, tables[kind], templates[kind]);
  return {
    workspace: await of("workspace"),
    user: await of("user"),
    client: await of("client"),
    project: await of("project"),
    task: await of("task"),
    entry: await of("entry"),
    openInvoice: await of("openInvoice"),
    paidInvoice: await of("paidInvoice"),
  };
}

async function writeWorkspace(copies: Copies, rows: WorkspaceRows): Promise<void> {
  await copies.user.write(rows.userRows());
  await copies.client.write(rows.clientRows());
  await copies.project.write(rows.projectRows());
  await copies.task.write(rows.taskRows());
  await copies.entry.write(rows.entryRows());
  const invoices = [...rows.invoiceRows()];
  const isOpen = (_: Values, index: number): boolean => index % 4 === 0;
  await copies.openInvoice.write(invoices.filter(isOpen));
  await copies.paidInvoice.write(invoices.filter((row, index) => !isOpen(row, index)));
}

async function writeBilling(
  copies: Copies,
  rows: WorkspaceRows,
  counts: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const clients = new Map<number, string>();
  for (const count of counts) {
    const [client, project] = [rows.id("cli"), rows.id("prj")];
    await copies.client.write([{ id: client, name: `Billing ${count}` }]);
    await copies.project.write([{ id: project, client_id: client, name: `Billing ${count}` }]);
    await copies.entry.write(rows.unbilledRows(project, count));
    clients.set(count, client);
  }
  return clients;
}
