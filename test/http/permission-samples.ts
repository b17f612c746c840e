import { ublInvoice } from "../../adapters/electronic-invoices/ubl.js";
import { writeXml } from "../../adapters/electronic-invoices/writer.js";
import { asInvoice, validTerms } from "../adapters/electronic-invoices/stated-terms.js";
import { currentDate } from "./harness.js";
import type { Role } from "../../core/index.js";
import { ownFont } from "../own-fonts.js";
import { svg } from "../logos.js";
import type { Scene } from "./storages.js";
import { bankFileRequest } from "./bank-files.js";

export interface Sample {
  readonly path: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly raw?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Stage extends Scene {
  readonly role: Role;
  /** The user of the role. */
  readonly self: string;
  /** A colleague who is not the role's user. */
  readonly other: string;
}

let marks = 0;

export async function made(stage: Scene, path: string, body: unknown, role: Role = "owner"): Promise<string> {
  const reply = await stage.api(role)(`/v1${path}`, { body });
  if (reply.status !== 201) throw new Error(`POST ${path}: ${JSON.stringify(reply.body)}`);
  return reply.body["id"] as string;
}

const patch = (path: string, body: unknown): Sample => ({ method: "PATCH", path, body });
const post = (path: string, body: unknown): Sample => ({ path, body });
const remove = (path: string): Sample => ({ method: "DELETE", path });
const logo: Sample = {
  method: "PUT",
  path: "/workspace/logo",
  raw: new Uint8Array(svg()),
  headers: { "Content-Type": "image/svg+xml" },
};
const font: Sample = {
  ...logo,
  path: "/workspace/font",
  raw: new Uint8Array(ownFont("adlam.ttf")),
  headers: { "Content-Type": "font/ttf" },
};
const receipt = { raw: new TextEncoder().encode("%PDF-1.7 A receipt"), headers: { "Content-Type": "application/pdf" } };
const upload = (path: string): Sample => ({ method: "PUT", path, ...receipt });
const read = (path: string): Sample => ({ path });

export const work = { start_time: "2026-03-03T08:00:00Z", end_time: "2026-03-03T09:00:00Z" };
const entryOf = (stage: Stage, user: string) =>
  made(stage, "/time-entries", { project_id: stage.ids.project, user_id: user, ...work });
const deletedEntryOf = async (stage: Stage, user: string): Promise<string> => {
  const id = await entryOf(stage, user);
  await stage.api("owner")(`/v1/time-entries/${id}`, { method: "DELETE" });
  return id;
};
const timerOf = (stage: Stage, user: string) => made(stage, "/time-entries", { project_id: stage.ids.project, user_id: user });
export const expense = { date: "2026-03-02", category: "Travel", amount: 4_760, reimbursable: true };
const expenseOf = (stage: Stage, user: string) =>
  made(stage, "/expenses", { ...expense, project_id: stage.ids.project, user_id: user });
export const milestone = { name: "Design", amount: 250_000, due_date: "2026-04-30" };
const milestoneOf = (stage: Stage) => made(stage, "/milestones", { ...milestone, project_id: stage.ids.project });
const receiptOf = async (stage: Stage, user: string): Promise<string> => {
  const path = `/expenses/${await expenseOf(stage, user)}/receipt`;
  await stage.api("owner")(`/v1${path}`, upload(path));
  return path;
};
export const newUser = (stage: Scene, role: Role) => made(stage, "/users", { email: `fresh-${++marks}@example.com`, role });
const lines = [{ description: "Fixed", quantity: "1", unit_price: 100 }];
const hook = { url: "https://receiver.example.com/hook", events: ["invoice.paid"] };
const newInvoice = (stage: Scene) => made(stage, "/invoices", { client_id: stage.ids.client, lines });

/** Due today in the workspace's time zone. */
export const recurringOf = (client: string) => ({
  ...{ client_id: client, name: "Hosting", unit: "week", starts_on: currentDate() },
  lines,
});
const newRecurring = (stage: Scene) => made(stage, "/recurring-invoices", recurringOf(stage.ids.client));

/** The path of a new quote, after these commands. */
export async function quoteOf(stage: Scene, ...commands: readonly ("issue" | "accept" | "decline")[]): Promise<string> {
  const path = `/quotes/${await made(stage, "/quotes", { client_id: stage.ids.client, lines })}`;
  for (const command of commands) await stage.api("owner")(`/v1${path}/${command}`, { body: {} });
  return path;
}

/** A transaction of a new bank statement. */
export async function newTransaction({ api }: Pick<Stage, "api">, text = `Fresh ${++marks}`): Promise<string> {
  const { path, ...request } = bankFileRequest(text);
  const { body } = await api("owner")(`/v1${path}`, request);
  const [statement] = body["statements"] as { id: string }[];
  const { body: found } = await api("owner")(`/v1/bank-transactions?statement_id=${statement?.id}`);
  return (found["data"] as { id: string }[])[0]?.id ?? "";
}

/** The booking of a transaction that is all credit of the client. */
export const asCredit = ({ ids }: Pick<Stage, "ids">) => ({ allocations: [], keep_rest_as_credit: true, client_id: ids.client });

/** A transaction that is credit of the client. */
export async function creditedTransaction(stage: Stage): Promise<string> {
  const id = await newTransaction(stage);
  await stage.api("owner")(`/v1/bank-transactions/${id}/book`, { body: asCredit(stage) });
  return id;
}

async function openInvoice(stage: Stage): Promise<string> {
  const id = await newInvoice(stage);
  await stage.api("owner")(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } });
  return id;
}

/** A valid request for each row that {@link sampleFor} cannot derive, on fresh resources. */
export const samples: Readonly<Record<string, (stage: Stage) => Sample | Promise<Sample>>> = {
  getPreferences: () => read("/me/preferences"),
  updatePreferences: () => patch("/me/preferences", { duration_format: "decimal" }),
  updateMe: () => patch("/me", { name: `Changed ${++marks}` }),
  inviteUser: () => post("/users", { email: `fresh-${++marks}@example.com` }),
  updateUser: async (stage) => patch(`/users/${await newUser(stage, "member")}`, { name: "Changed" }),
  createTimeEntry: ({ ids }) => post("/time-entries", { project_id: ids.project, ...work }),
  createTimeEntries: ({ ids }) => post("/time-entries/batch", { entries: [{ project_id: ids.project, ...work }] }),
  updateTimeEntries: async (stage) =>
    post("/time-entries/bulk-update", { ids: [await entryOf(stage, stage.self)], changes: { notes: "Changed" } }),
  deleteTimeEntries: async (stage) => post("/time-entries/bulk-delete", { ids: [await entryOf(stage, stage.self)] }),
  getTimeEntry: async (stage) => read(`/time-entries/${await entryOf(stage, stage.self)}`),
  updateTimeEntry: async (stage) => patch(`/time-entries/${await entryOf(stage, stage.self)}`, { notes: "Changed" }),
  deleteTimeEntry: async (stage) => remove(`/time-entries/${await entryOf(stage, stage.self)}`),
  stopTimeEntry: async (stage) => post(`/time-entries/${await timerOf(stage, stage.self)}/stop`, {}),
  restoreTimeEntry: async (stage) => post(`/time-entries/${await deletedEntryOf(stage, stage.self)}/restore`, {}),
  renameTags: () => post("/tags/rename", { from: ["old"], to: "new" }),
  "createTimeEntry for another": ({ ids, other }) => post("/time-entries", { project_id: ids.project, user_id: other, ...work }),
  "getTimeEntry of another": async (stage) => read(`/time-entries/${await entryOf(stage, stage.other)}`),
  "updateTimeEntry of another": async (stage) =>
    patch(`/time-entries/${await entryOf(stage, stage.other)}`, { notes: "Changed" }),
  "deleteTimeEntry of another": async (stage) => remove(`/time-entries/${await entryOf(stage, stage.other)}`),
  "stopTimeEntry of another": async (stage) => post(`/time-entries/${await timerOf(stage, stage.other)}/stop`, {}),
  "restoreTimeEntry of another": async (stage) => post(`/time-entries/${await deletedEntryOf(stage, stage.other)}/restore`, {}),
  "createTimeEntry with a rate": ({ ids }) => post("/time-entries", { project_id: ids.project, ...work, rate: 5 }),
  "updateTimeEntry with a rate": async (stage) => patch(`/time-entries/${await entryOf(stage, stage.self)}`, { rate: 5 }),
  createExpense: ({ ids }) => post("/expenses", { ...expense, project_id: ids.project }),
  getExpense: async (stage) => read(`/expenses/${await expenseOf(stage, stage.self)}`),
  updateExpense: async (stage) => patch(`/expenses/${await expenseOf(stage, stage.self)}`, { category: "Meals" }),
  deleteExpense: async (stage) => remove(`/expenses/${await expenseOf(stage, stage.self)}`),
  getReceipt: async (stage) => read(await receiptOf(stage, stage.self)),
  replaceReceipt: async (stage) => upload(`/expenses/${await expenseOf(stage, stage.self)}/receipt`),
  deleteReceipt: async (stage) => remove(await receiptOf(stage, stage.self)),
  sumExpenses: () => read("/reports/expenses?billable=true&status=unbilled"),
  "createExpense for another": ({ ids, other }) => post("/expenses", { ...expense, project_id: ids.project, user_id: other }),
  "getExpense of another": async (stage) => read(`/expenses/${await expenseOf(stage, stage.other)}`),
  "updateExpense of another": async (stage) => patch(`/expenses/${await expenseOf(stage, stage.other)}`, { category: "Meals" }),
  "deleteExpense of another": async (stage) => remove(`/expenses/${await expenseOf(stage, stage.other)}`),
  "getReceipt of another": async (stage) => read(await receiptOf(stage, stage.other)),
  "replaceReceipt of another": async (stage) => upload(`/expenses/${await expenseOf(stage, stage.other)}/receipt`),
  "createExpense with a markup": ({ ids }) => post("/expenses", { ...expense, project_id: ids.project, markup: "10" }),
  "updateExpense with a reimbursement": async (stage) =>
    patch(`/expenses/${await expenseOf(stage, stage.self)}`, { reimbursed_on: "2026-04-01" }),
  createMilestone: ({ ids }) => post("/milestones", { ...milestone, project_id: ids.project }),
  getMilestone: async (stage) => read(`/milestones/${await milestoneOf(stage)}`),
  updateMilestone: async (stage) => patch(`/milestones/${await milestoneOf(stage)}`, { amount: 1 }),
  deleteMilestone: async (stage) => remove(`/milestones/${await milestoneOf(stage)}`),
  completeMilestone: async (stage) => post(`/milestones/${await milestoneOf(stage)}/complete`, {}),
  reopenMilestone: async (stage) => post(`/milestones/${await milestoneOf(stage)}/reopen`, {}),
  createInvoice: ({ ids }) => post("/invoices", { client_id: ids.client, lines }),
  previewInvoice: ({ ids }) => post("/invoices/preview", { client_id: ids.client, lines }),
  exportInvoicePreview: ({ ids }) => post("/invoices/preview/export", { client_id: ids.client, lines }),
  updateInvoice: async (stage) => patch(`/invoices/${await newInvoice(stage)}`, { notes: "Changed" }),
  "updateInvoice to open": async (stage) => patch(`/invoices/${await newInvoice(stage)}`, { status: "open" }),
  issueInvoice: async (stage) => post(`/invoices/${await newInvoice(stage)}/issue`, { issue_date: "2026-03-31" }),
  payInvoice: async (stage) => post(`/invoices/${await openInvoice(stage)}/pay`, { paid_on: "2026-03-03" }),
  voidInvoice: async (stage) => post(`/invoices/${await openInvoice(stage)}/void`, {}),
  createCreditNote: async (stage) => post(`/invoices/${await openInvoice(stage)}/credit-notes`, { reason: "Twice" }),
  recordPayment: async (stage) => post(`/invoices/${await openInvoice(stage)}/payments`, { amount: 1, paid_on: "2026-03-03" }),
  reversePayment: async (stage) => {
    const id = await openInvoice(stage);
    const { payments } = (await stage.api("owner")(`/v1/invoices/${id}/payments`, { body: { amount: 1 } })).body;
    return post(`/invoices/${id}/payments/${(payments as { id: string }[])[0]?.id}/reverse`, {});
  },
  createDocumentLink: async (stage) => post(`/invoices/${await openInvoice(stage)}/links`, {}),
  revokeDocumentLink: async (stage) => {
    const id = await openInvoice(stage);
    return post(`/invoices/${id}/links/${await made(stage, `/invoices/${id}/links`, {})}/revoke`, {});
  },
  explainInvoice: async (stage) => read(`/invoices/${await newInvoice(stage)}/explain`),
  getInvoiceProof: async (stage) => read(`/invoices/${await openInvoice(stage)}/proof`),
  getTimeReport: () => read("/reports/time?group_by=user&group_by=day"),
  getTimesheet: () => read("/reports/timesheet.csv"),
  exportInvoicesAsCsv: () => read("/exports/invoices.csv"),
  exportPaymentsAsCsv: () => read("/exports/payments.csv"),
  exportLedger: () => read("/exports/ledger"),
  exportInvoicesAsZip: () => read("/exports/invoices.zip"),
  getToken: async (stage) => read(`/tokens/${await made(stage, "/tokens", { name: "Mine" }, stage.role)}`),
  "getToken of another": async (stage) =>
    read(`/tokens/${await made(stage, "/tokens", { name: "Theirs" }, stage.role === "admin" ? "owner" : "admin")}`),
  revokeToken: async (stage) => remove(`/tokens/${await made(stage, "/tokens", { name: "Mine" }, stage.role)}`),
  "revokeToken of another": async (stage) =>
    remove(`/tokens/${await made(stage, "/tokens", { name: "Theirs" }, stage.role === "admin" ? "owner" : "admin")}`),
  createWebhook: () => post("/webhooks", hook),
  updateWebhook: ({ ids }) => patch(`/webhooks/${ids.webhook}`, { description: `Changed ${++marks}` }),
  deleteWebhook: async (stage) => remove(`/webhooks/${await made(stage, "/webhooks", hook)}`),
  createQuote: ({ ids }) => post("/quotes", { client_id: ids.client, lines }),
  getQuote: async (stage) => read(await quoteOf(stage)),
  updateQuote: async (stage) => patch(await quoteOf(stage), { notes: `Changed ${++marks}` }),
  deleteQuote: async (stage) => remove(await quoteOf(stage)),
  issueQuote: async (stage) => post(`${await quoteOf(stage)}/issue`, {}),
  acceptQuote: async (stage) => post(`${await quoteOf(stage, "issue")}/accept`, { name: "Ada" }),
  declineQuote: async (stage) => post(`${await quoteOf(stage, "issue")}/decline`, {}),
  billQuote: async (stage) => post(`${await quoteOf(stage, "issue", "accept")}/invoice`, {}),
  planQuote: async (stage) => post(`${await quoteOf(stage, "issue", "accept")}/project`, { name: "Website" }),
  sendQuote: async (stage) => post(`${await quoteOf(stage)}/send`, { to: ["ada@example.com"] }),
  createQuoteLink: async (stage) => post(`${await quoteOf(stage, "issue")}/links`, {}),
  listQuoteLinks: async (stage) => read(`${await quoteOf(stage)}/links`),
  revokeQuoteLink: async (stage) => {
    const path = `${await quoteOf(stage, "issue")}/links`;
    return post(`${path}/${await made(stage, path, {})}/revoke`, {});
  },
  exportQuote: async (stage) => read(`${await quoteOf(stage)}/pdf`),
  createRecurringInvoice: ({ ids }) => post("/recurring-invoices", recurringOf(ids.client)),
  getRecurringInvoice: async (stage) => read(`/recurring-invoices/${await newRecurring(stage)}`),
  updateRecurringInvoice: async (stage) =>
    patch(`/recurring-invoices/${await newRecurring(stage)}`, { name: `Changed ${++marks}` }),
  deleteRecurringInvoice: async (stage) => remove(`/recurring-invoices/${await newRecurring(stage)}`),
  previewRecurringInvoice: async (stage) => read(`/recurring-invoices/${await newRecurring(stage)}/preview`),
  billRecurringInvoice: async (stage) => post(`/recurring-invoices/${await newRecurring(stage)}/bill`, {}),
  skipRecurringInvoice: async (stage) => post(`/recurring-invoices/${await newRecurring(stage)}/skip`, {}),
  sendReminder: async (stage) => post(`/invoices/${await openInvoice(stage)}/reminders`, { to: ["ada@example.com"] }),
  previewReminder: async (stage) => post(`/invoices/${await openInvoice(stage)}/reminders/preview`, {}),
  pauseReminders: async (stage) => post(`/invoices/${await openInvoice(stage)}/pause-reminders`, { reason: "Promised" }),
  resumeReminders: async (stage) => post(`/invoices/${await openInvoice(stage)}/resume-reminders`, {}),
  importBankStatements: () => bankFileRequest(`Fresh ${++marks}`),
  getBankStatement: ({ ids }) => read(`/bank-statements/${ids.statement}`),
  getBankTransaction: ({ ids }) => read(`/bank-transactions/${ids.transaction}`),
  ignoreBankTransaction: async (stage) => post(`/bank-transactions/${await newTransaction(stage)}/ignore`, {}),
  matchBankTransaction: async (stage) => post(`/bank-transactions/${await newTransaction(stage)}/match`, {}),
  bookBankTransaction: async (stage) => post(`/bank-transactions/${await newTransaction(stage)}/book`, asCredit(stage)),
  unbookBankTransaction: async (stage) => post(`/bank-transactions/${await creditedTransaction(stage)}/unbook`, {}),
  applyCredit: async (stage) => {
    await creditedTransaction(stage);
    return post(`/invoices/${await openInvoice(stage)}/apply-credit`, { amount: 1 });
  },
  getCreditBalance: ({ ids }) => read(`/clients/${ids.client}/credit-balance`),
  sendAccountStatement: ({ ids }) => post(`/clients/${ids.client}/statement/send`, { to: ["ada@example.com"] }),
  sendInvoice: async (stage) => post(`/invoices/${await newInvoice(stage)}/send`, {}),
  resendInvitation: async (stage) => post(`/users/${await newUser(stage, "member")}/resend-invitation`, {}),
  "resendInvitation of an owner": async (stage) => post(`/users/${await newUser(stage, "owner")}/resend-invitation`, {}),
  withdrawInvitation: async (stage) => remove(`/users/${await newUser(stage, "member")}`),
  "withdrawInvitation of an owner": async (stage) => remove(`/users/${await newUser(stage, "owner")}`),
  acceptInvitation: async (stage) => post("/invitations/accept", { token: await stage.invitation() }),
  getInstallation: () => read("/installation"),
  requestSignInLink: () => post("/sign-in-links", { email: "ada@example.com" }),
  signIn: async (stage) => post("/session", { token: await stage.signInLink() }),
  getLogo: async ({ api }) => {
    await api("owner")(`/v1${logo.path}`, logo);
    return read(logo.path);
  },
  replaceLogo: () => logo,
  inspectDocument: () => ({
    path: "/documents/inspect",
    raw: new TextEncoder().encode(writeXml(ublInvoice, asInvoice(validTerms))),
    headers: { "Content-Type": "application/xml" },
  }),
  getFont: async ({ api }) => {
    await api("owner")(`/v1${font.path}`, font);
    return read(font.path);
  },
  replaceFont: () => font,
  updateWorkspace: () => patch("/workspace", { payment_terms_days: ++marks % 3650 }),
  "inviteUser as an owner": () => post("/users", { email: `fresh-${++marks}@example.com`, role: "owner" }),
  "updateUser of an owner": async (stage) => patch(`/users/${await newUser(stage, "owner")}`, { name: "Changed" }),
  "updateUser to owner": async (stage) => patch(`/users/${await newUser(stage, "member")}`, { role: "owner" }),
  "updateUser to another role": async (stage) => patch(`/users/${await newUser(stage, "member")}`, { role: "accountant" }),
  "updateUser to deactivated": async (stage) => patch(`/users/${await newUser(stage, "member")}`, { status: "deactivated" }),
};

export async function stopAll(stage: Stage): Promise<void> {
  const { body } = await stage.api("owner")("/v1/time-entries?limit=200");
  for (const entry of body["data"] as { id: string; status: string }[]) {
    if (entry.status === "running") await stage.api("owner")(`/v1/time-entries/${entry.id}/stop`, { method: "POST" });
  }
}
