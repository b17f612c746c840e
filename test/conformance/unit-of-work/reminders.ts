import assert from "node:assert/strict";
import type { ReminderStep } from "../../../core/billing/reminder-step.js";
import { addDays, type LocalDate, parseLocalDate } from "../../../core/kernel/calendar.js";
import { parseCurrency } from "../../../core/kernel/currency.js";
import { parseDecimal } from "../../../core/kernel/decimal.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { WorkspaceId } from "../../../core/kernel/ids.js";
import { MAX_AMOUNT } from "../../../core/kernel/money.js";
import type { Client } from "../../../core/clients/client.js";
import { type InvoiceReminders, NO_REMINDERS } from "../../../core/invoices/invoice-reminders.js";
import type { Invoice, OpenInvoice } from "../../../core/invoices/invoice.js";
import { isReminderDue } from "../../../core/reminders/plan.js";
import type { Reminder } from "../../../core/reminders/reminder.js";
import { newWorld, plus, type World } from "../fixtures.js";
import { aDraft, aLine, anOpenInvoice, aPaidInvoice } from "../invoice-fixtures.js";
import { aMessage } from "../outgoing/fixtures.js";
import { aReminder, aReminderStep } from "../reminder-fixtures.js";
import { grouped, type Subject } from "../subject.js";
import { sameRows } from "../support.js";
import { follow } from "./changes.js";
import { LONG_TEXT, UNICODE } from "./extremes.js";
import { versionCasesOf } from "./versions.js";

const today = parseLocalDate("2026-03-15");
const page = { limit: 10, sort: "createdAt", descending: false, after: null } as const;

/** Open, and due that many days after today. */
function due(world: World, days: number, reminders: Partial<InvoiceReminders> = {}, quantity = "1"): OpenInvoice {
  const dates = { issueDate: addDays(today, days - 30), dueDate: addDays(today, days) };
  const open = anOpenInvoice(world, aDraft(world, [aLine({ quantity: parseDecimal(quantity) })], dates));
  return { ...open, reminders: { ...NO_REMINDERS, ...reminders } };
}

const insertInvoices = (world: World, ...all: readonly Invoice[]): Promise<void> =>
  world.run(async ({ invoices }) => {
    for (const one of all) await invoices.insert(one);
  });

async function insert(world: World, ...all: readonly Reminder[]): Promise<void> {
  await world.run(async ({ reminders }) => {
    for (const one of all) await reminders.insert(one);
  });
}

/** The schedule of the workspace, since a day. */
const schedule = (world: World, steps: readonly ReminderStep[], since: LocalDate | null = null): Promise<void> =>
  world.run(async ({ workspace }) => {
    const changed = { ...(await workspace.get()), reminderSteps: steps, remindersSince: since };
    await workspace.update(nextVersion(changed, world.clock.now()));
  });

const changeClient = (world: World, changes: Partial<Client>): Promise<void> =>
  world.run(async ({ clients }) => {
    const client = (await clients.find(world.client.id)) ?? assert.fail();
    await clients.update(nextVersion({ ...client, ...changes }, world.clock.now()));
  });

/** Which of the worlds' workspaces the directory finds, page by page. */
async function listed(subject: Subject, worlds: readonly World[]): Promise<readonly World[]> {
  const found: WorkspaceId[] = [];
  for (let more = true; more;) {
    const ids = await subject.directory.workspaces({ after: found.at(-1) ?? null, limit: 1, remindersDueOn: today });
    found.push(...ids);
    more = ids.length > 0;
  }
  return worlds.filter(({ workspace }) => found.includes(workspace.id));
}

const invoicesOf = new Map<string, OpenInvoice>();

/** States of invoices that are due between 20 days ago and in 20 days, each of which the rules treat differently. */
const states: readonly Partial<InvoiceReminders>[] = [
  {},
  { after: addDays(today, -1) },
  { after: today },
  { lastDays: 7 },
  { lastDays: -3, lastOn: addDays(today, -1) },
  { lastOn: today },
  { status: "paused" },
  { status: "paused", until: today },
  { status: "disputed", until: addDays(today, 1) },
  { status: "disputed" },
];
const steps = [aReminderStep(7), aReminderStep(-3), aReminderStep(0), aReminderStep(14)];

const inWorkspaces = grouped({ area: "reminders" }, [
  ...versionCasesOf<Reminder>({
    name: "a reminder",
    area: "reminders",
    make: (world) => {
      const invoice = due(world, -7);
      const reminder = aReminder(world, invoice.id);
      invoicesOf.set(reminder.id, invoice);
      return reminder;
    },
    change: (reminder, error) => ({ ...reminder, error }),
    async insert({ invoices, reminders }, reminder) {
      await invoices.insert(invoicesOf.get(reminder.id) ?? assert.fail());
      await reminders.insert(reminder);
    },
    update: ({ reminders }, reminder) => reminders.update(reminder),
    find: ({ reminders }, { id }) => reminders.find(id),
  }),
  {
    title: "returns every field of a reminder, and the state of an invoice",
    step: 4,
    async run(subject) {
      const world = await newWorld(subject);
      const invoice = due(world, -7, {
        ...{ status: "disputed", reason: UNICODE, until: today, after: today, lastOn: today, lastDays: -60 },
      });
      const message = aMessage(world, {
        kind: "reminder",
        invoiceId: invoice.id,
        userId: null,
        reminderId: world.ids.next("rem"),
      });
      await insertInvoices(world, invoice);
      await world.run(({ messages }) => messages.insert(message));
      const complete = aReminder(world, invoice.id, {
        ...{ days: -60, passedOver: [-60, 365], level: 5, daysOverdue: 3_000_000, currency: parseCurrency("JPY") },
        ...{ amountDue: MAX_AMOUNT, fee: 1n, interestRate: parseDecimal("0.000001"), interest: 2n, total: MAX_AMOUNT },
        ...{
          subject: UNICODE,
          message: LONG_TEXT,
          attachInvoice: false,
          attachReminder: false,
          messageId: message.id,
          status: "unknown",
        },
        ...{ sentAt: plus(world.clock.now(), 1), error: UNICODE },
      });
      await insert(world, complete);
      assert.deepStrictEqual(await world.read(({ reminders }) => reminders.find(complete.id)), complete);
      assert.deepStrictEqual(await world.read(({ messages }) => messages.find(message.id)), message);
      assert.deepStrictEqual(await world.read(({ invoices }) => invoices.find(invoice.id)), invoice);
    },
  },
  {
    title: "lists the reminders of some invoices and clients, of a status, and between two days",
    async run(subject) {
      const world = await newWorld(subject);
      const [first, second] = [due(world, -7), due(world, -9)];
      await insertInvoices(world, first, second);
      const [early, late] = [
        aReminder(world, first.id, { date: parseLocalDate("2026-05-01") }),
        aReminder(world, second.id, { date: parseLocalDate("2026-05-02"), status: "sent" }),
      ];
      await insert(world, early, late);
      const found = async (filter: object) =>
        (await world.read(({ reminders }) => reminders.list(filter, page))).items.map(({ id }) => id);
      assert.deepEqual(await found({}), [early.id, late.id]);
      assert.deepEqual(await found({ invoiceIds: [second.id] }), [late.id]);
      assert.deepEqual(await found({ clientIds: [world.client.id] }), [early.id, late.id]);
      assert.deepEqual(await found({ clientIds: [subject.ids.next("cli")] }), []);
      assert.deepEqual(await found({ statuses: ["sent", "queued"] }), [late.id]);
      assert.deepEqual(await found({ datedFrom: parseLocalDate("2026-05-02") }), [late.id]);
      assert.deepEqual(await found({ datedTo: parseLocalDate("2026-05-01") }), [early.id]);
      const { next } = await world.read(({ reminders }) => reminders.list({}, { ...page, limit: 1 }));
      const rest = await world.read(({ reminders }) => reminders.list({}, { ...page, after: next }));
      assert.deepEqual(rest, { items: [late], next: null });
    },
  },
  {
    title: "finds the invoices that are to be reminded of, the earliest due dates first, and no others",
    async run(subject) {
      const world = await newWorld(subject);
      const all = [-20, -14, -10, -7, -1, 0, 1, 3, 20].flatMap((days) => states.map((state) => due(world, days, state)));
      const others = [aPaidInvoice(world, due(world, -7)), due(world, -7, {}, "-1"), aDraft(world)];
      await insertInvoices(world, ...all, ...others);
      const schedules: readonly (readonly [Partial<Client>, readonly ReminderStep[], LocalDate | null])[] = [
        [{}, [], null],
        [{}, steps, null],
        [{}, steps, addDays(today, -3)],
        [{ remindersSince: today }, steps, addDays(today, -3)],
        [{ reminderSteps: [], remindersSince: today }, steps, null],
        [{ reminderSteps: [aReminderStep(10)], remindersSince: null }, steps, addDays(today, 9)],
        [{ reminderSteps: [aReminderStep(10)], remindersSince: today }, steps, null],
        [{ reminderSteps: null, remindersSince: null }, [aReminderStep(20)], null],
      ];
      for (const [changes, ofWorkspace, since] of schedules) {
        await changeClient(world, changes);
        await schedule(world, ofWorkspace, since);
        const [client, workspace] = await world.read(async (stores) => [
          await stores.clients.find(world.client.id),
          await stores.workspace.get(),
        ]);
        const expected = all.filter((one) => isReminderDue(one, client, workspace, today));
        const found = await world.read(({ reminders }) => reminders.due(today, 100));
        const inOrder = expected.toSorted((a, b) =>
          a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : a.id < b.id ? -1 : 1,
        );
        assert.deepEqual(
          found,
          inOrder.map(({ id }) => id),
        );
        assert.deepEqual(await world.read(({ reminders }) => reminders.due(today, 2)), found.slice(0, 2));
      }
    },
  },
  {
    title: "keeps the invoice, the client and the message of reminders",
    async run(subject) {
      const world = await newWorld(subject);
      const invoice = due(world, -7);
      await insertInvoices(world, invoice);
      await assert.rejects(insert(world, aReminder(world, subject.ids.next("inv"))));
      await assert.rejects(insert(world, aReminder(world, invoice.id, { clientId: subject.ids.next("cli") })));
      await assert.rejects(insert(world, aReminder(world, invoice.id, { messageId: subject.ids.next("msg") })));
    },
  },
  {
    title: "neither shows nor changes a reminder of another workspace",
    async run(subject) {
      const [here, there] = [await newWorld(subject), await newWorld(subject)];
      const invoice = due(there, -7);
      await insertInvoices(there, invoice);
      await schedule(there, steps);
      const reminder = aReminder(there, invoice.id);
      await insert(there, reminder);
      for (const mode of ["run", "read"] as const)
        await here[mode](async ({ reminders }) => {
          assert.equal(await reminders.find(reminder.id), null);
          assert.deepEqual(await reminders.findMany([reminder.id]), []);
          assert.deepEqual((await reminders.list({}, page)).items, []);
          assert.deepEqual(await reminders.due(today, 9), []);
        });
      await assert.rejects(here.run(({ reminders }) => reminders.update(nextVersion(reminder, here.clock.now()))));
      sameRows(await there.read(({ reminders }) => reminders.findMany([reminder.id, there.ids.next("rem")])), [reminder]);
    },
  },
  {
    title: "refuses to store or change a reminder in a read",
    async run(subject) {
      const world = await newWorld(subject);
      const invoice = due(world, -7);
      await insertInvoices(world, invoice);
      const reminder = aReminder(world, invoice.id);
      await insert(world, reminder);
      await assert.rejects(world.read(({ reminders }) => reminders.insert(aReminder(world, invoice.id))));
      await assert.rejects(world.read(({ reminders }) => reminders.update(nextVersion(reminder, world.clock.now()))));
      assert.deepEqual((await world.read(({ reminders }) => reminders.list({}, page))).items, [reminder]);
    },
  },
  {
    title: "reports the creation and a change of a reminder in the change feed",
    area: "changes",
    step: 3,
    async run(subject) {
      const world = await newWorld(subject);
      const invoice = due(world, -7);
      await insertInvoices(world, invoice);
      const start = (await follow(world)).at(-1)?.position ?? 0;
      const reminder = aReminder(world, invoice.id);
      const changed = nextVersion<Reminder>({ ...reminder, status: "sent" }, plus(world.clock.now(), 1));
      await insert(world, reminder);
      await world.run(({ reminders }) => reminders.update(changed));
      assert.deepStrictEqual(
        (await follow(world, start, ["reminder"])).map(({ action, model }) => ({ action, model })),
        [
          { action: "created", model: reminder },
          { action: "updated", model: changed },
        ],
      );
    },
  },
]);

const acrossWorkspaces = grouped({ area: "directory" }, [
  {
    title: "lists the workspaces with invoices that are to be reminded of",
    async run(subject) {
      const worlds = [await newWorld(subject), await newWorld(subject), await newWorld(subject), await newWorld(subject)];
      const [dueWorld, laterWorld, withoutSchedule, own] = worlds as [World, World, World, World];
      const invoice = due(dueWorld, -7);
      await insertInvoices(dueWorld, invoice);
      await insertInvoices(laterWorld, due(laterWorld, -6));
      await insertInvoices(withoutSchedule, due(withoutSchedule, -7));
      await insertInvoices(own, due(own, -7));
      for (const world of [dueWorld, laterWorld]) await schedule(world, [aReminderStep(7)]);
      await changeClient(own, { reminderSteps: [aReminderStep(7)] });
      assert.deepEqual(await listed(subject, worlds), [dueWorld, own]);
      const paused = { ...invoice, reminders: { ...invoice.reminders, status: "paused" as const } };
      await dueWorld.run(({ invoices }) => invoices.update(nextVersion(paused, dueWorld.clock.now())));
      assert.deepEqual(await listed(subject, worlds), [own]);
    },
  },
]);

export const reminderCases = [...inWorkspaces, ...acrossWorkspaces];
