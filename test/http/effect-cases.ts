import { bankFileRequest } from "./bank-files.js";
import {
  creditedTransaction,
  made,
  milestone,
  newTransaction,
  recurringOf,
  type Sample,
  type Stage,
} from "./permission-samples.js";
import type { Reply } from "./harness.js";

type Case = (stage: Stage) => Sample | Promise<Sample>;

const patch = (path: string, body: unknown): Sample => ({ method: "PATCH", path, body });
const post = (path: string, body: unknown = {}): Sample => ({ path, body });

async function sent(stage: Stage, { path, ...request }: Sample): Promise<Reply> {
  const reply = await stage.api("owner")(`/v1${path}`, request);
  if (reply.status >= 300) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
  return reply;
}

const times = { start_time: "2026-03-03T08:00:00Z", end_time: "2026-03-03T09:00:00Z" };
const entry = ({ ids }: Stage): Sample => post("/time-entries", { project_id: ids.project, ...times });
const timer = ({ ids }: Stage): Sample => post("/time-entries", { project_id: ids.project, start_time: times.start_time });
const idOf = async (stage: Stage, sample: Sample): Promise<string> => String((await sent(stage, sample)).body["id"]);
const pathOf = async (stage: Stage, sample: Sample): Promise<string> => `/time-entries/${await idOf(stage, sample)}`;
/** The path of an entry that was deleted. */
async function deleted(stage: Stage, sample: Sample): Promise<string> {
  const path = await pathOf(stage, sample);
  await sent(stage, { method: "DELETE", path });
  return path;
}

const line = { description: "Fixed", quantity: "1", unit_price: 100 };
const free = { discount: { percent: "100" } };
const draft = async (stage: Stage, terms: object = {}): Promise<string> =>
  `/invoices/${await made(stage, "/invoices", { client_id: stage.ids.client, lines: [line], ...terms })}`;
/** The path of an invoice of 100 that was issued, after these payments. */
async function issued(stage: Stage, ...payments: readonly object[]): Promise<string> {
  const path = await draft(stage);
  await sent(stage, patch(path, { status: "open" }));
  for (const body of payments) await sent(stage, post(`${path}/payments`, body));
  return path;
}
async function reversal(stage: Stage, ...payments: readonly object[]): Promise<Sample> {
  const path = await issued(stage, ...payments);
  const rows = (await stage.api("owner")(`/v1${path}`)).body["payments"] as readonly { id: string }[];
  return post(`${path}/payments/${rows.at(-1)?.id}/reverse`);
}

const addressed = (stage: Stage): Promise<Reply> =>
  sent(stage, patch(`/clients/${stage.ids.client}`, { email: "ada@example.com" }));
const later = ({ ids }: Stage) => ({ ...recurringOf(ids.client), starts_on: "2090-03-01" });
const freeOf = ({ ids }: Stage) => ({ ...recurringOf(ids.client), lines: [{ ...line, unit_price: 0 }] });
/** A recurring invoice whose invoices are sent. */
async function sending(stage: Stage, body: object): Promise<Sample> {
  await addressed(stage);
  return post("/recurring-invoices", { ...body, action: "send" });
}
/** The request to bill a recurring invoice that is due, and paused so that nothing else bills it. */
async function billing(stage: Stage, body: object): Promise<Sample> {
  const path = `/recurring-invoices/${await made(stage, "/recurring-invoices", body)}`;
  await sent(stage, patch(path, { status: "paused" }));
  return post(`${path}/bill`);
}

async function signOut(stage: Stage): Promise<Sample> {
  const { headers } = await sent(stage, post("/session", { token: await stage.signInLink() }));
  const [cookie = ""] = (headers.get("Set-Cookie") ?? "").split(";");
  return { method: "DELETE", path: "/session", headers: { Cookie: cookie, Origin: "http://stint.test" } };
}

/** The mail server of the test refuses it. */
export const REFUSED = "refused@example.com";

/** Requests that have every event of an operation, of those for which its sample does not suffice. The first is sent twice. */
export const effectCases: Readonly<Record<string, readonly Case[]>> = {
  createTimeEntry: [
    entry,
    timer,
    async (stage) => {
      await sent(stage, timer(stage));
      const { path, body } = timer(stage);
      return post(`${path}?stop_running=true`, body);
    },
  ],
  createTimeEntries: [
    ({ ids }) => post("/time-entries/batch", { entries: [{ project_id: ids.project, ...times }] }),
    ({ ids }) => post("/time-entries/batch", { entries: [{ project_id: ids.project }, { project_id: ids.project, ...times }] }),
  ],
  updateTimeEntries: [
    async (stage) => {
      const [one, timed] = [await idOf(stage, entry(stage)), await idOf(stage, timer(stage))];
      return post("/time-entries/bulk-update", { ids: [one, timed], changes: { end_time: "2026-03-03T10:00:00Z" } });
    },
  ],
  deleteTimeEntries: [
    async (stage) => {
      await sent(stage, entry(stage));
      return post("/time-entries/bulk-delete", { filter: { project_id: [stage.ids.project], billed: false } });
    },
  ],
  updateTimeEntry: [
    async (stage) => patch(await pathOf(stage, entry(stage)), { notes: "Changed" }),
    async (stage) => patch(await pathOf(stage, timer(stage)), { end_time: times.end_time }),
    async (stage) => patch(await pathOf(stage, timer(stage)), { notes: "Changed" }),
  ],
  restoreTimeEntry: [
    async (stage) => post(`${await deleted(stage, entry(stage))}/restore`),
    async (stage) => post(`${await deleted(stage, timer(stage))}/restore`),
    async (stage) => {
      const path = await pathOf(stage, entry(stage));
      await sent(stage, patch(path, { notes: "Changed" }));
      return post(`${path}/restore`, { version: 1 });
    },
  ],
  updateProject: [
    ({ ids }) => patch(`/projects/${ids.project}`, { notes: "Changed" }),
    ({ ids }) => patch(`/projects/${ids.project}`, { status: "archived" }),
    ({ ids }) => patch(`/projects/${ids.project}?apply_to=unbilled`, { status: "active", rate: 7_000 }),
  ],
  updateInvoice: [
    async (stage) => patch(await draft(stage), { status: "paid" }),
    async (stage) => patch(await draft(stage), { status: "open" }),
    async (stage) => patch(await draft(stage), { notes: "Changed" }),
    async (stage) => patch(await issued(stage), { status: "void" }),
  ],
  issueInvoice: [
    async (stage) => post(`${await draft(stage)}/issue`),
    async (stage) => post(`${await draft(stage, free)}/issue`),
  ],
  payInvoice: [async (stage) => post(`${await issued(stage)}/pay`), async (stage) => post(`${await draft(stage)}/pay`)],
  sendReminder: [
    async (stage) => post(`${await issued(stage)}/reminders`, { to: ["ada@example.com"] }),
    async (stage) => post(`${await issued(stage)}/reminders`, { to: [REFUSED] }),
  ],
  sendInvoice: [
    async (stage) => post(`${await draft(stage)}/send`, { to: ["ada@example.com"] }),
    async (stage) => post(`${await draft(stage, free)}/send`, { to: ["ada@example.com"] }),
  ],
  importBankStatements: [
    () => bankFileRequest("Imported"),
    async (stage) => {
      await sent(stage, patch("/workspace", { book_exact_payments: true }));
      const { body } = await sent(stage, post(`${await draft(stage)}/issue`));
      return bankFileRequest(`Invoice ${String(body["number"])}`);
    },
  ],
  bookBankTransaction: [
    async (stage) => {
      const [, , invoice = ""] = (await issued(stage)).split("/");
      return post(`/bank-transactions/${await newTransaction(stage)}/book`, {
        allocations: [{ invoice_id: invoice, amount: 100 }],
      });
    },
  ],
  unbookBankTransaction: [
    async (stage) => {
      const [, , invoice = ""] = (await issued(stage)).split("/");
      const path = `/bank-transactions/${await newTransaction(stage)}`;
      await sent(stage, post(`${path}/book`, { allocations: [{ invoice_id: invoice, amount: 100 }] }));
      return post(`${path}/unbook`);
    },
  ],
  matchBankTransaction: [
    async (stage) => {
      const path = `/bank-transactions/${await newTransaction(stage)}`;
      await sent(stage, post(`${path}/ignore`));
      return post(`${path}/match`);
    },
  ],
  applyCredit: [
    async (stage) => {
      await creditedTransaction(stage);
      return post(`${await issued(stage)}/apply-credit`, { amount: 1 });
    },
    async (stage) => {
      await creditedTransaction(stage);
      return post(`${await issued(stage)}/apply-credit`);
    },
  ],
  reopenMilestone: [
    async (stage) => {
      const path = `/milestones/${await made(stage, "/milestones", { ...milestone, project_id: stage.ids.project })}`;
      await sent(stage, post(`${path}/complete`));
      return post(`${path}/reopen`);
    },
  ],
  createRecurringInvoice: [
    ({ ids }) => post("/recurring-invoices", recurringOf(ids.client)),
    ({ ids }) => post("/recurring-invoices", { ...recurringOf(ids.client), action: "issue" }),
    async (stage) => {
      await sent(stage, patch(`/clients/${stage.ids.client}`, { email: null }));
      return post("/recurring-invoices", { ...recurringOf(stage.ids.client), action: "send" });
    },
    (stage) => sending(stage, recurringOf(stage.ids.client)),
    (stage) => sending(stage, freeOf(stage)),
  ],
  deleteRecurringInvoice: [
    async (stage) => ({
      method: "DELETE",
      path: `/recurring-invoices/${await made(stage, "/recurring-invoices", later(stage))}`,
    }),
  ],
  billRecurringInvoice: [
    (stage) => billing(stage, recurringOf(stage.ids.client)),
    (stage) => billing(stage, { ...freeOf(stage), action: "issue" }),
    async (stage) => {
      await addressed(stage);
      return billing(stage, { ...recurringOf(stage.ids.client), action: "send" });
    },
  ],
  recordPayment: [
    async (stage) => post(`${await issued(stage)}/payments`, { amount: 10 }),
    async (stage) => post(`${await issued(stage)}/payments`, { amount: 100 }),
  ],
  reversePayment: [
    (stage) => reversal(stage, { amount: 100 }),
    (stage) => reversal(stage, { amount: 100 }, { amount: 100, kind: "refund" }),
  ],
  createCreditNote: [
    async (stage) => post(`${await issued(stage)}/credit-notes`, { reason: "Part", lines: [{ line: 0, net: 10 }] }),
    async (stage) =>
      post(`${await issued(stage, { amount: 60 })}/credit-notes`, { reason: "Rest", lines: [{ line: 0, net: 40 }] }),
  ],
  updateUser: [
    async (stage) => {
      await sent(stage, post("/time-entries", { project_id: stage.ids.project, user_id: stage.other }));
      return patch(`/users/${stage.other}`, { status: "deactivated" });
    },
  ],
  signOut: [signOut],
};
