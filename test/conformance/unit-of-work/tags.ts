import assert from "node:assert/strict";
import { aRecordedEntry, newWorld, plus, type World } from "../fixtures.js";
import { grouped } from "../subject.js";
import { race } from "../support.js";

const urgent = (name: string) => ({ key: "urgent", name });
const other = { key: 'o’ther "1"', name: 'O’ther "1"' };

const add = (world: World, names: readonly string[]) =>
  world.run(async ({ tags }) => {
    for (const name of names) await tags.add([urgent(name)], world.clock.now());
  });
const first = (world: World, ...keys: string[]) => world.run(({ tags }) => tags.first(keys));
const spellings = async (world: World, ...keys: string[]) =>
  (await world.read(({ tags }) => tags.spellings(keys))).toSorted((a, b) => (a < b ? -1 : 1));

export const tagCases = grouped({ area: "tags" }, [
  {
    title: "returns the spelling of a tag that was added first, and finds all",
    async run(subject) {
      const world = await newWorld(subject);
      assert.deepStrictEqual(await first(world, "urgent"), new Map());
      await add(world, ["Urgent"]);
      world.clock.advance(1);
      await add(world, ["URGENT", "Urgent"]);
      await world.run(({ tags }) => tags.add([other, urgent("urgent")], plus(world.clock.now(), 1)));
      for (let time = 0; time < 2; time += 1)
        assert.deepStrictEqual(
          await first(world, "urgent", "new", other.key),
          new Map([urgent("Urgent"), other].map(({ key, name }) => [key, name])),
        );
      assert.deepStrictEqual(await spellings(world, "urgent"), ["URGENT", "Urgent", "urgent"]);
      assert.deepStrictEqual(await spellings(world, "new", other.key), [other.name]);
    },
  },
  {
    title: "counts the entries with each spelling of a tag, most frequent first, and none of another workspace",
    async run(subject) {
      const [world, there] = [await newWorld(subject), await newWorld(subject)];
      const lists = [["a", "é"], ["Z"], ["é", other.name, "Z"], ["é"], [], ["A"]];
      await world.run(async ({ timeEntries }) => {
        for (const tags of lists) await timeEntries.insert(aRecordedEntry(world, { tags }));
      });
      await there.run(({ timeEntries }) => timeEntries.insert(aRecordedEntry(there, { tags: ["there"] })));
      const used = (limit: number) => world.read(({ tags }) => tags.used(limit));
      const all = [
        ["é", 3],
        ["Z", 2],
        ["A", 1],
        [other.name, 1],
        ["a", 1],
      ].map(([name, entries]) => ({ name, entries }));
      assert.deepStrictEqual(await used(100), all);
      assert.deepStrictEqual(await used(2), all.slice(0, 2));
    },
  },
  {
    title: "removes spellings, so that the next one is the first, and none of another workspace",
    async run(subject) {
      const [world, there] = [await newWorld(subject), await newWorld(subject)];
      await add(world, ["Urgent"]);
      world.clock.advance(1);
      await add(world, ["URGENT", "urgent!"]);
      await add(there, ["Urgent"]);
      await first(world, "urgent");
      await world.run(async ({ tags }) => {
        await tags.remove(["Urgent", "urgent!", "unknown"]);
        await tags.add([urgent("new")], plus(world.clock.now(), 1));
      });
      for (let time = 0; time < 2; time += 1)
        assert.deepStrictEqual(await first(world, "urgent"), new Map([["urgent", "URGENT"]]));
      assert.deepStrictEqual(await spellings(world, "urgent"), ["URGENT", "new"]);
      assert.deepStrictEqual(await spellings(there, "urgent"), ["Urgent"]);
    },
  },
  {
    title: "adds no tags of work that rejects, and returns none of another workspace",
    async run(subject) {
      const [world, there] = [await newWorld(subject), await newWorld(subject)];
      const rejected = world.run(async ({ tags }) => {
        await tags.add([urgent("Urgent")], world.clock.now());
        await tags.first(["urgent"]);
        throw new Error("the work failed");
      });
      await assert.rejects(rejected, new Error("the work failed"));
      await add(there, ["THERE"]);
      assert.deepStrictEqual(await first(there, "urgent"), new Map([["urgent", "THERE"]]));
      assert.deepStrictEqual([await first(world, "urgent"), await spellings(world, "urgent")], [new Map(), []]);
    },
  },
  {
    title: "adds the same tags for simultaneous units of work in any order",
    async run(subject) {
      const world = await newWorld(subject);
      const all = [urgent("one"), other, urgent("two")];
      const { lost } = await race(subject, 8, ({ unitOfWork }, index) =>
        unitOfWork.run(world.scope, ({ tags }) => tags.add(index % 2 === 0 ? all : all.toReversed(), world.clock.now())),
      );
      assert.deepStrictEqual(lost, []);
      assert.deepStrictEqual(await spellings(world, "urgent", other.key), [other.name, "one", "two"]);
    },
  },
]);
