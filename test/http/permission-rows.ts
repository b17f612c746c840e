import type { Role } from "../../core/index.js";
import type { Scene } from "./storages.js";

/** The status that each role receives, written from the contract, not from the code. */
export const expected: Readonly<Record<string, readonly [owner: number, admin: number, accountant: number, member: number]>> = {
  getMe: [200, 200, 200, 200],
  updateMe: [200, 200, 200, 200],
  listUsers: [200, 200, 200, 200],
  getUser: [200, 200, 200, 200],
  inviteUser: [201, 201, 403, 403],
  updateUser: [200, 200, 403, 403],
  listProjects: [200, 200, 200, 200],
  getProject: [200, 200, 200, 200],
  createProject: [201, 201, 403, 403],
  updateProject: [200, 200, 403, 403],
  deleteProject: [204, 204, 403, 403],
  listTasks: [200, 200, 200, 200],
  listTasksOfAllProjects: [200, 200, 200, 200],
  getTask: [200, 200, 200, 200],
  createTask: [201, 201, 403, 403],
  updateTask: [200, 200, 403, 403],
  deleteTask: [204, 204, 403, 403],
  listTimeEntries: [200, 200, 200, 200],
  createTimeEntry: [201, 201, 201, 201],
  getTimeEntry: [200, 200, 200, 200],
  updateTimeEntry: [200, 200, 200, 200],
  deleteTimeEntry: [204, 204, 204, 204],
  stopTimeEntry: [200, 200, 200, 200],
  "createTimeEntry for another": [201, 201, 403, 403],
  "getTimeEntry of another": [200, 200, 200, 404],
  "updateTimeEntry of another": [200, 200, 403, 404],
  "deleteTimeEntry of another": [204, 204, 403, 404],
  "stopTimeEntry of another": [200, 200, 403, 404],
  "createTimeEntry with a rate": [201, 201, 403, 403],
  "updateTimeEntry with a rate": [200, 200, 403, 403],
  listClients: [200, 200, 200, 403],
  getClient: [200, 200, 200, 403],
  addClient: [201, 201, 201, 403],
  updateClient: [200, 200, 200, 403],
  deleteClient: [204, 204, 204, 403],
  listInvoices: [200, 200, 200, 403],
  deleteInvoice: [204, 204, 204, 403],
  getInvoice: [200, 200, 200, 403],
  createInvoice: [201, 201, 201, 403],
  previewInvoice: [200, 200, 200, 403],
  updateInvoice: [200, 200, 200, 403],
  "updateInvoice to open": [200, 200, 200, 403],
  recordPayment: [201, 201, 201, 403],
  getTimeReport: [200, 200, 200, 200],
  getInvoiceReport: [200, 200, 200, 403],
  getDeliveryReport: [200, 200, 403, 403],
  listTokens: [200, 200, 200, 200],
  getToken: [200, 200, 200, 200],
  "getToken of another": [200, 200, 404, 404],
  createToken: [201, 201, 201, 201],
  revokeToken: [204, 204, 204, 204],
  "revokeToken of another": [204, 204, 404, 404],
  listWebhooks: [200, 200, 403, 403],
  getWebhook: [200, 200, 403, 403],
  createWebhook: [201, 201, 403, 403],
  updateWebhook: [200, 200, 403, 403],
  deleteWebhook: [204, 204, 403, 403],
  getWebhookSecret: [200, 403, 403, 403],
  rotateWebhookSecret: [200, 403, 403, 403],
  listWebhookDeliveries: [200, 200, 403, 403],
  getWebhookDelivery: [200, 200, 403, 403],
  pingWebhook: [202, 202, 403, 403],
  recoverWebhookDeliveries: [202, 202, 403, 403],
  retryWebhookDelivery: [202, 202, 403, 403],
  sendInvoice: [202, 202, 202, 403],
  listInvoiceMessages: [200, 200, 200, 403],
  exportInvoice: [200, 200, 200, 403],
  resendInvitation: [200, 200, 403, 403],
  withdrawInvitation: [204, 204, 403, 403],
  "withdrawInvitation of an owner": [204, 403, 403, 403],
  listChanges: [200, 200, 200, 403],
  "resendInvitation of an owner": [200, 403, 403, 403],
  acceptInvitation: [200, 200, 200, 200],
  requestSignInLink: [202, 202, 202, 202],
  signIn: [200, 200, 200, 200],
  signOut: [409, 409, 409, 409],
  signOutEverywhere: [204, 204, 204, 204],
  getWorkspace: [200, 200, 200, 200],
  updateWorkspace: [200, 200, 403, 403],
  "inviteUser as an owner": [201, 403, 403, 403],
  "updateUser of an owner": [200, 403, 403, 403],
  "updateUser to owner": [200, 403, 403, 403],
  "updateUser to another role": [200, 200, 403, 403],
  "updateUser to deactivated": [200, 200, 403, 403],
};

export interface Sample {
  readonly path: string;
  readonly method?: string;
  readonly body?: unknown;
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
const read = (path: string): Sample => ({ path });

export const work = { start_time: "2026-03-03T08:00:00Z", end_time: "2026-03-03T09:00:00Z" };
const entryOf = (stage: Stage, user: string) =>
  made(stage, "/time-entries", { project_id: stage.ids.project, user_id: user, ...work });
const timerOf = (stage: Stage, user: string) => made(stage, "/time-entries", { project_id: stage.ids.project, user_id: user });
export const newUser = (stage: Scene, role: Role) => made(stage, "/users", { email: `fresh-${++marks}@example.com`, role });
const lines = [{ description: "Fixed", quantity: "1", unit_price: 100 }];
const hook = { url: "https://receiver.example.com/hook", events: ["invoice.paid"] };
const newInvoice = (stage: Scene) => made(stage, "/invoices", { client_id: stage.ids.client, lines });

async function openInvoice(stage: Stage): Promise<string> {
  const id = await newInvoice(stage);
  await stage.api("owner")(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } });
  return id;
}

/** A valid request for each row of the table, on fresh resources. */
export const samples: Readonly<Record<string, (stage: Stage) => Sample | Promise<Sample>>> = {
  getMe: () => read("/me"),
  updateMe: () => patch("/me", { name: `Changed ${++marks}` }),
  listUsers: () => read("/users"),
  getUser: ({ ids }) => read(`/users/${ids.user}`),
  inviteUser: () => post("/users", { email: `fresh-${++marks}@example.com` }),
  updateUser: async (stage) => patch(`/users/${await newUser(stage, "member")}`, { name: "Changed" }),
  listProjects: () => read("/projects"),
  getProject: ({ ids }) => read(`/projects/${ids.project}`),
  createProject: () => post("/projects", { name: "New" }),
  updateProject: async (stage) => patch(`/projects/${await made(stage, "/projects", { name: "Old" })}`, { name: "Changed" }),
  deleteProject: async (stage) => remove(`/projects/${await made(stage, "/projects", { name: "Old" })}`),
  listTasks: ({ ids }) => read(`/projects/${ids.project}/tasks`),
  listTasksOfAllProjects: () => read("/tasks"),
  getTask: ({ ids }) => read(`/tasks/${ids.task}`),
  createTask: ({ ids }) => post(`/projects/${ids.project}/tasks`, { name: "New" }),
  updateTask: async (stage) =>
    patch(`/tasks/${await made(stage, `/projects/${stage.ids.project}/tasks`, { name: "Old" })}`, { name: "Changed" }),
  deleteTask: async (stage) => remove(`/tasks/${await made(stage, `/projects/${stage.ids.project}/tasks`, { name: "Old" })}`),
  listTimeEntries: () => read("/time-entries"),
  createTimeEntry: ({ ids }) => post("/time-entries", { project_id: ids.project, ...work }),
  getTimeEntry: async (stage) => read(`/time-entries/${await entryOf(stage, stage.self)}`),
  updateTimeEntry: async (stage) => patch(`/time-entries/${await entryOf(stage, stage.self)}`, { notes: "Changed" }),
  deleteTimeEntry: async (stage) => remove(`/time-entries/${await entryOf(stage, stage.self)}`),
  stopTimeEntry: async (stage) => post(`/time-entries/${await timerOf(stage, stage.self)}/stop`, {}),
  "createTimeEntry for another": ({ ids, other }) => post("/time-entries", { project_id: ids.project, user_id: other, ...work }),
  "getTimeEntry of another": async (stage) => read(`/time-entries/${await entryOf(stage, stage.other)}`),
  "updateTimeEntry of another": async (stage) =>
    patch(`/time-entries/${await entryOf(stage, stage.other)}`, { notes: "Changed" }),
  "deleteTimeEntry of another": async (stage) => remove(`/time-entries/${await entryOf(stage, stage.other)}`),
  "stopTimeEntry of another": async (stage) => post(`/time-entries/${await timerOf(stage, stage.other)}/stop`, {}),
  "createTimeEntry with a rate": ({ ids }) => post("/time-entries", { project_id: ids.project, ...work, rate: 5 }),
  "updateTimeEntry with a rate": async (stage) => patch(`/time-entries/${await entryOf(stage, stage.self)}`, { rate: 5 }),
  listClients: () => read("/clients"),
  getClient: ({ ids }) => read(`/clients/${ids.client}`),
  addClient: () => post("/clients", { name: "New" }),
  updateClient: async (stage) => patch(`/clients/${await made(stage, "/clients", { name: "Old" })}`, { name: "Changed" }),
  deleteClient: async (stage) => remove(`/clients/${await made(stage, "/clients", { name: "Old" })}`),
  listInvoices: () => read("/invoices"),
  deleteInvoice: async (stage) => remove(`/invoices/${await newInvoice(stage)}`),
  getInvoice: ({ ids }) => read(`/invoices/${ids.invoice}`),
  createInvoice: ({ ids }) => post("/invoices", { client_id: ids.client, lines }),
  previewInvoice: ({ ids }) => post("/invoices/preview", { client_id: ids.client, lines }),
  updateInvoice: async (stage) => patch(`/invoices/${await newInvoice(stage)}`, { notes: "Changed" }),
  "updateInvoice to open": async (stage) => patch(`/invoices/${await newInvoice(stage)}`, { status: "open" }),
  recordPayment: async (stage) => post(`/invoices/${await openInvoice(stage)}/payments`, { amount: 1, paid_on: "2026-03-03" }),
  getTimeReport: () => read("/reports/time?group_by=user&group_by=day"),
  getInvoiceReport: () => read("/reports/invoices"),
  getDeliveryReport: () => read("/reports/deliveries"),
  listTokens: () => read("/tokens"),
  getToken: async (stage) => read(`/tokens/${await made(stage, "/tokens", { name: "Mine" }, stage.role)}`),
  "getToken of another": async (stage) =>
    read(`/tokens/${await made(stage, "/tokens", { name: "Theirs" }, stage.role === "admin" ? "owner" : "admin")}`),
  createToken: () => post("/tokens", { name: "New" }),
  revokeToken: async (stage) => remove(`/tokens/${await made(stage, "/tokens", { name: "Mine" }, stage.role)}`),
  "revokeToken of another": async (stage) =>
    remove(`/tokens/${await made(stage, "/tokens", { name: "Theirs" }, stage.role === "admin" ? "owner" : "admin")}`),
  listWebhooks: () => read("/webhooks"),
  getWebhook: ({ ids }) => read(`/webhooks/${ids.webhook}`),
  createWebhook: () => post("/webhooks", hook),
  updateWebhook: ({ ids }) => patch(`/webhooks/${ids.webhook}`, { description: `Changed ${++marks}` }),
  deleteWebhook: async (stage) => remove(`/webhooks/${await made(stage, "/webhooks", hook)}`),
  getWebhookSecret: () => read("/workspace/webhook-secret"),
  rotateWebhookSecret: () => post("/workspace/webhook-secret/rotate", {}),
  listWebhookDeliveries: () => read("/webhook-deliveries"),
  getWebhookDelivery: ({ ids }) => read(`/webhook-deliveries/${ids.delivery}`),
  pingWebhook: ({ ids }) => post(`/webhooks/${ids.webhook}/ping`, {}),
  recoverWebhookDeliveries: ({ ids }) => post(`/webhooks/${ids.webhook}/recover`, { since: "2026-03-01T00:00:00Z" }),
  retryWebhookDelivery: ({ ids }) => post(`/webhook-deliveries/${ids.delivery}/retry`, {}),
  sendInvoice: async (stage) => post(`/invoices/${await newInvoice(stage)}/send`, {}),
  listInvoiceMessages: ({ ids }) => read(`/invoices/${ids.invoice}/messages`),
  exportInvoice: ({ ids }) => read(`/invoices/${ids.invoice}/export`),
  resendInvitation: async (stage) => post(`/users/${await newUser(stage, "member")}/resend-invitation`, {}),
  "resendInvitation of an owner": async (stage) => post(`/users/${await newUser(stage, "owner")}/resend-invitation`, {}),
  withdrawInvitation: async (stage) => remove(`/users/${await newUser(stage, "member")}`),
  "withdrawInvitation of an owner": async (stage) => remove(`/users/${await newUser(stage, "owner")}`),
  listChanges: () => read("/changes"),
  acceptInvitation: async (stage) => post("/invitations/accept", { token: await stage.invitation() }),
  requestSignInLink: () => post("/sign-in-links", { email: "ada@example.com" }),
  signIn: async (stage) => post("/session", { token: await stage.signInLink() }),
  signOut: () => remove("/session"),
  signOutEverywhere: () => remove("/sessions"),
  getWorkspace: () => read("/workspace"),
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
