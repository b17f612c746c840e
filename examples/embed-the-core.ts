// The main workflow without a server: records, bills and pays work on in-memory ports. Run it: node dist/examples/embed-the-core.js
import { createUseCases, formatAmount, parseCurrency, parseInstant, parseTimeZone } from "stint";
import { memoryPorts } from "stint/memory";

const stint = createUseCases(memoryPorts());
const { token } = await stint.createWorkspace({
  name: "Mine",
  ownerEmail: "me@example.com",
  currency: parseCurrency("EUR"),
  timeZone: parseTimeZone("Europe/Berlin"),
});
const me = await stint.authenticate(token);
if (!me) throw new Error("The token is not valid.");

const client = await stint.createClient(me, { name: "Ada Ltd", rate: 9000n });
const project = await stint.createProject(me, { name: "Website", clientId: client.id });
const [startTime, endTime] = [parseInstant("2026-03-02T09:00:00+01:00"), parseInstant("2026-03-02T11:30:00+01:00")];
await stint.createTimeEntry(me, { projectId: project.id, startTime, endTime });
const { invoice: draft } = await stint.createInvoice(me, { clientId: client.id, fromTime: {} });
const { invoice } = await stint.updateInvoice(me, draft.id, { status: "paid" });
console.log(`${invoice.status}: ${formatAmount(invoice.total, invoice.currency)} ${invoice.currency}`);
