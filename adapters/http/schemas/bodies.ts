import { Type } from "@sinclair/typebox";
import {
  budgetKinds,
  budgetPeriods,
  eventTypes,
  groupings,
  type IdPrefix,
  MAX_ENTRY_HOURS,
  MAX_LINES,
  MAX_RECIPIENTS,
  MAX_URL_LENGTH,
  overlapPolicies,
  userStatuses,
  webhookStatuses,
  weekdays,
} from "../../../core/index.js";
import {
  addressInput,
  amount,
  body,
  clearable,
  currency,
  decimal,
  email,
  instant,
  moment,
  literals,
  localDate,
  nullable,
  optional,
  period,
  rate,
  reference,
  role,
  taxInput,
  text,
  timeZone,
} from "./primitives.js";
import { rounding } from "./views.js";

const days = () => Type.Integer({ minimum: 0, maximum: 3650 });
const activity = () => literals(["active", "archived"]);

export const WorkspacePatch = body({
  name: optional(text(200, 1)),
  currency: optional(currency()),
  time_zone: optional(timeZone()),
  locale: optional(text(35, 1)),
  week_start: optional(literals(weekdays)),
  rate: optional(nullable(rate())),
  rounding: optional(rounding()),
  invoice_number_format: optional(text(50, 1)),
  payment_terms_days: optional(days()),
  tax: optional(nullable(taxInput())),
  seller: optional(
    body({
      legal_name: optional(nullable(text(200, 1))),
      address: optional(nullable(addressInput())),
      tax_id: optional(nullable(text(40, 4))),
      iban: optional(nullable(text(42, 15))),
      email: optional(nullable(email())),
    }),
  ),
  overlap_policy: optional(literals(overlapPolicies)),
});

export const UserInvitation = body({ email: email(), name: optional(text(200, 1)), role: optional(role()) });
export const MePatch = body({ name: optional(text(200, 1)), time_zone: optional(nullable(timeZone())) });
export const UserPatch = body({
  name: optional(text(200, 1)),
  role: optional(role()),
  status: optional(literals(userStatuses)),
  rate: optional(nullable(rate())),
  time_zone: optional(nullable(timeZone())),
});

export const TokenCreation = body({
  name: text(100, 1),
  scopes: optional(nullable(Type.Array(text(50, 1), { maxItems: 30 }))),
  expires_at: optional(nullable(instant())),
});

const client = {
  legal_name: optional(nullable(text(200, 1))),
  email: optional(nullable(email())),
  address: optional(nullable(addressInput())),
  tax_id: optional(nullable(text(40, 4))),
  tax: optional(nullable(taxInput())),
  currency: optional(nullable(currency())),
  payment_terms_days: optional(nullable(days())),
  rate: optional(nullable(rate())),
  buyer_reference: optional(nullable(text(100, 1))),
  notes: optional(clearable(text(10_000))),
  status: optional(activity()),
};
export const ClientCreation = body({ name: text(200, 1), ...client });
export const ClientPatch = body({ name: optional(text(200, 1)), ...client });

const budget = () =>
  body({
    kind: literals(budgetKinds),
    hours: optional(decimal()),
    amount: optional(amount(1)),
    period: optional(literals(budgetPeriods)),
  });
const project = {
  client_id: optional(nullable(reference("cli"))),
  code: optional(nullable(text(50, 1))),
  color: optional(nullable(text(7, 7))),
  notes: optional(clearable(text(10_000))),
  billable: optional(Type.Boolean()),
  rate: optional(nullable(rate())),
  budget: optional(nullable(budget())),
};
export const ProjectCreation = body({ name: text(200, 1), ...project });
export const ProjectPatch = body({ name: optional(text(200, 1)), ...project, status: optional(activity()) });

export const TaskCreation = body({ name: text(200, 1), rate: optional(nullable(rate())), billable: optional(Type.Boolean()) });
export const TaskPatch = body({
  name: optional(text(200, 1)),
  rate: optional(nullable(rate())),
  billable: optional(Type.Boolean()),
  status: optional(activity()),
});

const timeEntry = {
  task_id: optional(nullable(reference("task"))),
  notes: optional(clearable(text(10_000))),
  start_time: optional(instant()),
  end_time: optional(nullable(instant())),
  billable: optional(Type.Boolean()),
  tags: optional(clearable(Type.Array(text(100, 1), { maxItems: 50 }))),
  rate: optional(nullable(rate())),
};
export const TimeEntryCreation = body({
  project_id: reference("prj"),
  user_id: optional(reference("usr")),
  ...timeEntry,
  duration_seconds: optional(nullable(Type.Integer({ minimum: 1, maximum: MAX_ENTRY_HOURS * 3_600 }))),
});
export const TimeEntryPatch = body({ project_id: optional(reference("prj")), ...timeEntry });

const allowance = () => body({ amount: amount(), reason: optional(nullable(text(200))) });
const line = {
  description: text(1_000, 1),
  quantity: decimal(),
  unit: optional(text(3, 1)),
  base_quantity: optional(decimal()),
  unit_price: amount(0),
  allowances: optional(clearable(Type.Array(allowance(), { maxItems: 100 }))),
  charges: optional(clearable(Type.Array(allowance(), { maxItems: 100 }))),
  tax: optional(taxInput()),
  period: optional(nullable(period())),
  kind: optional(literals(["time", "fixed"])),
  time_entry_ids: optional(Type.Array(reference("te"), { maxItems: 100_000 })),
};
export const LineCreation = body(line);
/** `net` is accepted if it has its stored value. */
export const LinePatch = body({ ...line, net: optional(amount()) });

const idList = <P extends IdPrefix>(prefix: P) => Type.Array(reference(prefix), { maxItems: 1_000, minItems: 1 });
const discount = () =>
  Type.Object(
    { percent: optional(decimal()), amount: optional(amount()) },
    { additionalProperties: false, minProperties: 1, maxProperties: 1 },
  );
const invoice = {
  issue_date: optional(nullable(localDate())),
  due_date: optional(nullable(localDate())),
  period: optional(nullable(period())),
  discount: optional(nullable(discount())),
  tax: optional(nullable(taxInput())),
  notes: optional(clearable(text(10_000))),
  purchase_order: optional(nullable(text(100, 1))),
  buyer_reference: optional(nullable(text(100, 1))),
};
export const InvoiceCreation = body({
  client_id: reference("cli"),
  lines: optional(Type.Array(LineCreation, { maxItems: MAX_LINES })),
  from_time: optional(
    body({
      project_ids: optional(idList("prj")),
      task_ids: optional(idList("task")),
      user_ids: optional(idList("usr")),
      from: optional(moment()),
      to: optional(moment()),
      group_by: optional(literals(groupings)),
      rounding: optional(rounding()),
    }),
  ),
  ...invoice,
});
export const InvoicePatch = body({
  lines: optional(Type.Array(LinePatch, { maxItems: MAX_LINES })),
  status: optional(literals(["draft", "open", "paid", "void"])),
  ...invoice,
});
export const PaymentCreation = body({
  amount: amount(1),
  paid_on: optional(localDate()),
  method: optional(nullable(text(100, 1))),
  reference: optional(nullable(text(200, 1))),
});

const recipients = () => optional(Type.Array(email(), { maxItems: MAX_RECIPIENTS }));
export const InvoiceSending = body({
  to: recipients(),
  cc: recipients(),
  subject: optional(nullable(text(200, 1))),
  message: optional(nullable(text(10_000, 1))),
});

export const InvitationAcceptance = body({
  token: text(200, 1),
  name: optional(text(200, 1)),
  sign_in: optional(Type.Boolean()),
});
export const SignInRequest = body({ email: email() });
export const SessionCreation = body({ token: text(200, 1) });

const webhook = {
  url: text(MAX_URL_LENGTH, 1),
  events: Type.Array(literals(eventTypes), { minItems: 1, maxItems: eventTypes.length, uniqueItems: true }),
  description: optional(clearable(text(1_000))),
};
export const WebhookCreation = body({ ...webhook, backfill_from: optional(instant()) });
/** The body of operations without fields. */
export const NoFields = body({});
export const Recovery = body({ since: instant() });
export const WebhookPatch = body({
  url: optional(webhook.url),
  events: optional(webhook.events),
  description: webhook.description,
  status: optional(literals(webhookStatuses)),
});
