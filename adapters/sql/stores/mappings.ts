import {
  roundingJson,
  type Client,
  type Delivery,
  type DeliveryAttempt,
  type Invoice,
  type InvoiceSummary,
  type Message,
  type Project,
  type Task,
  type TimeEntry,
  type Token,
  type User,
  type Webhook,
  type WebhookSecret,
  type Workspace,
  taxBreakdownJson,
  linesJson,
  budgetJson,
  discountJson,
  paymentsJson,
  taxJson,
} from "../../../core/index.js";
import { at, day, document, int8, json, Mapping, plain } from "../rows.js";

const versioned = { version: plain, createdAt: at, updatedAt: at };

export const workspaces = new Mapping<Workspace>("workspaces", {
  id: plain,
  name: plain,
  currency: plain,
  timeZone: plain,
  locale: plain,
  weekStart: plain,
  rate: int8,
  rounding: json(roundingJson),
  invoiceNumberFormat: plain,
  paymentTermsDays: plain,
  tax: json(taxJson),
  seller: document,
  overlapPolicy: plain,
  ...versioned,
});

export const users = new Mapping<User>("users", {
  id: plain,
  email: plain,
  name: plain,
  role: plain,
  status: plain,
  timeZone: plain,
  rate: int8,
  invitationHash: plain,
  invitationExpiresAt: at,
  ...versioned,
});

export const tokens = new Mapping<Token>("tokens", {
  id: plain,
  kind: plain,
  userId: plain,
  name: plain,
  hash: plain,
  scopes: document,
  expiresAt: at,
  lastUsedAt: at,
  revokedAt: at,
  ...versioned,
});

export const clients = new Mapping<Client>("clients", {
  id: plain,
  name: plain,
  legalName: plain,
  email: plain,
  address: document,
  taxId: plain,
  tax: json(taxJson),
  currency: plain,
  paymentTermsDays: plain,
  rate: int8,
  buyerReference: plain,
  notes: plain,
  status: plain,
  ...versioned,
});

export const projects = new Mapping<Project>("projects", {
  id: plain,
  name: plain,
  clientId: plain,
  code: plain,
  color: plain,
  notes: plain,
  status: plain,
  archivedAt: at,
  billable: plain,
  rate: int8,
  budget: json(budgetJson),
  ...versioned,
});

export const tasks = new Mapping<Task>("tasks", {
  id: plain,
  projectId: plain,
  name: plain,
  rate: int8,
  billable: plain,
  status: plain,
  ...versioned,
});

/** The rate is stored in three columns, which {@link entryFromRow} combines. */
export type EntryRow = Omit<TimeEntry, "rate" | "status"> & {
  readonly rateAmount: bigint | null;
  readonly rateCurrency: string | null;
  readonly rateSource: string | null;
};

export const timeEntries = new Mapping<EntryRow>("time_entries", {
  id: plain,
  userId: plain,
  projectId: plain,
  taskId: plain,
  notes: plain,
  startTime: at,
  endTime: at,
  billable: plain,
  tags: document,
  ownRate: int8,
  rateAmount: int8,
  rateCurrency: plain,
  rateSource: plain,
  invoiceId: plain,
  ...versioned,
});

const summary = {
  id: plain,
  clientId: plain,
  number: plain,
  status: plain,
  currency: plain,
  issueDate: day,
  dueDate: day,
  period: document,
  discount: json(discountJson),
  notes: plain,
  purchaseOrder: plain,
  buyerReference: plain,
  subtotal: int8,
  discountTotal: int8,
  taxBreakdown: json(taxBreakdownJson),
  taxTotal: int8,
  total: int8,
  payments: json(paymentsJson),
  seller: document,
  buyer: document,
  sentAt: at,
  issuedAt: at,
  paidAt: at,
  voidedAt: at,
  ...versioned,
};

export const invoiceSummaries = new Mapping<InvoiceSummary>("invoices", summary);
export const invoices = new Mapping<Invoice>("invoices", { ...summary, lines: json(linesJson) });

export const webhooks = new Mapping<Webhook>("webhooks", {
  id: plain,
  url: plain,
  events: document,
  description: plain,
  status: plain,
  ...versioned,
});

export const webhookSecrets = new Mapping<WebhookSecret>("webhook_secrets", {
  current: plain,
  previous: plain,
  rotatedAt: at,
  ...versioned,
});

export const deliveries = new Mapping<Delivery>("webhook_deliveries", {
  id: plain,
  webhookId: plain,
  eventId: plain,
  eventType: plain,
  status: plain,
  attempts: plain,
  earlierAttempts: plain,
  nextAttemptAt: at,
  ...versioned,
});

export const deliveryAttempts = new Mapping<DeliveryAttempt>("webhook_attempts", {
  deliveryId: plain,
  number: plain,
  at,
  durationMs: plain,
  url: plain,
  requestHeaders: document,
  response: document,
  error: document,
  late: plain,
});

export const messages = new Mapping<Message>("messages", {
  id: plain,
  kind: plain,
  invoiceId: plain,
  userId: plain,
  to: document,
  cc: document,
  subject: plain,
  text: plain,
  internetMessageId: plain,
  status: plain,
  attempts: plain,
  dueAt: at,
  leasedUntil: at,
  handedOver: plain,
  error: plain,
  sentAt: at,
  secret: plain,
  ...versioned,
});
