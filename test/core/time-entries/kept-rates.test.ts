import { expect } from "chai";
import { parseInstant, plusSeconds } from "../../../core/index.js";
import { codeOf, createWorld, type World } from "../world.js";

/** One more than the batch size of rate changes. */
const MANY = 1_001;
const start = parseInstant("2026-01-02T08:00:00Z");

describe("the assigned rate of an entry", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld("2026-03-05T20:00:00Z");
  });

  const projectOf = (rate: bigint) => world.useCases.createProject(world.owner, { name: "Project", rate });

  for (const [what, patch] of [
    ["notes", { notes: "Changed" }],
    ["times", { endTime: plusSeconds(start, 120) }],
    ["tags", { tags: ["changed"] }],
  ] as const) {
    it(`stays when only the ${what} change, even if the project's rate has changed`, async () => {
      const { useCases, owner } = world;
      const project = await projectOf(100n);
      const entry = await useCases.createTimeEntry(owner, {
        projectId: project.id,
        startTime: start,
        endTime: plusSeconds(start, 60),
      });
      await useCases.updateProject(owner, project.id, { rate: 200n });
      const changed = await useCases.updateTimeEntry(owner, entry.id, patch);
      expect(changed.rate?.amount).to.equal(100n);
    });
  }

  it("changes with the project's rate for all unbilled entries", async () => {
    const { useCases, owner } = world;
    const project = await projectOf(100n);
    for (let n = 0; n < MANY; n += 1) {
      const startTime = plusSeconds(start, n * 60);
      await useCases.createTimeEntry(owner, { projectId: project.id, startTime, endTime: plusSeconds(startTime, 60) });
    }
    await useCases.updateProject(owner, project.id, { rate: 200n }, "unbilled");
    const amounts = new Map<bigint | undefined, number>();
    const page = { limit: 200, sort: "startTime", descending: false } as const;
    for (let after = null as Awaited<ReturnType<typeof useCases.listTimeEntries>>["next"]; ;) {
      const { items, next } = await useCases.listTimeEntries(owner, {}, { ...page, after });
      for (const { rate } of items) amounts.set(rate?.amount, (amounts.get(rate?.amount) ?? 0) + 1);
      if ((after = next) === null) break;
    }
    expect([...amounts]).to.deep.equal([[200n, MANY]]);
  });

  it("is not accepted for a task of another project", async () => {
    const { useCases, owner } = world;
    const [project, other] = [await projectOf(1n), await projectOf(2n)];
    const task = await useCases.createTask(owner, other.id, { name: "Task" });
    const times = { startTime: start, endTime: plusSeconds(start, 60) };
    const entry = useCases.createTimeEntry(owner, { projectId: project.id, taskId: task.id, ...times });
    expect(await codeOf(entry)).to.equal("task_of_other_project");
  });
});
