import assert from "node:assert/strict";
import type { Purchase } from "../../../core/purchases/purchase.js";
import type { LocalDate } from "../../../core/kernel/calendar.js";
import { firstVersion } from "../../../core/kernel/entity.js";
import { newWorld, type World } from "../fixtures.js";
import { resourceCases } from "../resource-cases.js";
import { grouped } from "../subject.js";

function aPurchase(world: World, changes: Partial<Purchase> = {}): Purchase {
  const content = { description: "Train", amount: 8_990n, spentOn: "2026-03-02" as LocalDate, billable: true };
  return { id: world.ids.next("pur"), projectId: world.project.id, ...content, ...firstVersion(world.clock.now()), ...changes };
}

export const purchaseCases = grouped({ area: "purchases" }, [
  ...resourceCases<Purchase>({
    kind: "purchase",
    name: "a purchase",
    area: "purchases",
    make: (world) => aPurchase(world),
    change: (purchase, description) => ({ ...purchase, description }),
    store: ({ purchases }) => purchases,
  }),
  {
    title: "lists the purchases of some projects, and refuses one of a project that does not exist",
    async run(subject) {
      const world = await newWorld(subject);
      const purchase = aPurchase(world);
      await world.run((stores) => stores.purchases.insert(purchase));
      const page = { limit: 10, sort: "createdAt", descending: false, after: null } as const;
      const listed = (projectId: Purchase["projectId"]) =>
        world.read((stores) => stores.purchases.list({ projectIds: [projectId] }, page));
      const unknown = subject.ids.next("prj");
      assert.deepStrictEqual((await listed(world.project.id)).items, [purchase]);
      assert.deepStrictEqual((await listed(unknown)).items, []);
      await assert.rejects(world.run((stores) => stores.purchases.insert(aPurchase(world, { projectId: unknown }))));
    },
  },
]);
