import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { reminderPlaceholders, type ReminderStep } from "../../billing/reminder-step.js";
import { Issues } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import { checkBraced } from "../../kernel/placeholders.js";
import { checkText } from "../../kernel/text.js";
import { messageLimits } from "../../billing/message-limits.js";
import type { Needs } from "../../ports/ports.js";
import type { Reminded } from "../composing.js";
import { levelOn, scheduleOf } from "../plan.js";
import type { Reminder } from "../reminder.js";
import { remind, type ReminderRequest, type RemindingPorts, type RemindingStores } from "../reminding.js";
import { addressed, requireRemindable } from "./reminded-invoice.js";

/** A reminder that a person sends. */
export interface SendReminder {
  /** Absent: the client's email address. */
  readonly to?: readonly string[] | undefined;
  /** Absent: the client's copies, see `usualCopies`, if `to` is absent too; otherwise none. */
  readonly cc?: readonly string[] | undefined;
  /** One line of at most 200 characters, with placeholders. Null or absent: that of the step, or the usual one. */
  readonly subject?: string | null | undefined;
  /** At most 10,000 characters, with placeholders. Null or absent: that of the step, or the usual one. */
  readonly message?: string | null | undefined;
  /** The step of the client's schedule whose texts, fee and interest apply, which is not sent again. Absent: none. */
  readonly days?: number | undefined;
}

/** Sends a reminder now, whatever the schedule says. */
export function makeSendReminder(ports: Needs<keyof RemindingStores, keyof RemindingPorts>) {
  return async (actor: Actor, id: InvoiceId, command: SendReminder): Promise<Reminder> => {
    authorize(actor, "reminders:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const found = await addressed(stores, id, ports.clock.now());
      const steps = scheduleOf(found.client, found.workspace).steps;
      const step = steps.find(({ days }) => days === command.days) ?? null;
      check(command, step).throwIfAny();
      const reminded = requireRemindable(found);
      const { to, cc } = command;
      const request = { to, cc, passedOver: [], ...requestOf(reminded, command, step) };
      return remind(ports, stores, authorOf(actor), reminded, request);
    });
  };
}

function check({ days, subject = null, message = null }: SendReminder, step: ReminderStep | null): Issues {
  const issues = new Issues();
  if (days !== undefined && step === null)
    issues.add(["days"], "unknown_step", "The schedule of the client has no step with this number of days.");
  checkText(issues, ["subject"], subject, messageLimits.subject);
  checkText(issues, ["message"], message, messageLimits.text);
  checkBraced(issues, ["subject"], subject, reminderPlaceholders);
  checkBraced(issues, ["message"], message, reminderPlaceholders);
  return issues;
}

function requestOf(
  { invoice, today }: Reminded,
  { subject = null, message = null }: SendReminder,
  step: ReminderStep | null,
): Pick<ReminderRequest, "days" | "terms"> {
  const level = levelOn(invoice, today);
  if (step === null) return { days: null, terms: { subject, message, level, attachInvoice: true, attachReminder: true } };
  const texts = { subject: subject ?? step.subject, message: message ?? step.message };
  return { days: step.days, terms: { ...step, ...texts, level } };
}
