import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import { deductionOf } from "../../../core/invoices/deducting.js";
import type { PaidInvoice } from "../../../core/invoices/invoice.js";
import { newWorld, type World } from "../fixtures.js";
import { aDraft, anOpenInvoice, aPaidInvoice } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { rejectsWith } from "../support.js";

function aDeposit(world: World): PaidInvoice {
  return aPaidInvoice(world, anOpenInvoice(world, aDraft(world, undefined, { type: "deposit" })));
}

/** A stored deposit, and a stored draft that deducts it. */
async function aDeduction(world: World) {
  const deposit = aDeposit(world);
  const draft = aDraft(world, undefined, { deposits: [deductionOf(deposit)] });
  const deducted = nextVersion({ ...deposit, deductedBy: draft.id }, world.clock.now());
  await world.run(async ({ invoices }) => {
    await invoices.insert(deposit);
    await invoices.insert(draft);
    await invoices.update(deducted);
  });
  return { deposit: deducted, draft };
}

export const depositCases = grouped({ area: "invoices" }, [
  {
    title: "stores which deposits an invoice deducts, and which invoice deducts a deposit",
    async run(subject) {
      const world = await newWorld(subject);
      const { deposit, draft } = await aDeduction(world);
      const issued = nextVersion({ ...deposit, deductedByNumber: "INV-7" }, world.clock.now());
      await world.run(({ invoices }) => invoices.update(issued));
      assert.deepStrictEqual(await world.read(({ invoices }) => invoices.find(deposit.id)), issued);
      assert.deepStrictEqual(await world.read(({ invoices }) => invoices.find(draft.id)), draft);
      const [listed] = await world.read(({ invoices }) => invoices.findMany([draft.id]));
      assert.deepStrictEqual(listed?.deposits, draft.deposits);
    },
  },
  {
    title: "does not delete an invoice that deducts a deposit",
    async run(subject) {
      const world = await newWorld(subject);
      const { deposit, draft } = await aDeduction(world);
      await rejectsWith(
        world.run(({ invoices }) => invoices.delete(draft)),
        "conflict",
        "in_use",
      );
      const released = nextVersion({ ...deposit, deductedBy: null }, world.clock.now());
      await world.run(async ({ invoices }) => {
        await invoices.update(released);
        await invoices.delete(draft);
      });
      assert.equal(await world.read(({ invoices }) => invoices.find(draft.id)), null);
    },
  },
  {
    title: "marks a deposit for one of two invoices that deduct it at once",
    async run(subject) {
      const world = await newWorld(subject);
      const deposit = aDeposit(world);
      const drafts = [aDraft(world), aDraft(world)];
      await world.run(async ({ invoices }) => {
        for (const invoice of [deposit, ...drafts]) await invoices.insert(invoice);
      });
      const deduct = (by: (typeof drafts)[number]) =>
        world.run(async ({ invoices }) => {
          const found = await invoices.find(deposit.id);
          if (found === null || found.deductedBy !== null) return false;
          await invoices.update(nextVersion({ ...found, deductedBy: by.id }, world.clock.now()));
          return true;
        });
      const marked = await Promise.all(drafts.map(deduct));
      assert.deepStrictEqual([...marked].sort(), [false, true]);
      const winner = drafts[marked.indexOf(true)];
      assert.equal((await world.read(({ invoices }) => invoices.find(deposit.id)))?.deductedBy, winner?.id);
    },
  },
]);
