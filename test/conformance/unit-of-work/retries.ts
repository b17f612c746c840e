import assert from "node:assert/strict";
import { lostRace, nextVersion } from "../../../core/kernel/entity.js";
import type { Stores } from "../../../core/ports/unit-of-work.js";
import { aClient, newWorld } from "../fixtures.js";
import { grouped } from "../subject.js";
import { handlesOf, meanwhile, patiently, rejectsLostRace } from "../support.js";

const TOO_OFTEN = 200;

export const retryCases = grouped({ area: "unitOfWork" }, [
  {
    title: "runs work that lost a race again from the start, without its earlier writes",
    async run(subject) {
      const world = await newWorld(subject);
      const clients = [aClient(world), aClient(world), aClient(world)];
      let runs = 0;
      const result = await world.run(async (stores) => {
        const client = clients[runs];
        runs += 1;
        assert.ok(client, "ran too often");
        await stores.clients.insert(client);
        if (runs < clients.length) throw lostRace("something");
        return runs;
      });
      assert.equal(result, 3);
      const found = await world.read((stores) => Promise.all(clients.map(({ id }) => stores.clients.find(id))));
      assert.deepStrictEqual(found, [null, null, clients[2]]);
    },
  },
  {
    title: "runs work again after a store reports a lost race",
    async run(subject) {
      const world = await newWorld(subject);
      let stale = true;
      await world.run(async (stores) => {
        const client = stale ? { ...world.client, version: 7 } : world.client;
        stale = false;
        await stores.clients.update(nextVersion({ ...client, name: "Second try" }, world.clock.now()));
      });
      assert.equal((await world.read((stores) => stores.clients.find(world.client.id)))?.name, "Second try");
    },
  },
  {
    title: "lets work that lost a race win its next attempt, despite other writers",
    step: 2,
    async run(subject) {
      const world = await newWorld(subject);
      const [mine, other] = await handlesOf(subject);
      const rename = async ({ projects }: Stores, name: string, beforeUpdate?: () => Promise<void>): Promise<void> => {
        const project = await projects.find(world.project.id);
        assert.ok(project);
        await beforeUpdate?.();
        await projects.update({ ...nextVersion(project, world.clock.now()), name });
      };
      const rivals: Promise<void>[] = [];
      const renaming = mine.unitOfWork.run(world.scope, (stores) =>
        rename(stores, "Mine", async () => {
          const rival = other.unitOfWork.run(world.scope, (others) => rename(others, "Rival"));
          rivals.push(rival);
          await meanwhile(stores, rival);
        }),
      );
      await patiently(renaming, "the work that lost a race");
      await patiently(Promise.all(rivals), "its rivals");
      assert.ok(rivals.length <= 2, `the work was run ${rivals.length} times`);
    },
  },
  {
    title: "gives up after repeatedly lost races, with the lost race",
    async run(subject) {
      const world = await newWorld(subject);
      let runs = 0;
      const hopeless = world.run(async () => {
        runs += 1;
        if (runs > TOO_OFTEN) throw new assert.AssertionError({ message: `The work was run more than ${TOO_OFTEN} times.` });
        throw lostRace("something");
      });
      await rejectsLostRace(patiently(hopeless, "a hopeless race to end"), "a hopeless race");
      assert.ok(runs > 1, "the work was never run again");
    },
  },
]);
