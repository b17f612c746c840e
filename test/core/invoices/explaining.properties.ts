import { expect } from "chai";
import fc from "fast-check";
import {
  type ClientId,
  type Explanation,
  explanationView,
  groupings,
  invoiceView,
  type Invoice,
  type InvoiceId,
  isStintError,
  parseDecimal,
  parseInstant,
  parseLocalDate,
  plusSeconds,
  roundingGrains,
  roundingModes,
  type Tax,
} from "../../../core/index.js";
import { documentsWith } from "../../arbitraries/money.js";
import { createWorld, type World } from "../world.js";
import { addUp } from "./adding-up.js";

const work = fc.record({
  entries: fc.array(
    fc.record({
      project: fc.nat({ max: 1 }),
      startMinute: fc.nat({ max: 3 * 1_440 }),
      seconds: fc.integer({ min: 1, max: 20_000 }),
    }),
    { maxLength: 8 },
  ),
  groupBy: fc.constantFrom(...groupings),
  rounding: fc.record({
    grain: fc.constantFrom(...roundingGrains),
    mode: fc.constantFrom(...roundingModes),
    stepMinutes: fc.constantFrom(1, 6, 15, 60),
  }),
});

/** What happens after an invoice was created, in thousandths of what is due, paid or left of a line. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom("pay", "refund", "write_off", "reverse", "credit", "rest"),
    thousandths: fc.integer({ min: 1, max: 1_000 }),
  }),
  { maxLength: 6 },
);

type Step = typeof steps extends fc.Arbitrary<readonly (infer S)[]> ? S : never;

async function recordWork(
  { useCases, owner }: World,
  entries: readonly { project: number; startMinute: number; seconds: number }[],
) {
  const client = await useCases.createClient(owner, { name: "Client" });
  const projects = [
    await useCases.createProject(owner, { name: "Own rate", clientId: client.id, rate: 9_999n }),
    await useCases.createProject(owner, { name: "Another", clientId: client.id, rate: 12_345n }),
  ] as const;
  for (const { project, startMinute, seconds } of entries) {
    const startTime = plusSeconds(parseInstant("2026-02-20T00:00:00Z"), startMinute * 60);
    const projectId = projects[project]?.id ?? projects[0].id;
    await useCases.createTimeEntry(owner, { projectId, startTime, endTime: plusSeconds(startTime, seconds) });
  }
  return client.id;
}

async function paidDeposit({ useCases, owner }: World, clientId: ClientId, tax: Tax | undefined): Promise<InvoiceId> {
  const lines = [{ description: "Deposit", quantity: parseDecimal("1"), unitPrice: 25n, tax }];
  const { id } = (await useCases.createInvoice(owner, { type: "deposit", clientId, lines })).invoice;
  await useCases.updateInvoice(owner, id, { status: "paid" });
  return id;
}

/** Does what is allowed, and nothing if it is refused. */
async function attempt(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isStintError(error)) throw error;
  });
}

async function settle(
  { useCases, owner }: World,
  { id, payments, lines, total }: Invoice,
  { kind, thousandths }: Step,
): Promise<void> {
  const part = (whole: bigint): bigint => (whole * BigInt(thousandths)) / 1_000n;
  const line = thousandths % lines.length;
  const net = part(lines[line]?.net ?? 0n);
  const last = payments.at(-1)?.id;
  if (kind === "rest") return attempt(useCases.createCreditNote(owner, id, { reason: "Rest" }));
  if (kind === "credit") return attempt(useCases.createCreditNote(owner, id, { lines: [{ line, net }], reason: "Part" }));
  if (kind === "reverse") return last ? attempt(useCases.reversePayment(owner, id, last, {})) : undefined;
  const amount = part(total);
  return attempt(useCases.recordPayment(owner, id, { amount, kind: kind === "pay" ? "payment" : kind }));
}

/** Adds up the explanation, and returns it with the invoice. */
async function check({ useCases, owner }: World, id: InvoiceId): Promise<{ invoice: Invoice; explanation: Explanation }> {
  const { invoice } = await useCases.getInvoice(owner, id);
  const explanation = await useCases.explainInvoice(owner, id);
  addUp(explanationView(explanation), invoiceView(invoice, parseLocalDate("2026-03-02")));
  return { invoice, explanation };
}

describe("the explanation of an invoice", () => {
  it("adds up from time entries to the amount due, for every invoice and credit note", async () => {
    const seen = { notes: 0, timeLines: 0, deposits: 0 };
    await fc.assert(
      fc.asyncProperty(
        work,
        documentsWith(fc.constantFrom("net", "gross")),
        steps,
        async (time, { lines, discount, terms: { deposits: _, ...terms } }, later) => {
          const world = await createWorld();
          const { useCases, owner } = world;
          const clientId = await recordWork(world, time.entries);
          const fromTime = { groupBy: time.groupBy, rounding: time.rounding };
          const tax = lines[0]?.tax;
          const command = { clientId, lines, tax, discount, ...terms, ...(time.entries.length > 0 ? { fromTime } : {}) };
          const created = await useCases.createInvoice(owner, command).catch((error: unknown) => {
            if (isStintError(error)) return null;
            throw error;
          });
          if (created === null) return;
          const { id } = created.invoice;
          const { invoice: draft, explanation } = await check(world, id);
          seen.timeLines += explanation.lines.filter(({ time: billed }) => billed !== null).length;
          const edited = draft.lines.map((line) => ({ ...line, description: "Edited" })).reverse();
          await attempt(useCases.updateInvoice(owner, id, { lines: edited }));
          const deposit = await paidDeposit(world, clientId, lines[0]?.tax);
          await check(world, deposit);
          await attempt(useCases.updateInvoice(owner, id, { deposits: [{ invoiceId: deposit }] }));
          seen.deposits += (await check(world, id)).invoice.deposits.length;
          await attempt(useCases.updateInvoice(owner, id, { status: "open" }));
          for (const step of later) await settle(world, (await check(world, id)).invoice, step);
          const { credits } = (await check(world, id)).invoice;
          seen.notes += credits.length;
          for (const { creditNoteId } of credits) await check(world, creditNoteId);
        },
      ),
      { numRuns: 200 },
    );
    for (const [what, count] of Object.entries(seen)) expect(count, what).to.be.greaterThan(0);
  });
});
