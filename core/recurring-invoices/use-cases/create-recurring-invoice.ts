import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { addScopeIssues } from "../../invoices/billing.js";
import { addExpenseScopeIssues } from "../../invoices/billing-expenses.js";
import { requireActive } from "../../invoices/parties.js";
import { firstVersion } from "../../kernel/entity.js";
import { addUnknown } from "../../kernel/errors.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import {
  begun,
  checkRecurringInvoice,
  type CreateRecurringInvoice,
  type RecurringInvoice,
  recurringInvoiceTable,
} from "../recurring-invoice.js";

export function makeCreateRecurringInvoice(
  ports: Needs<"clients" | "events" | "projects" | "recurringInvoices" | "tasks" | "users" | "workspace", "clock" | "ids">,
) {
  const { unitOfWork, clock, ids } = ports;
  return async (actor: Actor, command: CreateRecurringInvoice): Promise<RecurringInvoice> => {
    authorize(actor, "recurring_invoices:write");
    return unitOfWork.run(actor, async (stores) => {
      const { timeZone } = await stores.workspace.get();
      const created: RecurringInvoice = {
        id: ids.next("rin"),
        ...recurringInvoiceTable.create(command),
        nextOn: null,
        lastOn: null,
        invoiceCount: 0,
        failure: null,
        ...firstVersion(clock.now()),
      };
      const issues = checkRecurringInvoice(created);
      const client = await stores.clients.find(created.clientId);
      if (!client) addUnknown(issues, ["clientId"], "client");
      if (created.fromTime) await addScopeIssues(issues, stores, created.fromTime, created.clientId);
      if (created.fromExpenses) await addExpenseScopeIssues(issues, stores, created.fromExpenses, created.clientId);
      if (created.retainer) await addScopeIssues(issues, stores, created.retainer, created.clientId, "retainer");
      issues.throwIfAny();
      if (client) requireActive(client);
      const recurring = begun(created, localDateIn(timeZone, clock.now()));
      await stores.recurringInvoices.insert(recurring);
      await stores.events.record(
        domainEvent(ports, authorOf(actor), "recurring_invoice.created", recurringInvoiceTable.toJson(recurring)),
      );
      return recurring;
    });
  };
}
