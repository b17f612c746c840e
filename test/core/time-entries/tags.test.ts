import { expect } from "chai";
import { distinctTags, parseInstant, tagKey, type TimeEntryId } from "../../../core/index.js";
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
      const report = await world.useCases.getTimeReport(world.owner, { groupBy: ["tag"], filter: { tags: [tag] } });
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

  describe("renamed", () => {
    const rename = (from: readonly string[], to: string, actor = world.owner) => world.useCases.renameTags(actor, { from, to });
    const tagsOf = async ({ id }: { id: TimeEntryId }) => (await world.useCases.getTimeEntry(world.owner, id)).tags;
    const listed = async () => (await world.useCases.listTags(world.owner)).map(({ name, entries }) => `${name} ${entries}`);

    it("are replaced in all entries, whatever their spelling, in the same place", async () => {
      const one = await record(["a", "Onsite", "z"]);
      const other = await record(["other"]);
      expect(await rename([" ONSITE"], "on-site ")).to.deep.equal({ name: "on-site", entries: 1 });
      expect([await tagsOf(one), await tagsOf(other)]).to.deep.equal([["a", "on-site", "z"], ["other"]]);
      expect((await world.useCases.getTimeEntry(world.owner, one.id)).version).to.equal(2);
      expect((await world.useCases.getTimeEntry(world.owner, other.id)).version).to.equal(1);
      expect(await rename(["onsite"], "on-site")).to.deep.equal({ name: "on-site", entries: 0 });
    });

    it("become one with others, which each entry then has once, in the spelling that the workspace has", async () => {
      const both = await record(["Travel", "b", "train"]);
      const one = await record(["bus"]);
      expect(await rename(["train", "bus"], "TRAVEL")).to.deep.equal({ name: "Travel", entries: 2 });
      expect([await tagsOf(both), await tagsOf(one)]).to.deep.equal([["Travel", "b"], ["Travel"]]);
      expect(await listed()).to.deep.equal(["Travel 2", "b 1"]);
    });

    it("get another spelling, which the next entries have too", async () => {
      const entry = await record(["urgent"]);
      expect(await rename(["Urgent"], "Urgent")).to.deep.equal({ name: "Urgent", entries: 1 });
      expect([await tagsOf(entry), (await record(["URGENT"])).tags]).to.deep.equal([["Urgent"], ["Urgent"]]);
      const { items } = await world.useCases.listTimeEntries(world.owner, { tags: ["urgent"] }, page);
      expect(items).to.have.length(2);
    });

    it("are found by the new name, and a new entry can have the old one", async () => {
      await record(["old"]);
      await rename(["old"], "new");
      const found = async (tag: string) =>
        (await world.useCases.listTimeEntries(world.owner, { tags: [tag] }, page)).items.length;
      expect([await found("old"), await found("NEW")]).to.deep.equal([0, 1]);
      expect((await record(["old"])).tags).to.deep.equal(["old"]);
    });

    it("change more entries than a page has, and running timers", async () => {
      for (let n = 0; n < 203; n += 1) await record([`t${n % 2}`]);
      const { id: projectId } = await world.useCases.createProject(world.owner, { name: "Project" });
      await world.useCases.createTimeEntry(world.owner, { projectId, tags: ["t0"] });
      expect(await rename(["t0", "t1"], "t")).to.deep.equal({ name: "t", entries: 204 });
      expect(await listed()).to.deep.equal(["t 204"]);
    });

    it("change billed entries, which the audit still finds as they were billed", async () => {
      const { useCases, owner } = world;
      const client = await useCases.createClient(owner, { name: "Client" });
      const project = await useCases.createProject(owner, { name: "Project", clientId: client.id, rate: 5_000n });
      const { id } = await useCases.createTimeEntry(owner, {
        ...{ projectId: project.id, startTime, durationSeconds: 3_600, tags: ["old"] },
      });
      await useCases.createInvoice(owner, { clientId: client.id, fromTime: {} });
      world.at("2026-03-12T08:00:00Z");
      expect(await rename(["old"], "new")).to.deep.equal({ name: "new", entries: 1 });
      expect(await useCases.getTimeEntry(owner, id)).to.deep.include({ status: "billed", tags: ["new"], version: 3 });
      expect((await useCases.getAudit(owner)).findings).to.deep.equal([]);
    });

    it("are checked, and only owners and admins may rename them", async () => {
      expect(await codeOf(rename([], "new"))).to.equal("too_few");
      expect(await codeOf(rename(["old"], " "))).to.equal("too_short");
      expect(await codeOf(rename(["old"], "a\0"))).to.equal("invalid_character");
      for (const role of ["accountant", "member"] as const)
        expect(await codeOf(rename(["old"], "new", await world.actor(role)))).to.equal("forbidden");
      expect(await rename(["old"], "new", await world.actor("admin"))).to.deep.equal({ name: "new", entries: 0 });
    });
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
