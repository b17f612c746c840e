import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import { aClient, anEvent, aRecordedEntry, aToken, aUser, newWorld } from "../fixtures.js";
import type { Stores } from "../../../core/ports/unit-of-work.js";
import { aDraft, anOpenInvoice } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { handlesOf, meanwhile, patiently, sameRows, Signal } from "../support.js";

const ROUNDS = 20;
const outage = () => new Error("the power went out");

export const visibilityCases = grouped({ area: "unitOfWork" }, [
  {
    title: "reads its own writes before the commit",
    step: 2,
    async run(subject) {
      const world = await newWorld(subject);
      const user = aUser(world);
      const entry = aRecordedEntry(world);
      const gone = aRecordedEntry(world);
      await world.run((stores) => stores.timeEntries.insert(gone));
      const renamed = nextVersion({ ...world.client, name: "Renamed" }, world.clock.now());
      await world.run(async (stores) => {
        await stores.users.insert(user);
        await stores.timeEntries.insert(entry);
        await stores.timeEntries.delete(gone);
        await stores.clients.update(renamed);
        assert.deepStrictEqual(await stores.users.findByEmail(user.email), user);
        assert.deepStrictEqual(await stores.clients.find(renamed.id), renamed);
        assert.equal(await stores.timeEntries.find(gone.id), null);
        const page = { limit: 10, sort: "createdAt", descending: false, after: null } as const;
        sameRows((await stores.timeEntries.list({ userId: null }, page)).items, [entry]);
        sameRows((await stores.users.list({}, page)).items, [world.owner, user]);
      });
    },
  },
  {
    title: "reads its own events and numbers before the commit",
    step: 3,
    async run(subject) {
      const world = await newWorld(subject);
      const events = [anEvent(world), anEvent(world)];
      await world.run(async (stores) => {
        for (const event of events) await stores.events.record(event);
        assert.deepStrictEqual(await stores.events.list(10), events);
        assert.deepStrictEqual(await stores.events.list(1), events.slice(0, 1));
        await stores.invoices.insert(anOpenInvoice(world, aDraft(world), "INV-1"));
        assert.equal(await stores.invoices.numberTaken("INV-1"), true);
      });
    },
  },
  {
    title: "hides uncommitted writes from others",
    step: 5,
    async run(subject) {
      const world = await newWorld(subject);
      const user = aUser(world);
      const token = aToken(world, world.owner);
      const entry = aRecordedEntry(world);
      await world.run((stores) => stores.timeEntries.insert(entry));
      let seen: unknown;
      // A store with one connection may respond only after the rollback, so nothing waits for the response.
      let answer: Promise<unknown> = Promise.resolve();
      const failed = world.run(async (stores) => {
        await stores.users.insert(user);
        await stores.tokens.insert(token);
        await stores.events.record(anEvent(world));
        await stores.timeEntries.delete(entry);
        await stores.clients.update(nextVersion({ ...world.client, name: "Uncommitted" }, world.clock.now()));
        answer = Promise.all([
          world.read((other) => other.users.find(user.id)),
          world.read((other) => other.events.list(10)),
          world.read((other) => other.timeEntries.find(entry.id)),
          world.read((other) => other.clients.find(world.client.id)),
          subject.directory.findActor(token.hash, world.clock.now()),
          subject.directory.findMemberships(user.email),
        ]).then((found) => {
          seen = found;
        });
        await meanwhile(stores, answer);
        throw outage();
      });
      await assert.rejects(failed, outage());
      await answer;
      assert.deepStrictEqual(seen, [null, [], entry, world.client, null, []]);
    },
  },
  {
    title: "holds no transaction open between the queries of a read, each of which sees what was committed before it",
    step: 2,
    async run(subject) {
      const world = await newWorld(subject);
      const user = aUser(world);
      const [first, committed] = [new Signal(), new Signal()];
      const reading = world.read(async (stores) => {
        const before = await stores.users.find(user.id);
        first.fire();
        await committed.fired;
        return [before, await stores.users.find(user.id)];
      });
      await Promise.race([first.fired, reading]);
      const writing = world.run((stores) => stores.users.insert(user)).finally(() => committed.fire());
      await patiently(writing, "the write beside a read").finally(() => committed.fire());
      assert.deepStrictEqual(await reading, [null, user]);
      await writing;
    },
  },
  {
    title: "shows each query all writes of another unit of work or none, before and after its own first write",
    async run(subject) {
      const world = await newWorld(subject);
      const [mine, other] = await handlesOf(subject);
      const twins = [aClient(world, { name: "0" }), aClient(world, { name: "0" })];
      await world.run(async ({ clients }) => {
        for (const twin of twins) await clients.insert(twin);
      });
      const rename = async (stores: Stores, name: string) => {
        for (const { id } of twins) {
          const found = await stores.clients.find(id);
          assert.ok(found);
          await stores.clients.update(nextVersion({ ...found, name }, world.clock.now()));
        }
      };
      const requireTwins = async (stores: Stores, when: string) => {
        const { items } = await stores.clients.list({}, { limit: 100, sort: "createdAt", descending: false, after: null });
        const [one, two, ...more] = items.filter(({ id }) => twins.some((twin) => twin.id === id));
        assert.deepEqual([one?.name, more], [two?.name, []], when);
      };
      const look = async (stores: Stores) => {
        await requireTwins(stores, "before its first write");
        await stores.clients.insert(aClient(world));
        await requireTwins(stores, "after its first write");
      };
      const repeated = async (work: (round: number) => Promise<void>) => {
        for (let round = 1; round <= ROUNDS; round += 1) await work(round);
      };
      const renaming = repeated((round) => other.unitOfWork.run(world.scope, (stores) => rename(stores, String(round))));
      const looking = repeated(() => mine.unitOfWork.run(world.scope, look));
      await patiently(Promise.all([renaming, looking]), "the units of work");
    },
  },
  {
    title: "rejects writes to stores that outlive their work",
    async run(subject) {
      const world = await newWorld(subject);
      const client = aClient(world);
      const stores = await world.run(async (mine) => mine);
      await patiently(Promise.allSettled([(async () => stores.clients.insert(client))()]), "the late write");
      assert.equal(await world.read((others) => others.clients.find(client.id)), null);
    },
  },
  {
    title: "isolates stored data from the objects of its callers",
    step: 2,
    async run(subject) {
      const world = await newWorld(subject);
      const tags = ["a", "b"];
      const entry = aRecordedEntry(world, { tags });
      await world.run((stores) => stores.timeEntries.insert(entry));
      tags.push("smuggled in");
      const found = await world.read((stores) => stores.timeEntries.find(entry.id));
      assert.deepStrictEqual(found?.tags, ["a", "b"]);
      try {
        found.tags.push("smuggled in");
      } catch (error) {
        assert.ok(error instanceof TypeError, "a frozen answer is fine as well");
      }
      assert.deepStrictEqual((await world.read((stores) => stores.timeEntries.find(entry.id)))?.tags, ["a", "b"]);
    },
  },
]);
