import { expect } from "chai";
import fc from "fast-check";
import {
  allItems,
  type ClientId,
  type Expense,
  type Invoice,
  type Milestone,
  parseDecimal,
  parseInstant,
  parseLocalDate,
  type ProjectId,
} from "../../../core/index.js";
import { billedAmount } from "../../../core/expenses/expense-figures.js";
import { linesCreditedInFull } from "../../../core/invoices/credited.js";
import { codeOf, createWorld, type World } from "../world.js";

type Step =
  | { readonly kind: "spend"; readonly amount: bigint; readonly markup: bigint; readonly category: string }
  | { readonly kind: "work" }
  | { readonly kind: "plan"; readonly amount: bigint; readonly isCompleted: boolean }
  | { readonly kind: "bill"; readonly time: boolean; readonly groupBy: "expense" | "category" | "project" }
  | { readonly kind: "void" | "delete" | "issue" | "drop" | "credit" | "release" | "change" | "reopen"; readonly of: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("spend" as const),
      amount: fc.bigInt(0n, 1_000n),
      markup: fc.bigInt(0n, 50_000_000n),
      category: fc.constantFrom("Travel", "Meals"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("work" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("plan" as const),
      amount: fc.bigInt(1n, 1_000n),
      isCompleted: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("bill" as const),
      time: fc.boolean(),
      groupBy: fc.constantFrom("expense" as const, "category" as const, "project" as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "void" as const,
        "delete" as const,
        "issue" as const,
        "drop" as const,
        "credit" as const,
        "release" as const,
        "change" as const,
        "reopen" as const,
      ),
      of: fc.nat(9),
    }),
  },
);

interface Scene extends World {
  readonly clientId: ClientId;
  readonly projectId: ProjectId;
}

const fixed = { description: "Fixed", quantity: parseDecimal("1"), unitPrice: 5n };

/** Does the step, which may be refused, and whatever else is refused is a failure. */
async function take(
  { useCases, owner, clientId, projectId }: Scene,
  one: Step,
  invoices: readonly Invoice[],
  expenses: readonly Expense[],
  milestones: readonly Milestone[],
) {
  const date = parseLocalDate("2026-03-02");
  if (one.kind === "spend") {
    const markup = one.markup as ReturnType<typeof parseDecimal>;
    return useCases.createExpense(owner, { date, category: one.category, amount: one.amount, markup, projectId });
  }
  if (one.kind === "work") {
    const times = { startTime: parseInstant("2026-03-02T08:00:00Z"), endTime: parseInstant("2026-03-02T09:00:00Z") };
    return useCases.createTimeEntry(owner, { projectId, ...times });
  }
  if (one.kind === "plan") {
    const { id } = await useCases.createMilestone(owner, { projectId, name: "Part", amount: one.amount });
    return one.isCompleted ? useCases.completeMilestone(owner, id) : undefined;
  }
  if (one.kind === "reopen") {
    const milestone = milestones[one.of % Math.max(1, milestones.length)];
    return milestone && useCases.reopenMilestone(owner, milestone.id);
  }
  if (one.kind === "bill") {
    const fromExpenses = { groupBy: one.groupBy };
    // Twice at the same time: what one bills, the other does not.
    const bill = () =>
      useCases.createInvoice(owner, {
        clientId,
        fromExpenses,
        fromMilestones: {},
        ...(one.time && { fromTime: {} }),
        lines: [fixed],
      });
    return Promise.all([bill(), bill()]);
  }
  if (one.kind === "change") {
    const expense = expenses[one.of % Math.max(1, expenses.length)];
    return expense && useCases.updateExpense(owner, expense.id, { amount: expense.amount + 1n });
  }
  const invoice = invoices[one.of % Math.max(1, invoices.length)];
  if (!invoice) return undefined;
  const { id } = invoice;
  switch (one.kind) {
    case "void":
      return useCases.updateInvoice(owner, id, { status: "void" });
    case "delete":
      return useCases.deleteInvoice(owner, id);
    case "issue":
      return useCases.updateInvoice(owner, id, { status: "open" });
    case "drop":
      return useCases.updateInvoice(owner, id, { lines: [fixed] });
    case "credit":
      return useCases.createCreditNote(owner, id, {
        reason: "Wrong",
        lines: [{ line: invoice.lines.length - 1 }],
        releaseTime: true,
      });
    case "release":
      return useCases.createCreditNote(owner, id, { reason: "Wrong" });
  }
}

const refusals = [
  "expense_billed",
  "milestone_invoiced",
  "invoice_has_payments",
  "invoice_not_creditable",
  "invoice_not_draft",
  "invalid_transition",
  "nothing_to_credit",
  "credit_exceeds_line",
];

/** The ids of the expenses and milestones that the invoice bills now. */
function billedBy(invoice: Invoice): readonly string[] {
  if (invoice.status === "void" || invoice.type === "credit_note") return [];
  const last = invoice.credits.map(({ releasesTime }) => releasesTime).lastIndexOf(true);
  const released = new Set(linesCreditedInFull({ lines: invoice.lines, credits: invoice.credits.slice(0, last + 1) }));
  return invoice.lines.flatMap(({ expenseIds, milestoneIds }, index) =>
    released.has(index) ? [] : [...expenseIds, ...milestoneIds],
  );
}

describe("what invoices bill", () => {
  it("is on at most one live invoice, which bills exactly its amount, in any order of creating, changing, voiding, deleting and crediting", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
        const world = await createWorld("2026-03-20T08:00:00Z");
        const { useCases, owner } = world;
        const { id: clientId } = await useCases.createClient(owner, { name: "Client", rate: 6_000n });
        const { id: projectId } = await useCases.createProject(owner, { name: "Project", clientId });
        const scene = { ...world, clientId, projectId };
        const all = async () => {
          const invoices: Invoice[] = [];
          for await (const { invoice } of allItems((page) => useCases.listInvoices(owner, {}, page)))
            invoices.push((await useCases.getInvoice(owner, invoice.id)).invoice);
          const { items: expenses } = await useCases.listExpenses(owner, {}, { limit: 200 });
          const { items: milestones } = await useCases.listMilestones(owner, {}, { limit: 200 });
          return { invoices, expenses, milestones };
        };
        for (const one of steps) {
          const before = await all();
          const outcome = await codeOf(take(scene, one, before.invoices, before.expenses, before.milestones));
          expect([...refusals, "resolved"]).to.include(outcome);
          const { invoices, expenses, milestones } = await all();
          const billed = invoices.flatMap((invoice) => billedBy(invoice).map((id) => [id, invoice.id] as const));
          expect(new Set(billed.map(([id]) => id)).size).to.equal(billed.length);
          const owners = new Map(billed);
          for (const { id, status, invoiceId } of expenses) {
            expect(invoiceId).to.equal(owners.get(id) ?? null);
            expect(status).to.equal(owners.has(id) ? "billed" : "unbilled");
          }
          for (const { id, status, invoiceId, completedAt } of milestones) {
            expect(invoiceId).to.equal(owners.get(id) ?? null);
            expect(status).to.equal(owners.has(id) ? "invoiced" : completedAt === null ? "open" : "completed");
          }
          const amounts = new Map(milestones.map(({ id, amount }) => [id, amount]));
          const byId = new Map(expenses.map((expense) => [expense.id, expense]));
          const drafts = invoices.filter(({ type, status }) => type === "invoice" && status === "draft");
          for (const line of drafts.flatMap(({ lines }) => lines).filter(({ kind }) => kind === "milestone"))
            expect(line.milestoneIds.map((id) => amounts.get(id))).to.deep.equal([line.net]);
          for (const invoice of drafts)
            for (const line of invoice.lines.filter(({ kind }) => kind === "expense")) {
              const amounts = line.expenseIds
                .map((id) => byId.get(id))
                .map((expense) => expense && billedAmount(expense, invoice.currency));
              expect(line.net).to.equal(amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n));
            }
        }
        expect((await useCases.getAudit(owner)).findings).to.deep.equal([]);
      }),
      { numRuns: 40 },
    );
  });
});
