import { expect } from "chai";
import { instant, parseCurrency, parseInstant, plusSeconds, type TimeEntryPatch } from "../../../core/index.js";
import { codeOf, createWorld, type World } from "../world.js";

const hour = (h: number) => parseInstant(`2026-03-02T${String(h).padStart(2, "0")}:00:00Z`);

describe("time entries", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld("2026-03-02T20:00:00Z");
  });

  const setUp = async (rates: {
    task?: bigint;
    project?: bigint;
    client?: bigint;
    user?: bigint;
    workspace?: bigint;
    currency?: string;
  }) => {
    const { useCases, owner } = world;
    const currency = rates.currency === undefined ? null : parseCurrency(rates.currency);
    const client = await useCases.createClient(owner, { name: "Client", rate: rates.client ?? null, currency });
    const project = await useCases.createProject(owner, { name: "Project", clientId: client.id, rate: rates.project ?? null });
    const task = await useCases.createTask(owner, project.id, { name: "Task", rate: rates.task ?? null });
    await useCases.updateUser(owner, owner.userId, { rate: rates.user ?? null });
    await useCases.updateWorkspace(owner, { rate: rates.workspace ?? null });
    return { client, project, task };
  };

  it("are recorded by duration, from a start or until now", async () => {
    const { useCases, owner } = world;
    const { project } = await setUp({});
    const record = (more: object) => useCases.createTimeEntry(owner, { projectId: project.id, ...more });
    const now = parseInstant("2026-03-02T20:00:00Z");
    expect(await record({ durationSeconds: 5_400 })).to.include({
      startTime: plusSeconds(now, -5_400),
      endTime: now,
      status: "recorded",
    });
    expect(await record({ startTime: hour(8), durationSeconds: 3_600, endTime: null })).to.include({
      startTime: hour(8),
      endTime: hour(9),
    });
    expect(await codeOf(record({ startTime: hour(8), endTime: hour(9), durationSeconds: 3_600 }))).to.equal("exactly_one");
    expect(await codeOf(record({ durationSeconds: 604_801 }))).to.equal("entry_too_long");
    expect(await record({ durationSeconds: null })).to.include({ status: "running", startTime: now });
  });

  it("can be changed by a duration, which moves the end and records a timer", async () => {
    const { useCases, owner } = world;
    const { project } = await setUp({});
    const { id, startTime, endTime } = await useCases.createTimeEntry(owner, {
      ...{ projectId: project.id, startTime: hour(8), endTime: instant(hour(9) + 400) },
    });
    const times = async (patch: TimeEntryPatch) => {
      const { startTime: start, endTime: end } = await useCases.updateTimeEntry(owner, id, patch);
      return [start - hour(8), (end ?? 0) - hour(8)];
    };
    const [second, quarter] = [1_000, 900_000];
    expect(await times({ durationSeconds: 3_600 }), "as it is stored").to.deep.equal([0, 3_600_400]);
    expect(await times({ startTime, endTime, durationSeconds: 3_600, notes: "sent back" })).to.deep.equal([0, 3_600_400]);
    expect(await times({ durationSeconds: null })).to.deep.equal([0, 3_600_400]);
    expect(await times({ durationSeconds: 900 })).to.deep.equal([0, quarter]);
    expect(await times({ startTime: hour(9), durationSeconds: 900 })).to.deep.equal([4 * quarter, 5 * quarter]);
    expect(await times({ startTime: hour(8), endTime: hour(9), durationSeconds: 900 }), "the end changes").to.deep.equal([
      0,
      4 * quarter,
    ]);
    expect(await times({ endTime: hour(9), durationSeconds: 60 }), "the duration changes").to.deep.equal([0, 60 * second]);
    expect(await times({ endTime: hour(10), durationSeconds: 7_200 }), "both agree").to.deep.equal([0, 8 * quarter]);
    expect(await codeOf(times({ endTime: hour(9), durationSeconds: 60 }))).to.equal("exactly_one");
    expect(await codeOf(times({ durationSeconds: 0 }))).to.equal("end_before_start");
    expect(await codeOf(times({ durationSeconds: 604_801 }))).to.equal("entry_too_long");
    const timer = await useCases.createTimeEntry(owner, { projectId: project.id, startTime: hour(11) });
    const recorded = await useCases.updateTimeEntry(owner, timer.id, { endTime: null, durationSeconds: 900 });
    expect(recorded).to.include({ status: "recorded", endTime: hour(11) + quarter });
  });

  it("last at most 168 hours and start at most 366 days ahead, but a forgotten timer can be stopped and changed", async () => {
    const { useCases, owner } = world;
    const { project } = await setUp({});
    const record = (start: string, end: string) =>
      useCases.createTimeEntry(owner, { projectId: project.id, startTime: parseInstant(start), endTime: parseInstant(end) });
    expect(await codeOf(record("2026-03-01T00:00:00Z", "2026-03-08T00:00:00Z"))).to.equal("resolved");
    expect(await codeOf(record("2026-03-01T00:00:00Z", "2026-03-08T00:00:01Z"))).to.equal("entry_too_long");
    expect(await codeOf(record("2027-03-03T20:00:00Z", "2027-03-03T21:00:00Z"))).to.equal("resolved");
    expect(await codeOf(record("2027-03-03T20:00:01Z", "2027-03-03T21:00:00Z"))).to.equal("in_the_future");
    const timer = await useCases.createTimeEntry(owner, { projectId: project.id });
    world.at("2026-03-20T20:00:00Z");
    await useCases.stopTimeEntry(owner, timer.id);
    expect((await useCases.updateTimeEntry(owner, timer.id, { notes: "forgotten" })).notes).to.equal("forgotten");
    const longer = { endTime: parseInstant("2026-03-21T20:00:00Z") };
    expect(await codeOf(useCases.updateTimeEntry(owner, timer.id, longer))).to.equal("entry_too_long");
  });

  describe("the rate of an entry", () => {
    const all = { task: 5n, project: 4n, client: 3n, user: 2n, workspace: 1n };
    const cases = [
      { unset: [], source: "task", amount: 5n },
      { unset: ["task"], source: "project", amount: 4n },
      { unset: ["task", "project"], source: "client", amount: 3n },
      { unset: ["task", "project", "client"], source: "user", amount: 2n },
      { unset: ["task", "project", "client", "user"], source: "workspace", amount: 1n },
    ];
    for (const { unset, source, amount } of cases) {
      it(`comes from the ${source} if nothing more specific is set`, async () => {
        const rates = Object.fromEntries(Object.entries(all).filter(([key]) => !unset.includes(key)));
        const { project, task } = await setUp(rates);
        const entry = await world.useCases.createTimeEntry(world.owner, {
          projectId: project.id,
          taskId: task.id,
          startTime: hour(8),
          endTime: hour(9),
        });
        expect(entry.rate).to.deep.equal({ amount, currency: "EUR", source });
      });
    }

    it("ignores user and workspace rates if the client has another currency", async () => {
      const { project } = await setUp({ user: 2n, workspace: 1n, currency: "USD" });
      const entry = await world.useCases.createTimeEntry(world.owner, {
        projectId: project.id,
        startTime: hour(8),
        endTime: hour(9),
      });
      expect(entry.rate).to.equal(null);
    });

    it("is the entry's own first, and falls back when that is cleared", async () => {
      const { project } = await setUp({ project: 4n });
      const entry = await world.useCases.createTimeEntry(world.owner, {
        projectId: project.id,
        startTime: hour(8),
        endTime: hour(9),
        rate: 9n,
      });
      expect(entry.rate?.source).to.equal("entry");
      const cleared = await world.useCases.updateTimeEntry(world.owner, entry.id, { rate: null });
      expect(cleared.rate).to.deep.equal({ amount: 4n, currency: "EUR", source: "project" });
    });

    it("stays unchanged when a rate changes for future time, and follows when it applies to unbilled time", async () => {
      const { project } = await setUp({ project: 4n });
      const { useCases, owner } = world;
      const entry = await useCases.createTimeEntry(owner, { projectId: project.id, startTime: hour(8), endTime: hour(9) });
      await useCases.updateProject(owner, project.id, { rate: 7n });
      expect((await useCases.getTimeEntry(owner, entry.id)).rate?.amount).to.equal(4n);
      await useCases.updateProject(owner, project.id, { rate: 7n }, "unbilled");
      expect((await useCases.getTimeEntry(owner, entry.id)).rate?.amount).to.equal(7n);
    });

    it("follows the rate that it comes from, of any kind, when that applies to unbilled time", async () => {
      const { useCases, owner } = world;
      const { client, project, task } = await setUp({ task: 5n });
      const entry = await useCases.createTimeEntry(owner, {
        projectId: project.id,
        taskId: task.id,
        startTime: hour(8),
        endTime: hour(9),
      });
      const rate = async () => (await useCases.getTimeEntry(owner, entry.id)).rate;
      const changes: readonly [source: string, set: (rate: bigint | null) => Promise<unknown>][] = [
        ["workspace", (rate) => useCases.updateWorkspace(owner, { rate }, "unbilled")],
        ["user", (rate) => useCases.updateUser(owner, owner.userId, { rate }, "unbilled")],
        ["client", (rate) => useCases.updateClient(owner, client.id, { rate }, "unbilled")],
        ["project", (rate) => useCases.updateProject(owner, project.id, { rate }, "unbilled")],
        ["task", (rate) => useCases.updateTask(owner, task.id, { rate }, "unbilled")],
      ];
      await useCases.updateTask(owner, task.id, { rate: null }, "unbilled");
      expect(await rate()).to.equal(null);
      for (const [index, [source, set]] of changes.entries()) {
        await set(BigInt(index) + 10n);
        expect(await rate()).to.deep.equal({ amount: BigInt(index) + 10n, currency: "EUR", source });
      }
    });

    it("is resolved again when the entry moves to another project", async () => {
      const { project } = await setUp({ project: 4n });
      const other = await world.useCases.createProject(world.owner, { name: "Other", rate: 6n });
      const entry = await world.useCases.createTimeEntry(world.owner, {
        projectId: project.id,
        startTime: hour(8),
        endTime: hour(9),
      });
      const moved = await world.useCases.updateTimeEntry(world.owner, entry.id, { projectId: other.id });
      expect(moved.rate?.amount).to.equal(6n);
    });

    it("can be set only by owners and admins", async () => {
      const { project } = await setUp({});
      const member = await world.actor("member");
      expect(await codeOf(world.useCases.createTimeEntry(member, { projectId: project.id, rate: 1n }))).to.equal("forbidden");
    });
  });

  describe("a timer", () => {
    it("emits started, then created when it stops, with both times in the payload", async () => {
      const { project } = await setUp({});
      const timer = await world.useCases.createTimeEntry(world.owner, { projectId: project.id });
      expect(timer).to.include({ status: "running", endTime: null, rate: null });
      world.at("2026-03-02T21:30:00Z");
      await world.useCases.stopTimeEntry(world.owner, timer.id);
      const events = (await world.events()).filter(({ type }) => type.startsWith("time_entry."));
      expect(events.map(({ type }) => type)).to.deep.equal(["time_entry.started", "time_entry.created"]);
      expect(events[1]?.data).to.include({
        start_time: "2026-03-02T20:00:00.000Z",
        end_time: "2026-03-02T21:30:00.000Z",
        duration_seconds: 5400,
      });
    });

    it("runs once per user; starting another fails with the id of the first, or stops it", async () => {
      const { project } = await setUp({});
      const first = await world.useCases.createTimeEntry(world.owner, { projectId: project.id });
      expect(await codeOf(world.useCases.createTimeEntry(world.owner, { projectId: project.id }))).to.equal("timer_running");
      world.at("2026-03-02T20:10:00Z");
      const second = await world.useCases.createTimeEntry(world.owner, { projectId: project.id, stopRunning: true });
      expect(second.status).to.equal("running");
      expect((await world.useCases.getTimeEntry(world.owner, first.id)).status).to.equal("recorded");
    });

    it("ends where a timer begins that replaces it from the past, unless that began before", async () => {
      const { project } = await setUp({});
      const { useCases, owner } = world;
      await useCases.updateWorkspace(owner, { overlapPolicy: "reject" });
      const at = (text: string) => parseInstant(`2026-03-02T${text}:00Z`);
      const start = (more: object) => useCases.createTimeEntry(owner, { projectId: project.id, ...more });
      const first = await start({ startTime: at("18:00") });
      world.at("2026-03-02T20:10:00Z");
      const second = await start({ startTime: at("19:30"), stopRunning: true });
      expect((await useCases.getTimeEntry(owner, first.id)).endTime).to.equal(at("19:30"));
      expect(await codeOf(start({ startTime: at("19:00"), stopRunning: true }))).to.equal("time_entry_overlaps");
      expect((await useCases.getTimeEntry(owner, second.id)).status).to.equal("running");
      await start({ startTime: parseInstant("2026-03-02T20:10:30Z"), stopRunning: true });
      expect((await useCases.getTimeEntry(owner, second.id)).endTime).to.equal(at("20:10"));
    });

    it("ends now if the timer that replaces it began before it", async () => {
      const { project } = await setUp({});
      const { useCases, owner } = world;
      const start = (more: object) => useCases.createTimeEntry(owner, { projectId: project.id, ...more });
      const first = await start({});
      world.at("2026-03-02T20:10:00Z");
      await start({ startTime: parseInstant("2026-03-02T19:00:00Z"), stopRunning: true });
      expect((await useCases.getTimeEntry(owner, first.id)).endTime).to.equal(parseInstant("2026-03-02T20:10:00Z"));
    });

    it("ends after its start even if it is stopped at the same instant", async () => {
      const { project } = await setUp({});
      const timer = await world.useCases.createTimeEntry(world.owner, { projectId: project.id });
      const stopped = await world.useCases.stopTimeEntry(world.owner, timer.id);
      expect(stopped.endTime).to.equal(timer.startTime + 1);
    });

    it("cannot be stopped twice or run again", async () => {
      const { project } = await setUp({});
      const { useCases, owner } = world;
      const timer = await useCases.createTimeEntry(owner, { projectId: project.id });
      await useCases.stopTimeEntry(owner, timer.id);
      expect(await codeOf(useCases.stopTimeEntry(owner, timer.id))).to.equal("not_running");
      expect(await codeOf(useCases.updateTimeEntry(owner, timer.id, { endTime: null }))).to.equal("invalid_transition");
    });
  });

  describe("the overlap policy reject", () => {
    beforeEach(() => world.useCases.updateWorkspace(world.owner, { overlapPolicy: "reject" }));

    it("rejects entries that overlap, and allows adjacent ones", async () => {
      const { project } = await setUp({});
      const add = (start: number, end: number) =>
        codeOf(
          world.useCases.createTimeEntry(world.owner, { projectId: project.id, startTime: hour(start), endTime: hour(end) }),
        );
      expect(await add(8, 10)).to.equal("resolved");
      expect(await add(10, 11)).to.equal("resolved");
      expect(await add(9, 12)).to.equal("time_entry_overlaps");
    });

    it("compares a running timer up to now, so that it can run before a later entry", async () => {
      const { useCases, owner } = world;
      const { id: projectId } = (await setUp({})).project;
      const add = (start: number, end?: number) =>
        useCases.createTimeEntry(owner, {
          projectId,
          startTime: hour(start),
          ...(end === undefined ? {} : { endTime: hour(end) }),
        });
      expect(await codeOf(add(19, 21))).to.equal("resolved");
      expect(await codeOf(add(20)), "now is within an entry").to.equal("time_entry_overlaps");
      expect(await codeOf(add(18)), "until now, it covers an entry").to.equal("time_entry_overlaps");
      world.at("2026-03-02T21:00:00Z");
      expect(await codeOf(add(22, 23))).to.equal("resolved");
      expect(await codeOf(add(21)), "an entry ends now, another one is later").to.equal("resolved");
      expect(await codeOf(add(21, 22)), "the timer started now").to.equal("resolved");
      world.at("2026-03-02T21:30:00Z");
      expect(await codeOf(useCases.createTimeEntry(owner, { projectId, durationSeconds: 60 }))).to.equal("time_entry_overlaps");
      expect(await codeOf(add(22, 23)), "later entries are still compared").to.equal("time_entry_overlaps");
    });

    it("includes a running timer, which has no end", async () => {
      const { project } = await setUp({});
      await world.useCases.createTimeEntry(world.owner, { projectId: project.id, startTime: hour(18) });
      const late = world.useCases.createTimeEntry(world.owner, { projectId: project.id, startTime: hour(19), endTime: hour(20) });
      expect(await codeOf(late)).to.equal("time_entry_overlaps");
    });

    it("allows a change to an entry that overlaps only itself", async () => {
      const { project } = await setUp({});
      const entry = await world.useCases.createTimeEntry(world.owner, {
        projectId: project.id,
        startTime: hour(8),
        endTime: hour(9),
      });
      expect(await codeOf(world.useCases.updateTimeEntry(world.owner, entry.id, { endTime: hour(10) }))).to.equal("resolved");
    });
  });

  it("an archived project accepts no new entry, and can be restored", async () => {
    const { project } = await setUp({});
    const { useCases, owner } = world;
    await useCases.updateProject(owner, project.id, { status: "archived" });
    expect(await codeOf(useCases.createTimeEntry(owner, { projectId: project.id }))).to.equal("project_archived");
    expect(await codeOf(useCases.createTask(owner, project.id, { name: "x" }))).to.equal("project_archived");
    await useCases.updateProject(owner, project.id, { status: "archived", name: "Same status" });
    await useCases.updateProject(owner, project.id, { status: "active" });
    expect(await codeOf(useCases.createTimeEntry(owner, { projectId: project.id }))).to.equal("resolved");
    expect((await world.events()).filter(({ type }) => type === "project.archived")).to.have.length(1);
  });

  it("a change that changes nothing keeps the version and emits nothing", async () => {
    const { project } = await setUp({});
    const entry = await world.useCases.createTimeEntry(world.owner, {
      projectId: project.id,
      startTime: hour(8),
      endTime: hour(9),
      notes: "n",
    });
    const same = await world.useCases.updateTimeEntry(world.owner, entry.id, { notes: "n", tags: [] });
    expect(same.version).to.equal(1);
    expect((await world.events()).map(({ type }) => type)).to.not.include("time_entry.updated");
  });

  it("all errors of a request are reported together", async () => {
    const unknown = "prj_00000000000000000000000000" as never;
    const refused = world.useCases.createTimeEntry(world.owner, {
      projectId: unknown,
      startTime: hour(9),
      endTime: hour(8),
      tags: [" "],
    });
    const issues = await refused.then(
      () => [],
      (error: { issues: { code: string }[] }) => error.issues.map(({ code }) => code),
    );
    expect(issues).to.have.members(["too_short", "end_before_start", "unknown_reference"]);
  });
});
