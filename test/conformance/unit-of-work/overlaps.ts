import assert from "node:assert/strict";
import type { Instant } from "../../../core/kernel/instant.js";
import type { TimeEntry } from "../../../core/time-entries/time-entry.js";
import { aRecordedEntry, aRunningEntry, aUser, HOUR, newWorld, plus, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";

async function insertAll(world: World, entries: readonly TimeEntry[]): Promise<void> {
  await world.run(async (stores) => {
    for (const entry of entries) await stores.timeEntries.insert(entry);
  });
}

interface Span {
  readonly start: Instant;
  readonly end: Instant | null;
}

function overlap(
  world: World,
  { start, end }: Span,
  except: readonly TimeEntry[] = [],
  userId = world.owner.id,
): Promise<TimeEntry | null> {
  return world.read((stores) => stores.timeEntries.findOverlapping({ userId, start, end, except: except.map(({ id }) => id) }));
}

export const overlapCases = grouped({ area: "timeEntries" }, [
  {
    title: "finds an overlapping entry, and treats adjacent ones as not overlapping",
    async run(subject) {
      const world = await newWorld(subject);
      const start = world.clock.now();
      const end = plus(start, HOUR);
      const entry = aRecordedEntry(world, { startTime: start, endTime: end });
      await insertAll(world, [entry]);
      const around: readonly (readonly [string, number, number | null, boolean])[] = [
        ["long before", -2 * HOUR, -HOUR, false],
        ["adjacent before", -HOUR, 0, false],
        ["1 ms into it", -HOUR, 1, true],
        ["the same", 0, HOUR, true],
        ["inside", 1, HOUR - 1, true],
        ["around it", -1, HOUR + 1, true],
        ["its last ms", HOUR - 1, 2 * HOUR, true],
        ["adjacent after", HOUR, 2 * HOUR, false],
        ["long behind", 2 * HOUR, 3 * HOUR, false],
        ["without end, before", -HOUR, null, true],
        ["without end, inside", HOUR - 1, null, true],
        ["without end, adjacent", HOUR, null, false],
      ];
      for (const [what, from, to, shares] of around) {
        const span = { start: plus(start, from), end: to === null ? null : plus(start, to) };
        assert.deepStrictEqual(await overlap(world, span), shares ? entry : null, what);
      }
    },
  },
  {
    title: "treats a running entry as endless when it looks for an overlap",
    async run(subject) {
      const world = await newWorld(subject);
      const running = aRunningEntry(world);
      const start = running.startTime;
      await insertAll(world, [running]);
      assert.equal(await overlap(world, { start: plus(start, -HOUR), end: start }), null, "touching its start");
      assert.deepStrictEqual(await overlap(world, { start: plus(start, -HOUR), end: plus(start, 1) }), running);
      assert.deepStrictEqual(
        await overlap(world, { start: plus(start, 1e12), end: plus(start, 1e12 + 1) }),
        running,
        "years later",
      );
      assert.deepStrictEqual(await overlap(world, { start: plus(start, -HOUR), end: null }), running);
      assert.deepStrictEqual(await overlap(world, { start: plus(start, HOUR), end: null }), running);
    },
  },
  {
    title: "ignores the entry itself and other users' when it looks for an overlap, but not billed ones",
    step: 3,
    async run(subject) {
      const world = await newWorld(subject);
      const other = aUser(world);
      await world.run((stores) => stores.users.insert(other));
      const mine = aRecordedEntry(world);
      const theirs = aRecordedEntry(world, { userId: other.id });
      await insertAll(world, [mine, theirs]);
      const span = { start: mine.startTime, end: mine.endTime };
      assert.deepStrictEqual(await overlap(world, span), mine);
      assert.equal(await overlap(world, span, [mine]), null);
      assert.deepStrictEqual(await overlap(world, span, [mine], other.id), theirs);
      const second = aRecordedEntry(world);
      await insertAll(world, [second]);
      assert.deepStrictEqual(await overlap(world, span, [mine]), second);
      assert.equal(await overlap(world, span, [mine, second]), null);
      const invoice = aDraft(world);
      await world.run(async (stores) => {
        await stores.invoices.insert(invoice);
        await stores.timeEntries.claim(invoice.id, [second.id], world.clock.now());
      });
      assert.equal((await overlap(world, span, [mine]))?.id, second.id);
    },
  },
]);
