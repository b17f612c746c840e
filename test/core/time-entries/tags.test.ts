import { expect } from "chai";
import { distinctTags, parseInstant, tagKey } from "../../../core/index.js";
import { codeOf, createWorld, type World } from "../world.js";

const startTime = parseInstant("2026-03-02T08:00:00Z");
const page = { limit: 50, sort: "createdAt", descending: false, after: null } as const;
/** An é of two characters, and of one. */
const [DECOMPOSED, COMPOSED] = ["caf\u0065\u0301", "caf\u00e9"];

describe("the tags of an entry", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld("2026-03-02T20:00:00Z");
  });

  const record = async (tags: readonly string[]) => {
    const project = await world.useCases.createProject(world.owner, { name: "Project" });
    return world.useCases.createTimeEntry(world.owner, { projectId: project.id, startTime, durationSeconds: 60, tags });
  };

  const same: readonly (readonly [one: string, other: string])[] = [
    ["urgent", "URGENT"],
    ["urgent", " urgent\t"],
    [DECOMPOSED, COMPOSED],
    ["Straße 1", "straße 1"],
    ["ÉTÉ", "e\u0301te\u0301"],
  ];
  for (const [one, other] of same)
    it(`are the same as ${JSON.stringify(one)} and ${JSON.stringify(other)}`, () => expect(tagKey(one)).to.equal(tagKey(other)));

  for (const [one, other] of [
    ["urgent", "urgently"],
    ["on site", "onsite"],
    ["e", "é"],
  ] as const)
    it(`differ as ${one} and ${other}`, () => expect(tagKey(one)).not.to.equal(tagKey(other)));

  it("are stored once, in their first spelling, without surrounding blanks and composed", async () => {
    expect((await record(["b", " Urgent ", "URGENT", DECOMPOSED, "B", COMPOSED])).tags).to.deep.equal(["b", "Urgent", COMPOSED]);
    expect(distinctTags(["URGENT", "new"], ["urgent"])).to.deep.equal(["urgent", "new"]);
  });

  it("are spelled as the first entry of the workspace that had them, even if it is deleted", async () => {
    const first = await record(["Urgent"]);
    await world.useCases.deleteTimeEntry(world.owner, first.id);
    const { id, tags } = await record(["URGENT", "New"]);
    expect(tags).to.deep.equal(["Urgent", "New"]);
    expect((await world.useCases.updateTimeEntry(world.owner, id, { tags: ["NEW", "other"] })).tags).to.deep.equal([
      "New",
      "other",
    ]);
    expect((await record(["OTHER"])).tags).to.deep.equal(["other"]);
    const others = await createWorld("2026-03-02T20:00:00Z");
    const project = await others.useCases.createProject(others.owner, { name: "Project" });
    const foreign = await others.useCases.createTimeEntry(others.owner, { projectId: project.id, tags: ["URGENT"] });
    expect(foreign.tags).to.deep.equal(["URGENT"]);
  });

  it("do not change by another spelling of the same", async () => {
    const entry = await record(["Urgent", "new"]);
    expect(await world.useCases.updateTimeEntry(world.owner, entry.id, { tags: ["URGENT", " New", "urgent"] })).to.deep.equal(
      entry,
    );
  });

  it("are found by any spelling, in lists and reports", async () => {
    const { id } = await record(["Urgent"]);
    await record(["other"]);
    for (const tag of ["Urgent", "urgent", " URGENT "]) {
      const { items } = await world.useCases.listTimeEntries(world.owner, { tags: [tag] }, page);
      expect(items.map((entry) => entry.id)).to.deep.equal([id]);
      const report = await world.useCases.reportTime(world.owner, { groupBy: ["tag"], filter: { tags: [tag] } });
      expect(report.groups.map(({ key, seconds }) => [key, seconds])).to.deep.equal([["Urgent", 60]]);
    }
  });

  it("are checked as they are stored", async () => {
    expect(await codeOf(record([" "]))).to.equal("too_short");
    expect(await codeOf(record(["a\0"]))).to.equal("invalid_character");
    const { tags } = await record(Array.from({ length: 50 }, (_, n) => `t${n}`));
    expect(tags).to.have.length(50);
  });

  it("of a restored entry are known again", async () => {
    const entry = await record(["Urgent"]);
    await world.useCases.deleteTimeEntry(world.owner, entry.id);
    expect((await world.useCases.restoreTimeEntry(world.owner, entry.id)).tags).to.deep.equal(["Urgent"]);
  });

  it("are listed with the number of their entries, most frequent first, to members too", async () => {
    for (const tags of [["rare", "Urgent"], ["URGENT"], ["other"], ["other"], ["other"]]) await record(tags);
    expect(await world.useCases.listTags(await world.actor("member"))).to.deep.equal([
      { name: "other", entries: 3 },
      { name: "Urgent", entries: 2 },
      { name: "rare", entries: 1 },
    ]);
  });
});
