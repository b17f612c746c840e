import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { fillWorkspace } from "../../bootstrap/demo/fill-workspace.js";
import { amountDue, createUseCases, isOverdue, localDateIn, parseInstant, parseTimeZone } from "../../core/index.js";
import { systemPorts } from "../system-ports.js";

const page = { limit: 200, after: null, sort: "createdAt", descending: true } as const;

const demos = new Map<string, ReturnType<typeof makeDemo>>();

/** The demo that ends at the instant, created once for all tests, which only read it. */
function demoAt(text: string): ReturnType<typeof makeDemo> {
  const demo = demos.get(text) ?? makeDemo(text);
  demos.set(text, demo);
  return demo;
}

/** A year that ends at the instant, with everything that the owner sees. */
async function makeDemo(text: string) {
  const now = parseInstant(text);
  const ports = memoryPorts({ ...systemPorts, clock: { now: () => now } });
  const useCases = createUseCases(ports);
  const lines: string[] = [];
  const { token } = await fillWorkspace(ports, {
    progress: (line) => lines.push(line),
    inOneTransaction: (work) => work(ports.unitOfWork),
  });
  const owner = await useCases.authenticate(token);
  if (!owner) throw new Error("The owner's token does not hold.");
  const entries = [];
  for (let after = null as Awaited<ReturnType<typeof useCases.listTimeEntries>>["next"]; ;) {
    const { items, next } = await useCases.listTimeEntries(owner, {}, { ...page, after });
    entries.push(...items);
    if ((after = next) === null) break;
  }
  const invoices = (await useCases.listInvoices(owner, {}, page)).items.map(({ invoice }) => invoice);
  return { now, today: localDateIn(parseTimeZone("Europe/Berlin"), now), ports, useCases, owner, lines, entries, invoices };
}

describe("the demo", function () {
  this.timeout(60_000);

  for (const end of ["2026-11-21T17:00:00Z", "2024-02-29T12:00:00Z", "2026-01-01T00:30:00Z"]) {
    it(`has a realistic year that ends at ${end}`, async () => {
      const { now, today, entries, invoices, lines } = await demoAt(end);
      expect(entries.length).to.be.within(5_000, 8_000);
      for (const { startTime, endTime, createdAt } of entries) {
        expect(startTime).to.be.at.most(now);
        expect(endTime ?? now).to.be.within(startTime + 60_000, now);
        expect(createdAt).to.be.at.most(now);
      }
      expect(entries.filter(({ status }) => status === "running")).to.have.length(1);
      const count = (of: (invoice: (typeof invoices)[number]) => boolean) => invoices.filter(of).length;
      for (const status of ["draft", "open", "paid", "void"])
        expect(
          count((invoice) => invoice.status === status),
          status,
        ).to.be.above(0);
      expect(count((invoice) => isOverdue(invoice, today))).to.be.above(0);
      expect(
        count((invoice) => invoice.status === "open" && amountDue(invoice) < invoice.total),
        "paid in part",
      ).to.equal(1);
      for (const { issueDate, paidAt } of invoices) {
        expect((issueDate ?? today) <= today, issueDate ?? "").to.equal(true);
        expect(paidAt ?? now).to.be.at.most(now);
      }
      expect(lines).to.have.length(14);
    });
  }

  it("numbers its invoices without gaps in each year", async () => {
    const { invoices } = await demoAt("2026-11-21T17:00:00Z");
    for (const year of ["2025", "2026"]) {
      const numbers = invoices.flatMap(({ number }) => (number?.startsWith(`NL-${year}-`) ? [Number(number.slice(8))] : []));
      expect(numbers.toSorted((a, b) => a - b)).to.deep.equal(numbers.map((_, index) => index + 1));
    }
  });

  it("has invoices that lack nothing", async () => {
    const { useCases, owner, invoices } = await demoAt("2026-11-21T17:00:00Z");
    for (const { id, number } of invoices)
      expect(await useCases.validateInvoice(owner, id), number ?? id).to.deep.equal({ ready: true, findings: [] });
  });

  it("is the same every time", async () => {
    const [one, other] = [await demoAt("2026-11-21T17:00:00Z"), await makeDemo("2026-11-21T17:00:00Z")];
    const told = ({ entries, invoices }: typeof one) => [
      entries.map(({ startTime, notes }) => `${startTime} ${notes}`),
      invoices.map(({ number, status, total }) => `${number} ${status} ${total}`),
    ];
    expect(told(one)).to.deep.equal(told(other));
  });

  it("sends mail and webhooks only to .invalid addresses", async () => {
    const { now, ports, useCases, owner } = await demoAt("2026-11-21T17:00:00Z");
    expect(await ports.mailQueue.claim({ now, leasedUntil: now, limit: 9 })).to.deep.equal([]);
    const { items } = await useCases.listWebhooks(owner, {}, page);
    expect(items.map(({ webhook }) => new URL(webhook.url).hostname)).to.deep.equal(["hooks.nordlicht.invalid"]);
    const due = await ports.deliveryQueue.backlog(now);
    expect(due.due).to.be.above(10);
  });
});
