import assert from "node:assert/strict";
import { isLostRace, nextVersion } from "../../../core/kernel/entity.js";
import type { InvoiceId, TimeEntryId } from "../../../core/kernel/ids.js";
import { aRecordedEntry, aRunningEntry, aUser, HOUR, newWorld, plus } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { race } from "../support.js";

const RACERS = 20;
const HTTP_CLIENT_TRIES = 30;

/** Retries like a client of the API after 409 `lost_race`, since the unit of work may give up after some attempts. */
async function insistently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLostRace(error) || tries === HTTP_CLIENT_TRIES) throw error;
    }
  }
}

export const raceCases = grouped({ area: "unitOfWork" }, [
  {
    title: `loses none of ${RACERS} simultaneous changes to one row`,
    async run(subject) {
      const world = await newWorld(subject);
      const { won, lost } = await race(subject, RACERS, ({ unitOfWork }) =>
        insistently(() =>
          unitOfWork.run(world.scope, async (stores) => {
            const workspace = await stores.workspace.get();
            const paymentTermsDays = workspace.paymentTermsDays + 1;
            await stores.workspace.update(nextVersion({ ...workspace, paymentTermsDays }, world.clock.now()));
          }),
        ),
      );
      assert.deepEqual({ won: won.length, lost }, { won: RACERS, lost: [] });
      const after = await world.read((stores) => stores.workspace.get());
      assert.equal(after.paymentTermsDays, world.workspace.paymentTermsDays + RACERS);
      assert.equal(after.version, 1 + RACERS);
    },
  },
  {
    title: `lets one of ${RACERS} simultaneous timers of a user win`,
    step: 2,
    async run(subject) {
      const world = await newWorld(subject);
      const { won, lost } = await race(subject, RACERS, async ({ unitOfWork }) => {
        const timer = aRunningEntry(world);
        await unitOfWork.run(world.scope, (stores) => stores.timeEntries.insert(timer));
        return timer;
      });
      assert.equal(won.length, 1, `${won.length} timers won`);
      assert.ok(lost.every(isLostRace), `another error than lost_race: ${String(lost.find((error) => !isLostRace(error)))}`);
      assert.deepStrictEqual(await world.read((stores) => stores.timeEntries.findRunning(world.owner.id)), won[0]);
    },
  },
  {
    title: "lets one of 10 simultaneous invitations of an email address win",
    async run(subject) {
      const world = await newWorld(subject);
      const email = `${world.ids.next("usr")}@example.com`;
      const { won, lost } = await race(subject, 10, ({ unitOfWork }, index) =>
        unitOfWork.run(world.scope, (stores) =>
          stores.users.insert(aUser(world, { email: index % 2 === 0 ? email : email.toUpperCase(), status: "invited" })),
        ),
      );
      assert.equal(won.length, 1, `${won.length} invitations won`);
      assert.deepEqual(new Set(lost.map((error) => (error as { code?: unknown }).code)), new Set(["user_exists"]));
    },
  },
  {
    title: "bills each entry on one invoice, for any number of simultaneous invoices",
    step: 3,
    async run(subject) {
      const world = await newWorld(subject);
      const entries = Array.from({ length: 30 }, () => aRecordedEntry(world));
      await world.run(async (stores) => {
        for (const entry of entries) await stores.timeEntries.insert(entry);
      });
      const selection = { clientId: world.client.id, projectIds: null, taskIds: null, userIds: null, from: null, to: null };
      const { won, lost } = await race(subject, 10, ({ unitOfWork }) =>
        insistently(() =>
          unitOfWork.run(world.scope, async (stores) => {
            const found = await stores.timeEntries.unbilled(selection, { after: null, limit: 7, lock: true });
            const invoice = aDraft(world);
            const ids = found.map(({ id }) => id);
            if (ids.length === 0) return { invoiceId: invoice.id, ids };
            await stores.invoices.insert(invoice);
            await stores.timeEntries.claim(invoice.id, ids, world.clock.now());
            return { invoiceId: invoice.id, ids };
          }),
        ),
      );
      assert.deepEqual(lost, []);
      const claimed = new Map<TimeEntryId, InvoiceId>(
        won.flatMap(({ invoiceId, ids }) => ids.map((id) => [id, invoiceId] as const)),
      );
      assert.equal(won.flatMap(({ ids }) => ids).length, claimed.size, "an entry was claimed twice");
      assert.ok(claimed.size >= 7, "nothing was claimed");
      const stored = await world.read((stores) => Promise.all(entries.map(({ id }) => stores.timeEntries.find(id))));
      const onInvoices = new Map(stored.flatMap((entry) => (entry?.invoiceId ? [[entry.id, entry.invoiceId] as const] : [])));
      assert.deepEqual([...onInvoices].sort(), [...claimed].sort());
    },
  },
  {
    title: "lets one of 10 simultaneous claims of the same entries win, and leaves no trace of the others",
    step: 3,
    async run(subject) {
      const world = await newWorld(subject);
      const entries = [aRecordedEntry(world), aRecordedEntry(world), aRecordedEntry(world)];
      await world.run(async (stores) => {
        for (const entry of entries) await stores.timeEntries.insert(entry);
      });
      const invoices = Array.from({ length: 10 }, () => aDraft(world));
      const ids = entries.map(({ id }) => id);
      const { won, lost } = await race(subject, invoices.length, async ({ unitOfWork }, index) => {
        const invoice = invoices[index] ?? aDraft(world);
        await unitOfWork.run(world.scope, async (stores) => {
          await stores.invoices.insert(invoice);
          await stores.timeEntries.claim(invoice.id, index % 2 === 0 ? ids : ids.toReversed(), world.clock.now());
        });
        return invoice.id;
      });
      assert.equal(won.length, 1, `${won.length} claims won`);
      assert.ok(lost.every(isLostRace), `another error than lost_race: ${String(lost.find((error) => !isLostRace(error)))}`);
      await world.read(async (stores) => {
        for (const id of ids) {
          const entry = await stores.timeEntries.find(id);
          assert.deepEqual([entry?.invoiceId, entry?.version], [won[0], 2]);
        }
        for (const { id } of invoices) assert.equal((await stores.invoices.find(id)) !== null, id === won[0]);
      });
    },
  },
  {
    title: `numbers a series without gaps or duplicates, even if some of ${RACERS} simultaneous units of work reject`,
    step: 3,
    async run(subject) {
      const world = await newWorld(subject);
      const { won, lost } = await race(subject, RACERS, ({ unitOfWork }, index) =>
        unitOfWork.run(world.scope, async (stores) => {
          const number = await stores.invoices.nextInSeries("INV-{SEQ}");
          if (index % 3 === 0) throw new Error("changed its mind");
          return number;
        }),
      );
      assert.ok(
        lost.every((error) => error instanceof Error && error.message === "changed its mind"),
        String(lost[0]),
      );
      const numbers = [...won].sort((a, b) => a - b);
      assert.deepStrictEqual(
        numbers,
        Array.from({ length: RACERS - 7 }, (_, index) => index + 1),
      );
      assert.equal(await world.run((stores) => stores.invoices.nextInSeries("INV-{SEQ}")), numbers.length + 1);
    },
  },
  {
    title: "serializes units of work that lock a user",
    step: 2,
    async run(subject) {
      const world = await newWorld(subject);
      const start = world.clock.now();
      const { lost } = await race(subject, 10, ({ unitOfWork }) =>
        insistently(() =>
          unitOfWork.run(world.scope, async (stores) => {
            await stores.users.lock(world.owner.id);
            const span = { start, end: plus(start, HOUR) };
            const other = await stores.timeEntries.findOverlapping({ userId: world.owner.id, ...span, except: [] });
            if (other === null)
              await stores.timeEntries.insert(aRecordedEntry(world, { startTime: span.start, endTime: span.end }));
          }),
        ),
      );
      assert.deepEqual(lost, []);
      const page = { limit: 20, sort: "startTime", descending: false, after: null } as const;
      assert.equal((await world.read((stores) => stores.timeEntries.list({ userId: null }, page))).items.length, 1);
    },
  },
  {
    title: "keeps the last of 10 owners who step down simultaneously",
    step: 2,
    async run(subject) {
      const world = await newWorld(subject);
      const owners = [world.owner, ...Array.from({ length: 9 }, () => aUser(world, { role: "owner" }))];
      await world.run(async (stores) => {
        for (const owner of owners.slice(1)) await stores.users.insert(owner);
      });
      const { lost } = await race(subject, owners.length, ({ unitOfWork }, index) =>
        insistently(() =>
          unitOfWork.run(world.scope, async (stores) => {
            const active = await stores.users.lockActiveOwners();
            const me = active.find(({ id }) => id === owners[index]?.id);
            if (me && active.length > 1)
              await stores.users.update(nextVersion({ ...me, role: "member" as const }, world.clock.now()));
          }),
        ),
      );
      assert.deepEqual(lost, []);
      assert.equal((await world.run((stores) => stores.users.lockActiveOwners())).length, 1);
    },
  },
]);
