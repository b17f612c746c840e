import assert from "node:assert/strict";
import type { Expense } from "../../../core/expenses/expense.js";
import type { LocalDate } from "../../../core/kernel/calendar.js";
import { firstVersion } from "../../../core/kernel/entity.js";
import { newWorld, type World } from "../fixtures.js";
import { resourceCases } from "../resource-cases.js";
import { grouped } from "../subject.js";

function anExpense(world: World, changes: Partial<Expense> = {}): Expense {
  const content = { description: "Train", amount: 8_990n, spentOn: "2026-03-02" as LocalDate, billable: true };
  return { id: world.ids.next("exp"), projectId: world.project.id, ...content, ...firstVersion(world.clock.now()), ...changes };
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
    title: "lists the expenses of some projects, and refuses one of a project that does not exist",
    async run(subject) {
      const world = await newWorld(subject);
      const expense = anExpense(world);
      await world.run((stores) => stores.expenses.insert(expense));
      const page = { limit: 10, sort: "createdAt", descending: false, after: null } as const;
      const listed = (projectId: Expense["projectId"]) =>
        world.read((stores) => stores.expenses.list({ projectIds: [projectId] }, page));
      const unknown = subject.ids.next("prj");
      assert.deepStrictEqual((await listed(world.project.id)).items, [expense]);
      assert.deepStrictEqual((await listed(unknown)).items, []);
      await assert.rejects(world.run((stores) => stores.expenses.insert(anExpense(world, { projectId: unknown }))));
    },
  },
]);
