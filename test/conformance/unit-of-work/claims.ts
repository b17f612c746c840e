import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { InvoiceId } from "../../../core/kernel/ids.js";
import type { RecordedEntry } from "../../../core/time-entries/time-entry.js";
import { aRecordedEntry, newWorld } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { rejectsLostRace } from "../support.js";
import { claimedBy, unbilledIds } from "./billing.js";

export const claimCases = grouped({ area: "timeEntries", step: 3 }, [
  {
    title: "claims entries for an invoice: billed, with the next version, changed now",
    async run(subject) {
      const world = await newWorld(subject);
      const entries = [aRecordedEntry(world, { tags: ["a"], version: 3 }), aRecordedEntry(world)];
      const bystander = aRecordedEntry(world);
      await world.run(async (stores) => {
        for (const entry of [...entries, bystander]) await stores.timeEntries.insert(entry);
      });
      subject.clock.advance(5);
      const invoice = await claimedBy(world, entries);
      for (const entry of entries) {
        const billed = nextVersion({ ...entry, status: "billed", invoiceId: invoice.id }, world.clock.now());
        assert.deepStrictEqual(await world.read((stores) => stores.timeEntries.find(entry.id)), billed);
      }
      assert.deepStrictEqual(await world.read((stores) => stores.timeEntries.find(bystander.id)), bystander);
      await world.run((stores) => stores.timeEntries.claim(invoice.id, [], world.clock.now()));
    },
  },
  {
    title: "returns the entries that are billed on an invoice",
    async run(subject) {
      const world = await newWorld(subject);
      const rate = { amount: 9_050n, currency: world.workspace.currency, source: "project" } as const;
      const entries = [aRecordedEntry(world, { rate }), aRecordedEntry(world)];
      const other = aRecordedEntry(world);
      await world.run(async (stores) => {
        for (const entry of [...entries, other]) await stores.timeEntries.insert(entry);
      });
      const invoice = await claimedBy(world, entries);
      const elsewhere = await claimedBy(world, [other]);
      const claimsOf = async (id: typeof invoice.id) =>
        [...(await world.read((stores) => stores.timeEntries.claimsOf(id)))].sort((a, b) => (a.id < b.id ? -1 : 1));
      const claimOn = (invoiceId: typeof invoice.id, { id, startTime, endTime, rate: of }: RecordedEntry) => {
        return { id, invoiceId, startTime, endTime, rate: of };
      };
      const expected = entries.map((entry) => claimOn(invoice.id, entry));
      assert.deepStrictEqual(
        await claimsOf(invoice.id),
        expected.sort((a, b) => (a.id < b.id ? -1 : 1)),
      );
      assert.deepStrictEqual(await claimsOf(elsewhere.id), [claimOn(elsewhere.id, other)]);
      assert.deepEqual(await claimsOf(subject.ids.next("inv")), []);
    },
  },
  {
    title: "refuses to claim an entry that is on an invoice already, and then claims none",
    async run(subject) {
      const world = await newWorld(subject);
      const [taken, free] = [aRecordedEntry(world), aRecordedEntry(world)];
      await world.run(async (stores) => {
        await stores.timeEntries.insert(taken);
        await stores.timeEntries.insert(free);
      });
      const first = await claimedBy(world, [taken]);
      const second = aDraft(world);
      await world.run((stores) => stores.invoices.insert(second));
      for (const [invoice, ids] of [
        [second, [taken.id]],
        [second, [free.id, taken.id]],
        [first, [taken.id]],
      ] as const) {
        await rejectsLostRace(
          world.run((stores) => stores.timeEntries.claim(invoice.id, ids, world.clock.now())),
          "a claim of a claimed entry",
        );
      }
      assert.equal((await world.read((stores) => stores.timeEntries.find(taken.id)))?.invoiceId, first.id);
      assert.deepStrictEqual(await world.read((stores) => stores.timeEntries.find(free.id)), free);
    },
  },
  {
    title: "claims and releases hundreds of entries, all or none",
    async run(subject) {
      const world = await newWorld(subject);
      const entries = Array.from({ length: 450 }, () => aRecordedEntry(world));
      await world.run(async (stores) => {
        for (const entry of entries) await stores.timeEntries.insert(entry);
      });
      const claimsOf = async (id: InvoiceId) =>
        (await world.read((stores) => stores.timeEntries.claimsOf(id))).map((claim) => claim.id).sort();
      const [first, second] = [await claimedBy(world, entries.slice(300, 301)), aDraft(world)];
      await world.run((stores) => stores.invoices.insert(second));
      const ids = entries.map(({ id }) => id).sort();
      const claim = () => world.run((stores) => stores.timeEntries.claim(second.id, ids, world.clock.now()));
      await rejectsLostRace(claim(), "a claim of hundreds of entries of which one is claimed");
      assert.deepEqual(await claimsOf(second.id), []);
      await world.run((stores) => stores.timeEntries.release(first.id, null, world.clock.now()));
      await claim();
      assert.deepEqual(await claimsOf(second.id), ids);
      await world.run((stores) => stores.timeEntries.release(second.id, ids.slice(0, 250), world.clock.now()));
      assert.deepEqual(await claimsOf(second.id), ids.slice(250));
      await world.run((stores) => stores.timeEntries.release(second.id, null, world.clock.now()));
      assert.deepEqual(await claimsOf(second.id), []);
      const found = await world.read((stores) => stores.timeEntries.find(entries[300]?.id ?? subject.ids.next("te")));
      assert.equal(found?.version, 5, "once for each claim and release");
    },
  },
  {
    title: "makes changes stale that began before a claim",
    async run(subject) {
      const world = await newWorld(subject);
      const entry = aRecordedEntry(world);
      await world.run((stores) => stores.timeEntries.insert(entry));
      await claimedBy(world, [entry]);
      await rejectsLostRace(
        world.run((stores) => stores.timeEntries.update(nextVersion({ ...entry, notes: "Late" }, world.clock.now()))),
        "a change that began before the claim",
      );
      await rejectsLostRace(
        world.run((stores) => stores.timeEntries.delete(entry)),
        "a deletion that began before the claim",
      );
    },
  },
  {
    title: "releases entries of an invoice: recorded, with the next version, changed now, and available to be claimed again",
    async run(subject) {
      const world = await newWorld(subject);
      const [one, two, three, other] = [
        aRecordedEntry(world),
        aRecordedEntry(world),
        aRecordedEntry(world),
        aRecordedEntry(world),
      ];
      await world.run(async (stores) => {
        for (const entry of [one, two, three, other]) await stores.timeEntries.insert(entry);
      });
      const invoice = await claimedBy(world, [one, two, three]);
      const bystander = await claimedBy(world, [other]);
      const statuses = () =>
        world.read(async (stores) => {
          const found = await Promise.all([one, two, three, other].map(({ id }) => stores.timeEntries.find(id)));
          return found.map((entry) => [entry?.status, entry?.version]);
        });
      subject.clock.advance(5);
      await world.run((stores) => stores.timeEntries.release(invoice.id, [one.id, other.id], world.clock.now()));
      assert.deepEqual(await statuses(), [
        ["recorded", 3],
        ["billed", 2],
        ["billed", 2],
        ["billed", 2],
      ]);
      const released = { ...one, version: 3, updatedAt: world.clock.now() };
      assert.deepStrictEqual(await world.read((stores) => stores.timeEntries.find(one.id)), released);
      await world.run((stores) => stores.timeEntries.release(invoice.id, [], world.clock.now()));
      await world.run((stores) => stores.timeEntries.release(invoice.id, null, world.clock.now()));
      assert.deepEqual(await statuses(), [
        ["recorded", 3],
        ["recorded", 3],
        ["recorded", 3],
        ["billed", 2],
      ]);
      assert.deepStrictEqual(
        await unbilledIds(world),
        [one, two, three].map(({ id }) => id),
      );
      const again = await claimedBy(world, [one, two]);
      assert.equal((await world.read((stores) => stores.timeEntries.find(one.id)))?.invoiceId, again.id);
      assert.equal((await world.read((stores) => stores.timeEntries.find(other.id)))?.invoiceId, bystander.id);
    },
  },
]);
