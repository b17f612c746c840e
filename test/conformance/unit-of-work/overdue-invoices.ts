import assert from "node:assert/strict";
import { parseDecimal } from "../../../core/kernel/decimal.js";
import { addDays, parseLocalDate } from "../../../core/kernel/calendar.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { InvoiceId, WorkspaceId } from "../../../core/kernel/ids.js";
import type { OpenInvoice } from "../../../core/invoices/invoice.js";
import { newWorld, type World } from "../fixtures.js";
import { aDraft, aLine, anOpenInvoice, aPaidInvoice } from "../invoice-fixtures.js";
import { follow } from "./changes.js";
import { type ConformanceCase, grouped, type Subject } from "../subject.js";

const today = parseLocalDate("2026-03-15");

/** Of the world, open, and due that many days after today. */
function due(world: World, days: number, number: string, quantity = "1"): OpenInvoice {
  const dates = { issueDate: addDays(today, days - 10), dueDate: addDays(today, days) };
  return anOpenInvoice(world, aDraft(world, [aLine({ quantity: parseDecimal(quantity) })], dates), number);
}

const insert = async (world: World, ...all: readonly Parameters<Stores["insert"]>[0][]): Promise<void> =>
  world.run(async ({ invoices }) => {
    for (const invoice of all) await invoices.insert(invoice);
  });
type Stores = Parameters<Parameters<World["run"]>[0]>[0]["invoices"];

const unreported = (world: World, limit = 9): Promise<readonly InvoiceId[]> =>
  world.read(({ invoices }) => invoices.unreportedOverdue(today, limit));
const note = (world: World, invoice: OpenInvoice): Promise<boolean> => world.run(({ invoices }) => invoices.noteOverdue(invoice));

/** Which of the worlds' workspaces the directory finds, page by page. */
async function listed(subject: Subject, worlds: readonly World[]): Promise<readonly World[]> {
  const found: WorkspaceId[] = [];
  for (let more = true; more;) {
    const page = await subject.directory.workspaces({ after: found.at(-1) ?? null, limit: 1, unreportedOverdueOn: today });
    found.push(...page);
    more = page.length > 0;
  }
  assert.deepEqual(found.toSorted(), found);
  return worlds.filter(({ workspace }) => found.includes(workspace.id));
}

const inWorkspaces = grouped({ area: "invoices" }, [
  {
    title: "finds the overdue invoices that were not noted, and no others",
    async run(subject) {
      const world = await newWorld(subject);
      const [late, latest] = [due(world, -1, "1"), due(world, -40, "2")];
      const paid = aPaidInvoice(world, due(world, -3, "3"));
      await insert(world, late, latest, paid, due(world, 0, "4"), due(world, -2, "5", "-1"));
      await insert(world, aDraft(world, undefined, { issueDate: addDays(today, -9), dueDate: addDays(today, -2) }));
      assert.deepEqual((await unreported(world)).toSorted(), [late.id, latest.id].toSorted());
      assert.equal((await unreported(world, 1)).length, 1);
      assert.equal(await note(world, latest), true);
      assert.deepEqual(await unreported(world), [late.id]);
    },
  },
  {
    title: "notes an overdue invoice once for each due date, without a change of the invoice",
    async run(subject) {
      const world = await newWorld(subject);
      const invoice = due(world, -5, "1");
      await insert(world, invoice);
      const before = await follow(world);
      assert.deepEqual([await note(world, invoice), await note(world, invoice)], [true, false]);
      assert.deepEqual(await world.read(({ invoices }) => invoices.find(invoice.id)), invoice);
      assert.deepEqual(await follow(world), before);
      const moved = nextVersion({ ...invoice, dueDate: addDays(today, -1) }, world.clock.now());
      await world.run(({ invoices }) => invoices.update(moved));
      assert.deepEqual(await unreported(world), [invoice.id]);
      assert.deepEqual([await note(world, moved), await note(world, moved)], [true, false]);
      assert.deepEqual(await unreported(world), []);
    },
  },
  {
    title: "notes no overdue invoice whose stored version differs, nor in work that rejects",
    async run(subject) {
      const world = await newWorld(subject);
      const invoice = due(world, -5, "1");
      await insert(world, invoice);
      const failing = world.run(async ({ invoices }) => {
        assert.equal(await invoices.noteOverdue(invoice), true);
        throw new Error("refused");
      });
      await assert.rejects(failing, /refused/);
      assert.deepEqual(await unreported(world), [invoice.id]);
      await world.run(({ invoices }) => invoices.update(nextVersion(invoice, world.clock.now())));
      assert.equal(await note(world, invoice), false);
      assert.deepEqual(await unreported(world), [invoice.id]);
    },
  },
  {
    title: "notes an overdue invoice for one of many simultaneous units of work",
    async run(subject) {
      const world = await newWorld(subject);
      const invoice = due(world, -5, "1");
      await insert(world, invoice);
      const noted = await Promise.all(Array.from({ length: 5 }, () => note(world, invoice)));
      assert.deepEqual(noted.toSorted(), [false, false, false, false, true]);
    },
  },
]);

const acrossWorkspaces = grouped({ area: "directory" }, [
  {
    title: "lists the workspaces with an overdue invoice that was not noted, in pages",
    async run(subject) {
      const worlds = [await newWorld(subject), await newWorld(subject), await newWorld(subject)] as const;
      const [first, second, third] = worlds;
      const [late, other] = [due(first, -1, "1"), due(third, -2, "1")];
      await insert(first, late);
      await insert(second, due(second, 0, "1"), due(second, -1, "2", "-1"));
      await insert(third, other);
      assert.deepEqual(await listed(subject, worlds), [first, third]);
      assert.deepEqual(await unreported(second), []);
      assert.equal(await note(second, late), false);
      assert.equal(await note(first, late), true);
      assert.deepEqual(await listed(subject, worlds), [third]);
    },
  },
]);

export const overdueInvoiceCases: readonly ConformanceCase[] = [...inWorkspaces, ...acrossWorkspaces];
