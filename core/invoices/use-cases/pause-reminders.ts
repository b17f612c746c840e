import { type Actor, authorize } from "../../access/actor.js";
import type { LocalDate } from "../../kernel/calendar.js";
import { nextVersion, sameValue } from "../../kernel/entity.js";
import { conflict, Issues, notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import { checkText, cleanText } from "../../kernel/text.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import type { Invoice } from "../invoice.js";
import { type InvoiceReminders, pauseReasonLimits, type pauseStates } from "../invoice-reminders.js";
import type { DatedInvoice } from "./create-invoice.js";

/** Why an invoice is not reminded of, and how long. */
export interface PauseReminders {
  /** Absent: `paused`. */
  readonly status?: (typeof pauseStates)[number] | undefined;
  /** 1 to 500 characters. Null or absent: no reason is given. */
  readonly reason?: string | null | undefined;
  /** The first day on which it is reminded of again, after today. Null or absent: someone resumes it. */
  readonly until?: LocalDate | null | undefined;
}

type Pausing = Needs<"invoices" | "workspace", "clock">;

/** Stops the reminders of an invoice. Throws `invoice_not_open` (conflict). */
export function makePauseReminders(ports: Pausing) {
  return async (actor: Actor, id: InvoiceId, command: PauseReminders): Promise<DatedInvoice<Invoice>> => {
    const { status = "paused", reason = null, until = null } = command;
    return change(ports, actor, id, (today) => {
      const issues = new Issues();
      checkText(issues, ["reason"], reason, pauseReasonLimits);
      if (until !== null && until <= today) issues.add(["until"], "until_not_in_future", "Must be a day after today.");
      issues.throwIfAny();
      return { status, reason: reason === null ? null : cleanText(reason), until };
    });
  };
}

/** Lets the schedule go on. Throws `invoice_not_open` (conflict). */
export function makeResumeReminders(ports: Pausing) {
  return async (actor: Actor, id: InvoiceId): Promise<DatedInvoice<Invoice>> =>
    change(ports, actor, id, () => ({ status: "active", reason: null, until: null }));
}

async function change(
  { unitOfWork, clock }: Pausing,
  actor: Actor,
  id: InvoiceId,
  stateOn: (today: LocalDate) => Pick<InvoiceReminders, "status" | "reason" | "until">,
): Promise<DatedInvoice<Invoice>> {
  authorize(actor, "invoices:write");
  return unitOfWork.run(actor, async (stores) => {
    const invoice = await stores.invoices.find(id);
    if (!invoice) throw notFound("invoice");
    const today = localDateIn((await stores.workspace.get()).timeZone, clock.now());
    const reminders = { ...invoice.reminders, ...stateOn(today) };
    if (invoice.status !== "draft" && invoice.status !== "open")
      throw conflict("invoice_not_open", `The status of the invoice is ${invoice.status}, so it is not reminded of.`, {
        current_status: invoice.status,
        allowed: ["draft", "open"],
      });
    if (sameValue(reminders, invoice.reminders)) return { invoice, today };
    const changed = nextVersion({ ...invoice, reminders }, clock.now());
    await stores.invoices.update(changed);
    return { invoice: changed, today };
  });
}
