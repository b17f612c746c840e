import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { addScopeIssues } from "../../invoices/billing.js";
import { addExpenseScopeIssues } from "../../invoices/billing-expenses.js";
import { issuesOfChange, nextVersion, sameValue } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { RecurringInvoiceId } from "../../kernel/ids.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import {
  checkRecurringInvoice,
  type RecurringInvoice,
  type RecurringInvoicePatch,
  recurringInvoiceTable,
  rescheduled,
} from "../recurring-invoice.js";

export function makeUpdateRecurringInvoice(
  ports: Needs<"events" | "projects" | "recurringInvoices" | "tasks" | "users" | "workspace", "clock" | "ids">,
) {
  const { unitOfWork, clock } = ports;
  return async (actor: Actor, id: RecurringInvoiceId, patch: RecurringInvoicePatch): Promise<RecurringInvoice> => {
    authorize(actor, "recurring_invoices:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.recurringInvoices.find(id);
      if (!before) throw notFound("recurring_invoice");
      const { timeZone } = await stores.workspace.get();
      const changed = recurringInvoiceTable.change<RecurringInvoice>(before, patch);
      const issues = issuesOfChange(before, changed, checkRecurringInvoice);
      const { fromTime, fromExpenses, retainer, clientId } = changed;
      if (fromTime && !sameValue(before.fromTime, fromTime)) await addScopeIssues(issues, stores, fromTime, clientId);
      if (fromExpenses && !sameValue(before.fromExpenses, fromExpenses))
        await addExpenseScopeIssues(issues, stores, fromExpenses, clientId);
      if (retainer && !sameValue(before.retainer, retainer)) await addScopeIssues(issues, stores, retainer, clientId, "retainer");
      issues.throwIfAny();
      const after = rescheduled(before, changed, localDateIn(timeZone, clock.now()));
      if (sameValue(before, after)) return before;
      const next = nextVersion(after, clock.now());
      await stores.recurringInvoices.update(next);
      await stores.events.record(
        domainEvent(ports, authorOf(actor), "recurring_invoice.updated", recurringInvoiceTable.toJson(next)),
      );
      return next;
    });
  };
}
