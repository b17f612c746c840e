import { Type } from "@sinclair/typebox";
import {
  budgetKinds,
  budgetPeriods,
  invoiceStatuses,
  overlapPolicies,
  rateSources,
  roundingGrains,
  roundingModes,
  tokenKinds,
  userStatuses,
  weekdays,
} from "../../../core/index.js";
import {
  addressView,
  amount,
  currency,
  decimal,
  email,
  id,
  instant,
  literals,
  localDate,
  nullable,
  optional,
  period,
  rate,
  role,
  taxView,
  text,
  timeZone,
  versioned,
  view,
  expandable,
} from "./primitives.js";

export const seller = () =>
  view({
    legal_name: nullable(text(200)),
    address: nullable(addressView()),
    tax_id: nullable(text(50)),
    iban: nullable(text(42)),
    email: nullable(email()),
  });

export const rounding = () =>
  view({
    grain: literals(roundingGrains),
    mode: literals(roundingModes),
    step_minutes: Type.Integer({ minimum: 1, maximum: 1440 }),
  });

const workspaceForMembers = {
  name: text(200),
  currency: currency(),
  time_zone: timeZone(),
  locale: text(35),
  week_start: literals(weekdays),
};

/** Members see only the first five fields. */
export const Workspace = view({
  ...workspaceForMembers,
  id: optional(id("ws")),
  rate: optional(nullable(rate())),
  rounding: optional(rounding()),
  invoice_number_format: optional(text(50)),
  payment_terms_days: optional(Type.Integer()),
  tax: optional(nullable(taxView())),
  seller: optional(seller()),
  overlap_policy: optional(literals(overlapPolicies)),
  created_at: optional(instant()),
  updated_at: optional(instant()),
  version: optional(Type.Integer()),
});

/** Members see id, name, role and status of other users, and everything except the rate of themselves. */
export const User = view({
  id: id("usr"),
  name: text(200),
  role: role(),
  status: literals(userStatuses),
  email: optional(email()),
  time_zone: optional(nullable(timeZone())),
  rate: optional(nullable(rate())),
  created_at: optional(instant()),
  updated_at: optional(instant()),
  version: optional(Type.Integer()),
});

export const Token = view({
  id: id("tok"),
  kind: literals(tokenKinds),
  user_id: id("usr"),
  name: text(100),
  scopes: nullable(Type.Array(Type.String())),
  expires_at: nullable(instant()),
  last_used_at: nullable(instant()),
  current: optional(Type.Boolean()),
  token: optional(Type.String()),
  user: expandable("User"),
  ...versioned,
});

export const Client = view({
  id: id("cli"),
  name: text(200),
  legal_name: nullable(text(200)),
  email: nullable(email()),
  address: nullable(addressView()),
  tax_id: nullable(text(50)),
  tax: nullable(taxView()),
  currency: nullable(currency()),
  payment_terms_days: nullable(Type.Integer()),
  rate: nullable(rate()),
  buyer_reference: nullable(text(100)),
  notes: text(10_000),
  status: literals(["active", "archived"]),
  ...versioned,
});

/** Has `hours` or `amount`, depending on `kind`. */
const budget = () =>
  view({
    kind: literals(budgetKinds),
    hours: optional(decimal()),
    amount: optional(amount(1)),
    period: literals(budgetPeriods),
  });

/** Members see neither the rate nor budgets of kind `amount`. */
export const Project = view({
  id: id("prj"),
  name: text(200),
  client_id: nullable(id("cli")),
  code: nullable(text(50)),
  color: nullable(text(7)),
  notes: text(10_000),
  status: literals(["active", "archived"]),
  archived_at: nullable(instant()),
  billable: Type.Boolean(),
  rate: optional(nullable(rate())),
  budget: optional(nullable(budget())),
  client: expandable("Client"),
  ...versioned,
});

/** Members do not see the rate. */
export const Task = view({
  id: id("task"),
  project_id: id("prj"),
  name: text(200),
  rate: optional(nullable(rate())),
  billable: Type.Boolean(),
  status: literals(["active", "archived"]),
  project: expandable("Project"),
  ...versioned,
});

export const TimeEntry = view({
  id: id("te"),
  project_id: id("prj"),
  user_id: id("usr"),
  notes: text(10_000),
  start_time: instant(),
  end_time: nullable(instant()),
  task_id: nullable(id("task")),
  billable: Type.Boolean(),
  tags: Type.Array(text(100)),
  rate: nullable(view({ amount: amount(0), currency: currency(), source: literals(rateSources) })),
  duration_seconds: nullable(Type.Integer({ minimum: 0 })),
  invoice_id: nullable(id("inv")),
  status: literals(["running", "recorded", "billed"]),
  project: expandable("Project"),
  task: expandable("Task"),
  user: expandable("User"),
  client: expandable("Client"),
  invoice: expandable("Invoice"),
  ...versioned,
});

const allowance = () => view({ amount: amount(), reason: nullable(text(200)) });

export const InvoiceLine = view({
  description: text(1_000),
  kind: literals(["time", "fixed"]),
  quantity: decimal(),
  unit: text(3),
  base_quantity: decimal(),
  unit_price: amount(0),
  allowances: Type.Array(allowance()),
  charges: Type.Array(allowance()),
  net: amount(),
  tax: taxView(),
  time_entry_ids: Type.Array(id("te")),
  period: nullable(period()),
});

const payment = () =>
  view({
    id: id("pay"),
    amount: amount(),
    paid_on: localDate(),
    method: nullable(text(100)),
    reference: nullable(text(200)),
    created_at: instant(),
  });

const buyer = () =>
  view({
    name: text(200),
    legal_name: nullable(text(200)),
    email: nullable(email()),
    address: nullable(addressView()),
    tax_id: nullable(text(50)),
  });

const discount = () =>
  Type.Object(
    { percent: optional(decimal()), amount: optional(amount()) },
    { additionalProperties: false, minProperties: 1, maxProperties: 1 },
  );

const taxGroup = () => view({ ...taxView().properties, taxable_amount: amount(), tax_amount: amount() });

/** Lists omit the lines. */
export const Invoice = view({
  id: id("inv"),
  number: nullable(text(80)),
  status: literals(invoiceStatuses),
  overdue: Type.Boolean(),
  client_id: id("cli"),
  currency: currency(),
  issue_date: nullable(localDate()),
  due_date: nullable(localDate()),
  period: nullable(period()),
  discount: nullable(discount()),
  tax_breakdown: Type.Array(taxGroup()),
  subtotal: amount(),
  discount_total: amount(),
  tax_total: amount(),
  total: amount(),
  amount_paid: amount(),
  amount_due: amount(),
  payments: Type.Array(payment()),
  seller: nullable(seller()),
  buyer: nullable(buyer()),
  notes: text(10_000),
  purchase_order: nullable(text(100)),
  buyer_reference: nullable(text(100)),
  sent_at: nullable(instant()),
  issued_at: nullable(instant()),
  paid_at: nullable(instant()),
  voided_at: nullable(instant()),
  lines: optional(Type.Array(InvoiceLine)),
  client: expandable("Client"),
  ...versioned,
});

/** A finding to review before an invoice is issued. */
export const Finding = view({
  rule: Type.String(),
  severity: literals(["error", "warning"]),
  pointer: Type.String(),
  message: Type.String(),
  fix: Type.String(),
});

/** An invoice that is not stored. Its ID is null. */
export const InvoicePreview = view({ ...Invoice.properties, id: nullable(id("inv")), warnings: Type.Array(Finding) });

/** The response to an accepted invitation. */
export const AcceptedInvitation = view({ user: User, token: nullable(Type.String()) });
export const RequestedSignIn = view({ email: Type.String() });
export const SignedIn = view({ user: User });

export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    code: Type.String(),
    request_id: Type.String(),
    errors: Type.Array(view({ pointer: Type.String(), code: Type.String(), message: Type.String() })),
  },
  { additionalProperties: true },
);
