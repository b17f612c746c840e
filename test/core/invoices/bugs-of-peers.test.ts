import { expect } from "chai";
import {
  type UserActor,
  createUseCases,
  type IdSource,
  isStintError,
  parseInstant,
  plusSeconds,
  type UseCases,
} from "../../../core/index.js";
import { createWorld } from "../world.js";
import { parseLocalDate } from "../../../core/kernel/calendar.js";
import { parseCurrency } from "../../../core/kernel/currency.js";
import { formatDecimal, parseDecimal } from "../../../core/kernel/decimal.js";
import type { ProjectId, TaskId, TimeEntryId, UserId } from "../../../core/kernel/ids.js";
import { allocate, formatAmount, parseAmount } from "../../../core/kernel/money.js";
import { type LineInput, lineNet } from "../../../core/invoices/line.js";
import { NO_ROUNDING } from "../../../core/billing/rounding.js";
import { NO_TAX, type Tax } from "../../../core/billing/tax.js";
import { type BillableEntry, buildTimeLines, formatDuration } from "../../../core/invoices/time-lines.js";
import { computeTotals } from "../../../core/invoices/totals.js";

const eur = parseCurrency("EUR");
const standard = (rate: string): Tax => ({
  category: "S",
  rate: parseDecimal(rate),
  exemptionReason: null,
  exemptionCode: null,
  components: null,
});

function line(quantity: string, unitPrice: string, tax: Tax = NO_TAX): LineInput {
  const fixed = {
    description: "Work",
    kind: "fixed",
    unit: "HUR",
    allowances: [],
    charges: [],
    timeEntryIds: [],
    period: null,
  } as const;
  const baseQuantity = parseDecimal("1");
  return { ...fixed, quantity: parseDecimal(quantity), baseQuantity, unitPrice: parseAmount(unitPrice, eur), tax };
}

function entry(id: string, seconds: number, projectId = "1", taskId = "2"): BillableEntry {
  return {
    id: id as TimeEntryId,
    projectId: projectId as ProjectId,
    projectName: "Site",
    taskId: taskId as TaskId,
    taskName: "Build",
    userId: "usr_1" as UserId,
    userName: "Ada",
    notes: "",
    seconds,
    day: parseLocalDate("2026-01-05"),
    rate: 9000n,
  };
}

describe("known bugs of similar products", () => {
  it("do not occur in line amounts: 2.5 × 6.45 is 16.13 in the line, the subtotal and the total, never 16.12", () => {
    const { lineNets, subtotal, total } = computeTotals([line("2.5", "6.45")], null);
    expect([...lineNets, subtotal, total].map((amount) => formatAmount(amount, eur))).to.deep.equal(["16.13", "16.13", "16.13"]);
  });

  it("do not occur in decimals: 48.00 × 0.77 is 36.96, and both printed factors are exact", () => {
    const shown = line("0.77", "48.00");
    expect(formatAmount(lineNet(shown), eur)).to.equal("36.96");
    expect([formatDecimal(shown.quantity), formatAmount(shown.unitPrice, eur)]).to.deep.equal(["0.77", "48.00"]);
  });

  it("do not occur in tax: each rate applies only to the lines with that rate", () => {
    const { taxBreakdown } = computeTotals([line("1", "100.00", standard("19")), line("1", "50.00", standard("7"))], null);
    expect(taxBreakdown.map(({ taxableAmount, taxAmount }) => [taxableAmount, taxAmount])).to.deep.equal([
      [5000n, 350n],
      [10_000n, 1900n],
    ]);
  });

  it("do not occur in tax groups: three times 0.05 at 10 % is 0.02, not 0.03, and is split among the lines", () => {
    const lines = Array.from({ length: 3 }, () => line("1", "0.05", standard("10")));
    const { lineTaxes, taxTotal } = computeTotals(lines, null);
    expect(taxTotal).to.equal(2n);
    expect(lineTaxes).to.deep.equal([1n, 1n, 0n]);
  });

  it("do not occur in quantities: 20 minutes at 90.00 are 30.00, not 29.70", () => {
    const [billed] = buildTimeLines([entry("te_1", 1200)], { groupBy: "project", rounding: NO_ROUNDING, tax: NO_TAX });
    expect(billed && formatAmount(lineNet(billed), eur)).to.equal("30.00");
    expect(formatDuration(1200)).to.equal("0:20");
    const [odd] = buildTimeLines([entry("te_1", 7199)], { groupBy: "project", rounding: NO_ROUNDING, tax: NO_TAX });
    expect(odd && formatDecimal(odd.quantity)).to.equal("7199");
    expect(formatDuration(7199)).to.equal("1:59:59");
  });

  it("do not occur in stored amounts: two halves of 165.01 are 82.51 each and 165.02 together, in the lines and in the total", () => {
    const { lineNets, total } = computeTotals([line("0.5", "165.01"), line("0.5", "165.01")], null);
    const printedLines = lineNets.map((net) => parseAmount(formatAmount(net, eur), eur));
    expect(printedLines).to.deep.equal([8251n, 8251n]);
    expect(formatAmount(total, eur)).to.equal("165.02");
    expect(printedLines.reduce((a, b) => a + b, 0n)).to.equal(total);
  });

  it("do not occur in grouping: project 1 with task 23 differs from project 12 with task 3, whatever characters ids contain", () => {
    const entries = [
      entry("te_1", 60, "1", "23"),
      entry("te_2", 60, "12", "3"),
      entry("te_3", 60, '1","2', "3"),
      entry("te_4", 60, "1", '2","3'),
    ];
    expect(buildTimeLines(entries, { groupBy: "task", rounding: NO_ROUNDING, tax: NO_TAX })).to.have.length(4);
  });

  it("do not occur in negative amounts: no remainder is lost", () => {
    expect(allocate(-100n, [1n, 1n, 1n])).to.deep.equal([-34n, -33n, -33n]);
    const credit = [line("-1", "0.05", standard("10")), line("-1", "0.05", standard("10")), line("-1", "0.05", standard("10"))];
    expect(computeTotals(credit, null).lineTaxes).to.deep.equal([-1n, -1n, 0n]);
  });

  it("do not occur in billing: if an invoice cannot be saved, its entries stay unbilled", async () => {
    const { ports, useCases, owner } = await createWorld("2026-03-02T20:00:00Z");
    const { client, worked } = await anEntry(useCases, owner);
    let isBroken = false;
    const ids: IdSource = {
      next: (prefix) => {
        if (isBroken && prefix === "evt") throw new Error("The invoice is not saved.");
        return ports.ids.next(prefix);
      },
    };
    const failing = createUseCases({ ...ports, ids });
    isBroken = true;
    const failure = await failing.createInvoice(owner, { clientId: client.id, fromTime: {} }).catch(String);
    expect(failure).to.equal("Error: The invoice is not saved.");
    expect((await useCases.getTimeEntry(owner, worked.id)).status).to.equal("recorded");
    isBroken = false;
    expect((await failing.createInvoice(owner, { clientId: client.id, fromTime: {} })).invoice.total).to.equal(9_000n);
  });

  it("do not occur in billing: ten creations at once bill an entry once", async () => {
    const { useCases, owner } = await createWorld("2026-03-02T20:00:00Z");
    const { client, worked } = await anEntry(useCases, owner);
    const creations = Array.from({ length: 10 }, () => useCases.createInvoice(owner, { clientId: client.id, fromTime: {} }));
    const settled = await Promise.allSettled(creations);
    const billed = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value.invoice] : []));
    expect(billed.map(({ lines }) => lines.flatMap(({ timeEntryIds }) => timeEntryIds))).to.deep.equal([[worked.id]]);
    const codes = settled.flatMap((one) => (one.status === "rejected" && isStintError(one.reason) ? [one.reason.code] : []));
    expect(codes).to.deep.equal(Array.from({ length: 9 }, () => "nothing_to_bill"));
  });
});

/** An hour of work at 90.00 for a client. */
async function anEntry(useCases: UseCases, owner: UserActor) {
  const client = await useCases.createClient(owner, { name: "Client", rate: 9_000n });
  const project = await useCases.createProject(owner, { name: "Project", clientId: client.id });
  const startTime = parseInstant("2026-03-02T08:00:00Z");
  const worked = await useCases.createTimeEntry(owner, {
    projectId: project.id,
    startTime,
    endTime: plusSeconds(startTime, 3_600),
  });
  return { client, worked };
}
