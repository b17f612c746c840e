import { reminderLimits, type ReminderStep } from "../billing/reminder-step.js";
import type { Client } from "../clients/client.js";
import { amountDue } from "../invoices/balance.js";
import type { Invoice, OpenInvoice } from "../invoices/invoice.js";
import { daysOf, type LocalDate, localDateFromDays, parseLocalDate } from "../kernel/calendar.js";
import type { Workspace } from "../workspaces/workspace.js";

/** A reminder that is to be sent. */
export interface PlannedReminder {
  readonly step: ReminderStep;
  /** The day on which it is sent, not before today. */
  readonly on: LocalDate;
  /** The days of earlier steps that are not sent any more. */
  readonly passedOver: readonly number[];
  /** See {@link levelOn}. */
  readonly level: number;
}

/** The steps that apply to a client, by their days, and since when: no step of an earlier day is sent. */
export interface ReminderSchedule {
  readonly steps: readonly ReminderStep[];
  readonly since: LocalDate | null;
}

const LAST_DAY = daysOf(parseLocalDate("9999-12-31"));

/** The client's own schedule, which can be empty, or else the workspace's. */
export function scheduleOf(
  client: Pick<Client, "reminderSteps" | "remindersSince">,
  workspace: Pick<Workspace, "reminderSteps" | "remindersSince">,
): ReminderSchedule {
  const steps = [...(client.reminderSteps ?? workspace.reminderSteps)].sort((a, b) => a.days - b.days);
  const dates = [client.remindersSince, client.reminderSteps === null ? workspace.remindersSince : null];
  return { steps, since: dates.reduce((latest, date) => (latest === null || (date !== null && date > latest) ? date : latest)) };
}

/** Why an invoice is not reminded of, by anyone. */
export const reminderObstacles = ["not_open", "paused", "disputed"] as const;
/** One of {@link reminderObstacles}. */
export type ReminderObstacle = (typeof reminderObstacles)[number];

/** What keeps the invoice from being reminded of on the day. Null: nothing. */
export function obstacleOn(invoice: Invoice, day: LocalDate): ReminderObstacle | null {
  if (!isPayable(invoice)) return "not_open";
  const { status, until } = invoice.reminders;
  if (status === "active") return null;
  return until !== null && until <= day ? null : status;
}

/** Whether something is due of an issued invoice or deposit. */
export function isPayable(invoice: Invoice): invoice is OpenInvoice {
  return invoice.status === "open" && amountDue(invoice) > 0n;
}

/**
 * The next reminder of an invoice, as of today. Of several steps whose day has come, only the latest is sent. A step is sent at most once, never one with
 * fewer days than the last one, none of a day before the schedule began or until the day of issue, and not on the day of another reminder.
 */
export function plannedReminder(invoice: Invoice, { steps, since }: ReminderSchedule, today: LocalDate): PlannedReminder | null {
  if (!isPayable(invoice)) return null;
  const due = daysOf(invoice.dueDate);
  const { after, lastOn, lastDays, status, until } = invoice.reminders;
  if (status !== "active" && until === null) return null;
  const first = Math.max(since === null ? -Infinity : daysOf(since), after === null ? -Infinity : daysOf(after) + 1);
  const left = steps.filter(
    ({ days }) => due + days >= first && due + days <= LAST_DAY && (lastDays === null || days > lastDays),
  );
  const earliest = Math.max(
    daysOf(today),
    lastOn === null ? -Infinity : daysOf(lastOn) + 1,
    until === null ? -Infinity : daysOf(until),
  );
  const past = left.filter(({ days }) => due + days <= earliest);
  const step = past.at(-1) ?? left[0];
  if (step === undefined) return null;
  const on = Math.max(earliest, due + step.days);
  if (on > LAST_DAY) return null;
  return {
    step,
    on: localDateFromDays(on),
    passedOver: past.slice(0, -1).map(({ days }) => days),
    level: levelOn(invoice, localDateFromDays(on)),
  };
}

/** Whether a reminder of the invoice is to be sent on the day. */
export function isReminderDue(invoice: Invoice, client: Client | null, workspace: Workspace, day: LocalDate): boolean {
  const planned = client && plannedReminder(invoice, scheduleOf(client, workspace), day);
  return planned !== null && planned.on <= day;
}

/**
 * 0 until the due date, then 1 for the first reminder after it, 2 for the second one, whichever steps they are: nobody is told of a reminder that was never
 * sent.
 */
export function levelOn({ dueDate, reminders }: Pick<OpenInvoice, "dueDate" | "reminders">, day: LocalDate): number {
  return day <= dueDate ? 0 : Math.min(reminders.lastLevel + 1, reminderLimits.steps);
}
