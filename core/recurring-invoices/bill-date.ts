import type { Author } from "../access/actor.js";
import type { Client } from "../clients/client.js";
import { domainEvent } from "../events/domain-event.js";
import type { DraftInvoice } from "../invoices/invoice.js";
import { issueDraft } from "../invoices/issuing.js";
import type { TimeBilling } from "../invoices/billing.js";
import { createDraft, type CreateInvoice } from "../invoices/creating.js";
import type { Period } from "../invoices/line-table.js";
import { addDays, type LocalDate } from "../kernel/calendar.js";
import { nextVersion } from "../kernel/entity.js";
import { isStintError, notFound, type StintError } from "../kernel/errors.js";
import { shortened } from "../kernel/text.js";
import { startOfDay } from "../kernel/time-zone.js";
import { queueInvoice } from "../mailing/queueing.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { Workspace } from "../workspaces/workspace.js";
import { queueFailureNotices } from "./failure-notice.js";
import { textsOfPeriod } from "./period-texts.js";
import { advanced, type RecurringInvoice, recurringInvoiceTable, requestedLines } from "./recurring-invoice.js";
import { recurringLimits } from "./recurring-limits.js";
import { billRetainer, feeOf, rolledOverFrom } from "./retained-time.js";
import { retainerTexts } from "./retainer-words.js";
import { periodOf } from "./recurrence.js";

/** The ports that billing a date requires. */
export type BillingPorts = Pick<Ports, "clock" | "digest" | "ids" | "mailDomain" | "mailLimit" | "tokenSecrets">;

/** The stores that billing a date requires. */
export type BillingStores = Pick<
  Stores,
  | "clients"
  | "documentLinks"
  | "documents"
  | "events"
  | "expenses"
  | "externalIds"
  | "invoices"
  | "ledger"
  | "messages"
  | "milestones"
  | "projects"
  | "recurringInvoices"
  | "tasks"
  | "timeEntries"
  | "users"
  | "workspace"
>;

/**
 * Makes the invoice of a date, issues and sends it as the recurring invoice says, and stores the next date in the same transaction, so that no date is
 * billed twice. Throws what keeps the invoice from being made.
 */
export async function billDate(
  ports: BillingPorts,
  stores: BillingStores,
  author: Author,
  recurring: RecurringInvoice,
  date: LocalDate,
): Promise<RecurringInvoice> {
  const workspace = await stores.workspace.get();
  const client = await stores.clients.find(recurring.clientId);
  if (!client) throw notFound("client");
  const fill = textsOf(recurring, client, workspace, date);
  const command = commandOf(recurring, workspace, date, fill);
  const retained = await retainedBy(stores, recurring, { client, workspace, date, fill });
  const draft = await createdUnlessEmpty(ports, stores, recurring, command, { author, retained });
  const next = nextVersion(advanced(recurring, date, draft !== null), ports.clock.now());
  await stores.recurringInvoices.update(next);
  if (draft === null || recurring.action === "draft") return next;
  const { subject, message } = recurring;
  if (recurring.action === "issue") await issueDraft(ports, stores, draft, { workspace, client, author });
  else
    await queueInvoice(ports, stores, author, draft, {
      subject: subject === null ? null : fill(subject),
      message: message === null ? null : fill(message),
    });
  return next;
}

/** Null if there is nothing to bill, and the recurring invoice passes over such dates. */
async function createdUnlessEmpty(
  ports: BillingPorts,
  stores: BillingStores,
  { id, skipEmpty }: RecurringInvoice,
  command: CreateInvoice,
  origin: { readonly author: Author; readonly retained: TimeBilling | null },
): Promise<DraftInvoice | null> {
  try {
    const { invoice } = await createDraft(ports, stores, command, { ...origin, recurringInvoiceId: id });
    return invoice;
  } catch (error) {
    if (skipEmpty && isStintError(error) && error.code === "nothing_to_bill") return null;
    throw error;
  }
}

interface BilledDate {
  readonly client: Client;
  readonly workspace: Workspace;
  readonly date: LocalDate;
  /** Replaces the placeholders in texts. */
  readonly fill: (text: string) => string;
}

/** What bills the time of the retainer. Null if there is none. */
async function retainedBy(
  stores: BillingStores,
  recurring: RecurringInvoice,
  { client, workspace, date, fill }: BilledDate,
): Promise<TimeBilling | null> {
  const { id, retainer } = recurring;
  const period = coveredBy(recurring, workspace, date);
  if (retainer === null || period === null) return null;
  const texts = retainerTexts(client.locale ?? workspace.locale);
  const description = feeOf(retainer, texts, fill);
  const carriedInSeconds = await rolledOverFrom(stores, id);
  return (terms) => billRetainer(stores, { retainer, date, period, carriedInSeconds, description, texts }, terms);
}

/** Stores why the invoice of a date could not be made, records `recurring_invoice.failed`, and queues mail about it. */
export async function recordFailure(
  ports: Pick<Ports, "clock" | "ids" | "mailDomain" | "mailLimit">,
  stores: Pick<Stores, "events" | "messages" | "recurringInvoices" | "users" | "workspace">,
  author: Author,
  recurring: RecurringInvoice,
  date: LocalDate,
  error: StintError,
): Promise<void> {
  const { code, message, issues } = error;
  const told = issues.length > 0 ? issues.map((issue) => issue.message) : [message];
  const failure = {
    date,
    code: issues[0]?.code ?? code,
    message: shortened([...new Set(told)].join(" "), recurringLimits.failureMessage.max),
    failedAt: ports.clock.now(),
  };
  const next = nextVersion({ ...recurring, failure }, ports.clock.now());
  await stores.recurringInvoices.update(next);
  await stores.events.record(domainEvent(ports, author, "recurring_invoice.failed", recurringInvoiceTable.toJson(next)));
  await queueFailureNotices(ports, stores, author, next, failure);
}

/** Replaces the placeholders in a text by the period of a date, in the language of the client. Without a period, it is the date. */
export function textsOf(
  recurring: RecurringInvoice,
  client: Client,
  workspace: Workspace,
  date: LocalDate,
): (text: string) => string {
  return textsOfPeriod(coveredBy(recurring, workspace, date) ?? { start: date, end: date }, client.locale ?? workspace.locale);
}

/** The days that the invoice of a date covers. */
export function coveredBy(recurring: RecurringInvoice, { weekStart }: Workspace, date: LocalDate): Period | null {
  return periodOf(recurring, recurring.period, date, weekStart);
}

/** What creates the invoice of a date. */
export function commandOf(
  recurring: RecurringInvoice,
  workspace: Workspace,
  date: LocalDate,
  fill: (text: string) => string,
): CreateInvoice {
  const { clientId, lines, fromTime, fromExpenses, tax, prices, notes, purchaseOrder, contractReference } = recurring;
  const { projectReference, buyerReference } = recurring;
  const period = coveredBy(recurring, workspace, date);
  const end = dayAfter(period, date);
  return {
    clientId,
    period,
    prices,
    purchaseOrder,
    contractReference,
    projectReference,
    ...(lines.length > 0 && {
      lines: requestedLines(lines).map((line) => ({ ...line, description: fill(line.description) })),
    }),
    ...(fromTime !== null && { fromTime: timeUntil(fromTime, startOfDay(workspace.timeZone, end)) }),
    ...(fromExpenses !== null && { fromExpenses: expensesUntil(fromExpenses, end) }),
    ...(tax !== null && { tax }),
    ...(notes !== null && { notes: fill(notes) }),
    ...(buyerReference !== null && { buyerReference }),
  };
}

function dayAfter(period: Period | null, date: LocalDate): LocalDate {
  return period === null ? date : addDays(period.end, 1);
}

function timeUntil(
  { projectIds, taskIds, userIds, groupBy, rounding }: NonNullable<RecurringInvoice["fromTime"]>,
  to: NonNullable<CreateInvoice["fromTime"]>["to"],
): NonNullable<CreateInvoice["fromTime"]> {
  return {
    projectIds: some(projectIds),
    taskIds: some(taskIds),
    userIds: some(userIds),
    groupBy,
    to,
    ...(rounding && { rounding }),
  };
}

function expensesUntil(
  { projectIds, userIds, groupBy }: NonNullable<RecurringInvoice["fromExpenses"]>,
  to: LocalDate,
): NonNullable<CreateInvoice["fromExpenses"]> {
  return { projectIds: some(projectIds), userIds: some(userIds), groupBy, to };
}

/** An empty list selects all. */
function some<Id>(ids: readonly Id[]): readonly Id[] | undefined {
  return ids.length > 0 ? ids : undefined;
}
