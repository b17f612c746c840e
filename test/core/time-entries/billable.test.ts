import { expect } from "chai";
import { parseInstant, type ProjectId, type TaskId } from "../../../core/index.js";
import { createWorld, type World } from "../world.js";

const times = { startTime: parseInstant("2026-03-02T08:00:00Z"), endTime: parseInstant("2026-03-02T09:00:00Z") };

describe("whether an entry is billable", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld("2026-03-02T20:00:00Z");
  });

  const projectOf = (billable: boolean) => world.useCases.createProject(world.owner, { name: "Project", billable });
  const taskOf = ({ id }: { id: ProjectId }, billable: boolean) =>
    world.useCases.createTask(world.owner, id, { name: "Task", billable });

  for (const [what, more] of [
    ["recorded", times],
    ["timed", {}],
    ["running, at the start of another,", { stopRunning: true }],
  ] as const) {
    for (const [project, task, expected] of [
      [true, null, true],
      [true, true, true],
      [true, false, false],
      [false, null, false],
      [false, true, false],
    ] as const) {
      it(`is ${expected} if it is ${what} on a project of ${project} and a task of ${task}`, async () => {
        const of = await projectOf(project);
        const taskId = task === null ? null : (await taskOf(of, task)).id;
        const entry = await world.useCases.createTimeEntry(world.owner, { projectId: of.id, taskId, ...more });
        expect(entry.billable).to.equal(expected);
      });
    }
  }

  /** Where an entry is, and whether its caller set it: undefined has the default. */
  type Place = readonly [project: boolean, task: boolean | null];
  const moves: readonly (readonly [from: Place, set: boolean | undefined, to: Place, expected: boolean])[] = [
    [[true, null], undefined, [false, null], false],
    [[false, null], undefined, [true, null], true],
    [[true, null], undefined, [true, false], false],
    [[true, false], undefined, [true, true], true],
    [[false, true], undefined, [true, true], true],
    [[true, null], undefined, [true, null], true],
    [[true, null], false, [true, null], false],
    [[true, null], false, [false, null], false],
    [[false, null], true, [false, null], true],
    [[false, null], true, [true, false], true],
    [[true, true], true, [false, null], false],
  ];
  const textOf = ([project, task]: Place) => `${project}/${task}`;
  for (const [from, set, to, expected] of moves) {
    it(`is ${expected} after a move from ${textOf(from)} to ${textOf(to)} if it was set to ${set}`, async () => {
      const { useCases, owner } = world;
      const place = async ([project, task]: Place): Promise<{ projectId: ProjectId; taskId: TaskId | null }> => {
        const of = await projectOf(project);
        return { projectId: of.id, taskId: task === null ? null : (await taskOf(of, task)).id };
      };
      const entry = await useCases.createTimeEntry(owner, { ...(await place(from)), ...times, billable: set });
      const moved = await useCases.updateTimeEntry(owner, entry.id, await place(to));
      expect(moved.billable).to.equal(expected);
    });
  }

  it("follows another task of the same project, and no task", async () => {
    const { useCases, owner } = world;
    const project = await projectOf(true);
    const task = await taskOf(project, false);
    const { id } = await useCases.createTimeEntry(owner, { projectId: project.id, ...times });
    expect((await useCases.updateTimeEntry(owner, id, { taskId: task.id })).billable).to.equal(false);
    expect((await useCases.updateTimeEntry(owner, id, { taskId: null })).billable).to.equal(true);
  });

  it("is what the change says, and does not change without a move", async () => {
    const { useCases, owner } = world;
    const [project, other] = [await projectOf(true), await projectOf(false)];
    const { id } = await useCases.createTimeEntry(owner, { projectId: project.id, ...times });
    expect((await useCases.updateTimeEntry(owner, id, { projectId: other.id, billable: true })).billable).to.equal(true);
    expect((await useCases.updateTimeEntry(owner, id, { projectId: other.id, notes: "the same project" })).billable).to.equal(
      true,
    );
    await useCases.updateProject(owner, other.id, { billable: true });
    expect((await useCases.updateTimeEntry(owner, id, { notes: "changed" })).billable).to.equal(true);
  });
});
