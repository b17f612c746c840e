// Only a part of the library: clients and invoices with the host's own lines, without time. Run it after `npm install stint`, compiled: node invoices-only.js
import {
  clientUseCases,
  formatAmount,
  invoiceUseCases,
  parseCurrency,
  parseDecimal,
  parseTimeZone,
  userUseCases,
  workspaceUseCases,
} from "stint";
import { memoryPorts } from "stint/memory";

const ports = memoryPorts();
const { createWorkspace } = workspaceUseCases(ports);
const { findActors } = userUseCases(ports);
const { createClient } = clientUseCases(ports);
const { createInvoice, updateInvoice, createCreditNote } = invoiceUseCases(ports);

await createWorkspace({
  name: "Mine",
  ownerEmail: "me@example.com",
  currency: parseCurrency("EUR"),
  timeZone: parseTimeZone("Europe/Berlin"),
});
const [me] = await findActors("me@example.com");
if (!me) throw new Error("The workspace has no owner.");

const tax = { category: "S", rate: parseDecimal("19"), exemptionReason: null, exemptionCode: null, components: null } as const;
const client = await createClient(me, { name: "Ada Ltd", tax });
const { invoice: draft } = await createInvoice(me, {
  clientId: client.id,
  lines: [
    { description: "Subscription, March", quantity: parseDecimal("1"), unitPrice: 4900n },
    { description: "Messages", quantity: parseDecimal("1250"), unitPrice: 1n },
  ],
});
const { invoice } = await updateInvoice(me, draft.id, { status: "open" });
const { invoice: credit } = await createCreditNote(me, invoice.id, {
  reason: "Not delivered",
  lines: [{ line: 1, quantity: parseDecimal("250") }],
});
for (const { number, total, currency } of [invoice, credit])
  process.stdout.write(`${number ?? ""}: ${formatAmount(total, currency)} ${currency}\n`);
