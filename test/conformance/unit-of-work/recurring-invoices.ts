import assert from "node:assert/strict";
import { parseDecimal } from "../../../core/kernel/decimal.js";
import { parseLocalDate } from "../../../core/kernel/calendar.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { WorkspaceId } from "../../../core/kernel/ids.js";
import { MAX_AMOUNT } from "../../../core/kernel/money.js";
import type { RecurringInvoice } from "../../../core/recurring-invoices/recurring-invoice.js";
import { newWorld, type World } from "../fixtures.js";
import { aDraft, aPairOfTaxes } from "../invoice-fixtures.js";
import { aRecurringInvoice } from "../recurring-fixtures.js";
import { resourceCases } from "../resource-cases.js";
import { grouped, type Subject } from "../subject.js";
import { LONG_TEXT, UNICODE } from "./extremes.js";

const today = parseLocalDate("2026-03-15");
const page = { limit: 10, sort: "createdAt", descending: false, after: null } as const;

const insert = (world: World, ...all: readonly RecurringInvoice[]): Promise<void> =>
  world.run(async ({ recurringInvoices }) => {
    for (const one of all) await recurringInvoices.insert(one);
  });

const failureOn = (date: string, world: World): RecurringInvoice["failure"] => ({
  date: parseLocalDate(date),
  code: "client_archived",
  message: UNICODE,
  failedAt: world.clock.now(),
});

/** Which of the worlds' workspaces the directory finds, page by page. */
async function listed(subject: Subject, worlds: readonly World[]): Promise<readonly World[]> {
  const found: WorkspaceId[] = [];
  for (let more = true; more;) {
    const ids = await subject.directory.workspaces({ after: found.at(-1) ?? null, limit: 1, recurringDueOn: today });
    found.push(...ids);
    more = ids.length > 0;
  }
  return worlds.filter(({ workspace }) => found.includes(workspace.id));
}

const inWorkspaces = grouped({ area: "recurringInvoices" }, [
  ...resourceCases<RecurringInvoice>({
    kind: "recurring_invoice",
    name: "a recurring invoice",
    area: "recurringInvoices",
    make: (world) => aRecurringInvoice(world),
    change: (recurring, name) => ({ ...recurring, name }),
    store: ({ recurringInvoices }) => recurringInvoices,
  }),
  {
    title: "returns every field of a recurring invoice",
    async run(subject) {
      const world = await newWorld(subject);
      const tax = aPairOfTaxes("QST");
      const allowance = { amount: 5n, reason: UNICODE };
      const line = { description: UNICODE, quantity: parseDecimal("-0.000001"), unit: "HUR", baseQuantity: parseDecimal("3600") };
      const complete = aRecurringInvoice(world, {
        ...{
          name: UNICODE,
          status: "paused",
          unit: "quarter",
          interval: 60,
          dayOfMonth: 31,
          endsOn: parseLocalDate("2999-12-31"),
        },
        ...{ maxInvoices: 10_000, period: "previous_calendar", action: "send", skipEmpty: true, prices: "gross", tax },
        lines: [{ ...line, unitPrice: 1n, allowances: [allowance], charges: [allowance], tax: null }],
        fromTime: {
          ...{ projectIds: [world.project.id], taskIds: [], userIds: [world.owner.id], groupBy: "day" },
          rounding: { grain: "line", mode: "up", stepMinutes: 15 },
        },
        fromExpenses: { projectIds: [world.project.id], userIds: [world.owner.id], groupBy: "category" },
        retainer: {
          ...{ amount: MAX_AMOUNT, includedHours: parseDecimal("99999.0025"), projectIds: [world.project.id], rate: 0n },
          ...{ rollOver: { maxHours: parseDecimal("0.01") }, description: UNICODE },
        },
        ...{
          notes: LONG_TEXT,
          purchaseOrder: UNICODE,
          contractReference: UNICODE,
          projectReference: UNICODE,
          buyerReference: UNICODE,
        },
        ...{ subject: UNICODE, message: UNICODE, lastOn: today, invoiceCount: 10_000, failure: failureOn("2026-03-01", world) },
      });
      await insert(world, complete);
      assert.deepEqual(await world.read(({ recurringInvoices }) => recurringInvoices.find(complete.id)), complete);
    },
  },
  {
    title: "finds the recurring invoices that are due, the earliest dates first, and no others",
    async run(subject) {
      const world = await newWorld(subject);
      const on = (date: string, changes: Partial<RecurringInvoice> = {}) =>
        aRecurringInvoice(world, { nextOn: parseLocalDate(date), ...changes });
      const [second, first, third] = [on("2026-03-02"), on("2026-03-01"), on("2026-03-15")];
      const failed = on("2026-03-01", { failure: failureOn("2026-03-01", world) });
      const others = [
        on("2026-03-16"),
        on("2026-03-01", { status: "paused" }),
        failed,
        aRecurringInvoice(world, { nextOn: null }),
      ];
      await insert(world, second, first, third, ...others);
      const due = (limit: number) => world.read(({ recurringInvoices }) => recurringInvoices.due(today, limit));
      assert.deepEqual(await due(9), [first.id, second.id, third.id]);
      assert.deepEqual(await due(2), [first.id, second.id]);
    },
  },
  {
    title: "lists the recurring invoices of some clients, of a status, and those that have failed or ended",
    async run(subject) {
      const world = await newWorld(subject);
      const failed = aRecurringInvoice(world, { failure: failureOn("2026-03-01", world) });
      const paused = aRecurringInvoice(world, { status: "paused" });
      const ended = aRecurringInvoice(world, { nextOn: null, status: "paused" });
      await insert(world, failed, paused, ended);
      const found = async (filter: object) =>
        (await world.read(({ recurringInvoices }) => recurringInvoices.list(filter, page))).items.map(({ id }) => id);
      assert.deepEqual(await found({ failed: true }), [failed.id]);
      assert.deepEqual(await found({ failed: false }), [paused.id, ended.id]);
      assert.deepEqual(await found({ ended: true }), [ended.id]);
      assert.deepEqual(await found({ ended: false }), [failed.id, paused.id]);
      assert.deepEqual(await found({ statuses: ["active"] }), [failed.id]);
      assert.deepEqual(await found({ clientIds: [world.client.id] }), [failed.id, paused.id, ended.id]);
      assert.deepEqual(await found({ clientIds: [subject.ids.next("cli")] }), []);
    },
  },
  {
    title: "keeps the recurring invoice of invoices, and the client of recurring invoices",
    async run(subject) {
      const world = await newWorld(subject);
      const recurring = aRecurringInvoice(world);
      await insert(world, recurring);
      const invoice = { ...aDraft(world), recurringInvoiceId: recurring.id };
      await world.run(({ invoices }) => invoices.insert(invoice));
      assert.deepEqual(await world.read(({ invoices }) => invoices.find(invoice.id)), invoice);
      const made = (id: RecurringInvoice["id"]) =>
        world.read(({ invoices }) => invoices.list({ recurringInvoiceIds: [id] }, page));
      assert.deepEqual(
        (await made(recurring.id)).items.map(({ id }) => id),
        [invoice.id],
      );
      assert.deepEqual((await made(subject.ids.next("rin"))).items, []);
      await assert.rejects(
        world.run(({ recurringInvoices }) => recurringInvoices.delete(recurring)),
        { code: "in_use" },
      );
      await world.run(({ invoices }) => invoices.delete(invoice));
      await assert.rejects(
        world.run(({ clients }) => clients.delete(world.client)),
        { code: "in_use" },
      );
      const unknown = { ...aDraft(world), recurringInvoiceId: subject.ids.next("rin") };
      await assert.rejects(world.run(({ invoices }) => invoices.insert(unknown)));
      await assert.rejects(insert(world, aRecurringInvoice(world, { clientId: subject.ids.next("cli") })));
    },
  },
]);

const acrossWorkspaces = grouped({ area: "directory" }, [
  {
    title: "lists the workspaces with recurring invoices that are due",
    async run(subject) {
      const worlds = [await newWorld(subject), await newWorld(subject), await newWorld(subject), await newWorld(subject)];
      const [dueWorld, laterWorld, pausedWorld] = worlds as [World, World, World, World];
      const due = aRecurringInvoice(dueWorld, { nextOn: today });
      await insert(dueWorld, due);
      await insert(laterWorld, aRecurringInvoice(laterWorld, { nextOn: parseLocalDate("2026-03-16") }));
      await insert(pausedWorld, aRecurringInvoice(pausedWorld, { nextOn: today, status: "paused" }));
      assert.deepEqual(await listed(subject, worlds), [dueWorld]);
      const paused = nextVersion<RecurringInvoice>({ ...due, status: "paused" }, dueWorld.clock.now());
      await dueWorld.run(({ recurringInvoices }) => recurringInvoices.update(paused));
      assert.deepEqual(await listed(subject, worlds), []);
    },
  },
]);

export const recurringInvoiceCases = [...inWorkspaces, ...acrossWorkspaces];
