import { expect } from "chai";
import { parseInstant, type TimeEntry, type TimeEntryId, type UserActor } from "../../../core/index.js";
import { codeOf, createWorld, type World } from "../world.js";

const hour = (h: number) => parseInstant(`2026-03-02T${String(h).padStart(2, "0")}:00:00Z`);

describe("restoring a time entry", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld("2026-03-02T20:00:00Z");
  });

  const projectOf = (rate: bigint) => world.useCases.createProject(world.owner, { name: "Project", rate });
  const record = async (more: object = {}, actor: UserActor = world.owner) => {
    const project = await projectOf(5_000n);
    const task = await world.useCases.createTask(world.owner, project.id, { name: "Task" });
    const base = {
      projectId: project.id,
      taskId: task.id,
      startTime: hour(8),
      endTime: hour(9),
      notes: "kept",
      tags: ["a", "b"],
    };
    return world.useCases.createTimeEntry(actor, { ...base, billable: false, ...more });
  };
  const remove = ({ id }: TimeEntry, actor = world.owner) => world.useCases.deleteTimeEntry(actor, id);
  const restore = (id: TimeEntryId, version?: number, actor = world.owner) =>
    world.useCases.restoreTimeEntry(actor, id, { version });
  const eventsOf = async (id: string) => (await world.events()).filter(({ data }) => data["id"] === id).map(({ type }) => type);

  it("brings a deleted entry back as it was, whatever became of its project, its user and its rates", async () => {
    const { useCases, owner } = world;
    const member = await world.actor("member");
    const entry = await record({}, member);
    await remove(entry, member);
    world.at("2026-03-03T19:59:00Z");
    await useCases.updateProject(owner, entry.projectId, { rate: 10_000n, billable: true, status: "archived" });
    await useCases.updateUser(owner, member.userId, { status: "deactivated" });
    const restored = await restore(entry.id);
    expect(restored).to.deep.equal({ ...entry, version: 3, updatedAt: parseInstant("2026-03-03T19:59:00Z") });
    expect(restored.rate?.amount).to.equal(5_000n);
    expect(await useCases.getTimeEntry(owner, entry.id)).to.deep.equal(restored);
    expect(await eventsOf(entry.id)).to.deep.equal(["time_entry.created", "time_entry.deleted", "time_entry.created"]);
  });

  it("returns an entry that is restored already, and changes nothing", async () => {
    const entry = await record();
    await remove(entry);
    const restored = await restore(entry.id);
    expect(await restore(entry.id)).to.deep.equal(restored);
    expect(await restore(entry.id, restored.version)).to.deep.equal(restored);
    expect(await eventsOf(entry.id)).to.have.length(3);
  });

  it("restores one of several simultaneous requests, and returns the same to all", async () => {
    const entry = await record();
    await remove(entry);
    const all = await Promise.all([1, 2, 3].map(() => restore(entry.id)));
    expect(new Set(all.map(({ version }) => version))).to.deep.equal(new Set([3]));
  });

  it("works for 24 hours, for users who may delete the entry", async () => {
    const [member, other, accountant] = [
      await world.actor("member"),
      await world.actor("member"),
      await world.actor("accountant"),
    ];
    const entry = await record({}, member);
    await remove(entry);
    expect(await codeOf(restore(entry.id, undefined, other))).to.equal("not_found");
    expect(await codeOf(restore(entry.id, undefined, accountant))).to.equal("forbidden");
    expect(await codeOf(restore(world.ports.ids.next("te")))).to.equal("not_found");
    expect(await codeOf(restore(entry.id, entry.version + 1))).to.equal("not_restorable");
    world.at("2026-03-03T20:00:00.001Z");
    expect(await codeOf(restore(entry.id, undefined, member))).to.equal("not_found");
    world.at("2026-03-03T20:00:00Z");
    expect(await codeOf(restore(entry.id, entry.version, member))).to.equal("resolved");
  });

  it("names what was deleted in the meantime", async () => {
    const entry = await record();
    await remove(entry);
    await world.useCases.deleteTask(world.owner, entry.taskId ?? expect.fail());
    const message = (error: Error) => error.message;
    expect(await restore(entry.id).catch(message)).to.equal(
      "The task of the time entry was deleted, so the entry cannot be restored.",
    );
    await world.useCases.deleteProject(world.owner, entry.projectId);
    expect(await codeOf(restore(entry.id))).to.equal("reference_deleted");
    expect(await restore(entry.id).catch(message)).to.match(/^The project/);
  });

  it("runs a deleted timer again, unless another one runs", async () => {
    const timer = await record({ startTime: undefined, endTime: undefined });
    await remove(timer);
    const other = await world.useCases.createTimeEntry(world.owner, { projectId: timer.projectId });
    expect(await codeOf(restore(timer.id))).to.equal("timer_running");
    await world.useCases.stopTimeEntry(world.owner, other.id);
    expect(await restore(timer.id)).to.include({ status: "running", startTime: timer.startTime });
    expect(await eventsOf(timer.id)).to.deep.equal(["time_entry.started", "time_entry.deleted", "time_entry.started"]);
  });

  it("keeps the policy on overlaps", async () => {
    await world.useCases.updateWorkspace(world.owner, { overlapPolicy: "reject" });
    const entry = await record();
    await remove(entry);
    const other = await record();
    expect(await codeOf(restore(entry.id))).to.equal("time_entry_overlaps");
    await remove(other);
    expect(await codeOf(restore(entry.id))).to.equal("resolved");
  });

  describe("in the version before its last change", () => {
    const moved = async (entry: TimeEntry, actor = world.owner) => {
      const project = await projectOf(10_000n);
      return world.useCases.updateTimeEntry(actor, entry.id, {
        projectId: project.id,
        taskId: null,
        tags: ["c"],
        billable: true,
      });
    };

    it("has its former project, task, tags and rate, for members too", async () => {
      const member = await world.actor("member");
      const entry = await record({}, member);
      await world.useCases.updateProject(world.owner, entry.projectId, { rate: 7_000n, status: "archived" });
      const { version } = await moved(entry, member);
      expect(await restore(entry.id, version - 1, member)).to.deep.include({ ...entry, version: version + 1 });
      expect(await eventsOf(entry.id)).to.deep.equal(["time_entry.created", "time_entry.updated", "time_entry.updated"]);
    });

    it("can be taken back itself", async () => {
      const entry = await record();
      const changed = await moved(entry);
      await restore(entry.id, entry.version);
      expect(await restore(entry.id, changed.version)).to.deep.equal({ ...changed, version: changed.version + 2 });
    });

    it("is not restored after a further change, of rates too", async () => {
      const entry = await record();
      const changed = await moved(entry);
      await world.useCases.updateProject(world.owner, changed.projectId, { rate: 1n }, "unbilled");
      expect(await codeOf(restore(entry.id, entry.version))).to.equal("not_restorable");
      const again = await moved(entry);
      expect(await codeOf(restore(entry.id, entry.version))).to.equal("not_restorable");
      expect(await codeOf(restore(entry.id, again.version - 1))).to.equal("resolved");
    });

    it("does not run again after it was ended", async () => {
      const timer = await record({ startTime: undefined, endTime: undefined });
      world.at("2026-03-02T21:00:00Z");
      await world.useCases.updateTimeEntry(world.owner, timer.id, { endTime: hour(21) });
      expect(await codeOf(restore(timer.id, timer.version))).to.equal("not_restorable");
    });

    it("keeps the rate of the entry that only owners and admins can set", async () => {
      const member = await world.actor("member");
      const entry = await record({}, member);
      const { version } = await world.useCases.updateTimeEntry(world.owner, entry.id, { rate: 1n });
      expect(await codeOf(restore(entry.id, version - 1, member))).to.equal("forbidden");
      expect((await restore(entry.id, version - 1)).rate).to.deep.equal(entry.rate);
    });

    it("is not restored while the entry is on an invoice", async () => {
      const { useCases, owner } = world;
      const client = await useCases.createClient(owner, { name: "Client" });
      const project = await useCases.createProject(owner, { name: "Project", clientId: client.id, rate: 1n });
      const entry = await record({ projectId: project.id, taskId: null, billable: true });
      await useCases.updateTimeEntry(owner, entry.id, { notes: "changed" });
      await useCases.createInvoice(owner, { clientId: client.id, fromTime: {} });
      expect(await codeOf(restore(entry.id, entry.version))).to.equal("time_entry_billed");
    });
  });
});
