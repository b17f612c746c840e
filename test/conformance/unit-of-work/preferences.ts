import assert from "node:assert/strict";
import { preferencesTable, type Preferences } from "../../../core/users/preferences.js";
import { aUser, newWorld } from "../fixtures.js";
import { grouped } from "../subject.js";
import { twoWorlds } from "./isolation.js";

const initial: Preferences = preferencesTable.create({});
const report = { name: "März <'\"> 100 %", kind: "time", query: "span=this-month&by=client" } as const;

export const preferenceCases = grouped({ area: "preferences" }, [
  {
    title: "returns the initial preferences until a user changes some, and keeps the others",
    async run(subject) {
      const world = await newWorld(subject);
      const other = aUser(world);
      await world.run((stores) => stores.users.insert(other));
      const { id } = world.owner;
      const find = (userId = id) => world.read((stores) => stores.preferences.find(userId));
      assert.deepStrictEqual(await find(), initial);
      const rows = [world.project.id, `${world.project.id}/${world.task.id}`];
      const first = await world.run((stores) =>
        stores.preferences.change(id, { savedReports: [report], weekTemplates: [{ name: "Usual", rows }] }),
      );
      assert.deepStrictEqual(first, { ...initial, savedReports: [report], weekTemplates: [{ name: "Usual", rows }] });
      const second = await world.run((stores) =>
        stores.preferences.change(id, { durationFormat: "decimal", savedReports: undefined }),
      );
      assert.deepStrictEqual(second, { ...first, durationFormat: "decimal" });
      await world.run((stores) => stores.preferences.change(id, { weekTemplates: [] }));
      assert.deepStrictEqual(await find(), { ...second, weekTemplates: [] });
      assert.deepStrictEqual(await find(other.id), initial);
    },
  },
  {
    title: "keeps both of two changes of different preferences at once",
    async run(subject) {
      const world = await newWorld(subject);
      const { id } = world.owner;
      await Promise.all([
        world.run((stores) => stores.preferences.change(id, { durationFormat: "decimal" })),
        world.run((stores) => stores.preferences.change(id, { savedReports: [report] })),
      ]);
      const found = await world.read((stores) => stores.preferences.find(id));
      assert.deepStrictEqual(found, { ...initial, durationFormat: "decimal", savedReports: [report] });
    },
  },
  {
    title: "shows no preferences to another workspace, and stores none of work that rejects",
    step: 3,
    async run(subject) {
      const { here, there } = await twoWorlds(subject);
      const { id } = there.owner;
      await there.run((stores) => stores.preferences.change(id, { durationFormat: "decimal" }));
      assert.deepStrictEqual(await here.read((stores) => stores.preferences.find(id)), initial);
      const failed = there.run(async (stores) => {
        await stores.preferences.change(id, { durationFormat: "clock" });
        throw new Error("the power went out");
      });
      await assert.rejects(failed, new Error("the power went out"));
      assert.equal((await there.read((stores) => stores.preferences.find(id))).durationFormat, "decimal");
    },
  },
]);
