import assert from "node:assert/strict";
import { parseLocalDate } from "../../../core/kernel/calendar.js";
import type { CurrencyCode } from "../../../core/kernel/currency.js";
import { parseDecimal } from "../../../core/kernel/decimal.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import { MAX_AMOUNT } from "../../../core/kernel/money.js";
import type { Expense } from "../../../core/expenses/expense.js";
import type { ExpenseFilter, ExpenseSelection } from "../../../core/expenses/expense-store.js";
import { claimedExpense, releasedExpense } from "../../../core/expenses/stored-expenses.js";
import { anExpense } from "../expense-fixtures.js";
import { newWorld, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { resourceCases } from "../resource-cases.js";
import { grouped } from "../subject.js";
import { follow } from "./changes.js";
import { UNICODE } from "./extremes.js";

const page = { limit: 10, sort: "date", descending: false, after: null } as const;
const usd = "USD" as CurrencyCode;
const on = (day: string) => parseLocalDate(day);

const insert = (world: World, ...all: readonly Expense[]): Promise<void> =>
  world.run(async ({ expenses }) => {
    for (const one of all) await expenses.insert(one);
  });
const find = (world: World, { id }: Pick<Expense, "id">) => world.read(({ expenses }) => expenses.find(id));
const everything = (world: World): ExpenseSelection => ({
  clientId: world.client.id,
  ...{ projectIds: null, userIds: null, from: null, to: null },
});
const unbilled = async (world: World, changes: Partial<ExpenseSelection> = {}, limit = 10) => {
  const selection = { ...everything(world), ...changes };
  const found = await world.read(({ expenses }) => expenses.unbilled(selection, { limit, lock: false }));
  return found.map(({ expense }) => expense.id);
};

/** An invoice that bills the expenses. */
async function billing(world: World, ...billed: readonly Expense[]) {
  const invoice = aDraft(world);
  await world.run(async ({ invoices, expenses }) => {
    await invoices.insert(invoice);
    await expenses.claim(
      invoice.id,
      billed.map(({ id }) => id),
      world.clock.now(),
    );
  });
  return invoice;
}

export const expenseCases = grouped({ area: "expenses" }, [
  ...resourceCases<Expense>({
    kind: "expense",
    name: "an expense",
    area: "expenses",
    make: (world) => anExpense(world),
    change: (expense, description) => ({ ...expense, description }),
    store: ({ expenses }) => expenses,
  }),
  {
    title: "returns every field of an expense",
    async run(subject) {
      const world = await newWorld(subject);
      const complete = anExpense(world, {
        ...{ kind: "mileage", date: on("9999-12-31"), projectId: null, clientId: world.client.id, category: UNICODE },
        ...{ description: UNICODE, amount: MAX_AMOUNT, currency: "JPY" as CurrencyCode, taxRate: parseDecimal("9.975") },
        ...{
          taxAmount: 1n,
          net: MAX_AMOUNT - 1n,
          distance: parseDecimal("0.000001"),
          distanceUnit: "mi",
          rate: parseDecimal("0.655"),
        },
        ...{ billable: false, markup: parseDecimal("1000"), conversion: { net: MAX_AMOUNT, currency: usd } },
        ...{ reimbursable: true, reimbursedOn: on("1970-01-01"), receipt: { mediaType: "image/png", size: 10_485_760 } },
      });
      await insert(world, complete);
      assert.deepEqual(await find(world, complete), complete);
    },
  },
  {
    title: "lists the expenses that match a filter, by day, and sums them by currency",
    async run(subject) {
      const world = await newWorld(subject);
      const direct = anExpense(world, { projectId: null, clientId: world.client.id, date: on("2026-03-03") });
      const foreign = anExpense(world, { date: on("2026-03-01"), currency: usd, amount: 100n, net: 90n, category: "Meals" });
      const own = anExpense(world, { projectId: null, billable: false, reimbursable: true, reimbursedOn: on("2026-04-01") });
      await insert(world, direct, foreign, own);
      const found = async (filter: ExpenseFilter) =>
        (await world.read(({ expenses }) => expenses.list(filter, page))).items.map(({ id }) => id);
      assert.deepEqual(await found({}), [foreign.id, own.id, direct.id]);
      assert.deepEqual(await found({ clientIds: [world.client.id] }), [foreign.id, direct.id]);
      assert.deepEqual(await found({ projectIds: [world.project.id] }), [foreign.id]);
      assert.deepEqual(await found({ categories: ["Meals", "travel"] }), [foreign.id]);
      assert.deepEqual(await found({ billable: false }), [own.id]);
      assert.deepEqual(await found({ reimbursable: true }), [own.id]);
      assert.deepEqual(await found({ reimbursed: false }), [foreign.id, direct.id]);
      assert.deepEqual(await found({ from: on("2026-03-02"), to: on("2026-03-03") }), [own.id]);
      assert.deepEqual(await found({ statuses: ["billed"] }), []);
      assert.deepEqual(await found({ userId: world.owner.id, userIds: [world.owner.id] }), [foreign.id, own.id, direct.id]);
      assert.deepEqual(await found({ userId: subject.ids.next("usr") }), []);
      assert.deepEqual(await found({ invoiceIds: [subject.ids.next("inv")] }), []);
      assert.deepEqual(await world.read(({ expenses }) => expenses.totals({ billable: true })), [
        { currency: "EUR", count: 1, amount: 4_760n, net: 4_000n },
        { currency: "USD", count: 1, amount: 100n, net: 90n },
      ]);
      assert.deepEqual(await world.read(({ expenses }) => expenses.totals({ statuses: ["billed"] })), []);
    },
  },
  {
    title: "selects the unbilled, billable expenses of a client and of its projects, by day, with the names of projects",
    async run(subject) {
      const world = await newWorld(subject);
      const later = anExpense(world, { date: on("2026-03-03") });
      const direct = anExpense(world, { projectId: null, clientId: world.client.id, date: on("2026-03-01") });
      const others = [anExpense(world, { billable: false }), anExpense(world, { projectId: null })];
      await insert(world, later, direct, ...others);
      assert.deepEqual(await unbilled(world), [direct.id, later.id]);
      assert.deepEqual(await unbilled(world, {}, 1), [direct.id]);
      assert.deepEqual(await unbilled(world, { projectIds: [world.project.id] }), [later.id]);
      assert.deepEqual(await unbilled(world, { from: on("2026-03-01"), to: on("2026-03-03") }), [direct.id]);
      assert.deepEqual(await unbilled(world, { userIds: [subject.ids.next("usr")] }), []);
      assert.deepEqual(await unbilled(world, { clientId: subject.ids.next("cli") }), []);
      const names = await world.read(({ expenses }) => expenses.unbilled(everything(world), { limit: 2, lock: false }));
      assert.deepEqual(
        names.map(({ projectName }) => projectName),
        [null, world.project.name],
      );
    },
  },
  {
    title: "bills an expense on one invoice, and releases it with that invoice only, each as a new version",
    async run(subject) {
      const world = await newWorld(subject);
      const [first, second] = [anExpense(world), anExpense(world)];
      await insert(world, first, second);
      const invoice = await billing(world, first, second);
      const billed = claimedExpense(first, invoice.id, world.clock.now());
      assert.deepEqual(await find(world, first), billed);
      assert.deepEqual(await unbilled(world), []);
      await assert.rejects(billing(world, first), { code: "lost_race" });
      await world.run(({ expenses }) => expenses.release(subject.ids.next("inv"), null, world.clock.now()));
      await world.run(({ expenses }) => expenses.release(invoice.id, [first.id], world.clock.now()));
      assert.deepEqual(await find(world, first), releasedExpense(billed, world.clock.now()));
      assert.deepEqual(await unbilled(world), [first.id]);
      await world.run(({ expenses }) => expenses.release(invoice.id, null, world.clock.now()));
      assert.deepEqual(await unbilled(world), [first.id, second.id]);
      const changes = await follow(world, 0, ["expense"]);
      assert.deepEqual(
        changes.flatMap(({ id, version }) => (id === first.id ? [version] : [])),
        [1, 2, 3],
      );
    },
  },
  {
    title: "keeps the receipt of an expense until it is removed or the expense is deleted",
    async run(subject) {
      const world = await newWorld(subject);
      const expense = anExpense(world);
      await insert(world, expense);
      const receipt = () => world.read(({ expenses }) => expenses.findReceipt(expense.id));
      const keep = (content: Uint8Array | null) => world.run(({ expenses }) => expenses.keepReceipt(expense.id, content));
      const all = Uint8Array.from({ length: 256 }, (_, index) => index);
      assert.equal(await receipt(), null);
      await keep(Uint8Array.of(1));
      await keep(all);
      assert.deepEqual(await receipt(), all);
      await keep(null);
      assert.equal(await receipt(), null);
      await keep(all);
      await world.run(({ expenses }) => expenses.delete(expense));
      assert.equal(await receipt(), null);
      await assert.rejects(keep(all));
    },
  },
  {
    title: "keeps the user, the project, the client and the invoice of expenses",
    async run(subject) {
      const world = await newWorld(subject);
      const expense = anExpense(world);
      const direct = anExpense(world, { projectId: null, clientId: world.client.id });
      await insert(world, expense, direct);
      const invoice = await billing(world, expense);
      const inUse = { code: "in_use" };
      await assert.rejects(
        world.run(({ projects }) => projects.delete(world.project)),
        inUse,
      );
      await assert.rejects(
        world.run(({ invoices }) => invoices.delete(invoice)),
        inUse,
      );
      const ids = subject.ids;
      for (const wrong of [
        { userId: ids.next("usr") },
        { projectId: ids.next("prj") },
        { projectId: null, clientId: ids.next("cli") },
      ])
        await assert.rejects(insert(world, anExpense(world, wrong)));
      const moved = nextVersion({ ...direct, clientId: ids.next("cli") }, world.clock.now());
      await assert.rejects(world.run(({ expenses }) => expenses.update(moved)));
    },
  },
]);
