import { expect } from "chai";
import fc from "fast-check";
import { NO_TASK, patchOf, reverseOf } from "../../../../../adapters/dashboard/src/features/time/all/bulk-change.js";

const unchanged = { project_id: "", task_id: "", addTags: [], removeTag: "", billable: "" } as const;
const entry = { project_id: "prj_1", task_id: "task_1", tags: ["a", "b"], billable: true };

describe("a change of selected entries", () => {
  it("alters only the chosen fields", () => {
    expect(patchOf(entry, unchanged)).to.deep.equal({});
    expect(patchOf(entry, { ...unchanged, billable: "true", addTags: ["a"], removeTag: "c", task_id: "task_1" })).to.deep.equal(
      {},
    );
    expect(patchOf(entry, { ...unchanged, billable: "false" })).to.deep.equal({ billable: false });
  });

  it("adds tags at the end and removes one", () => {
    expect(patchOf(entry, { ...unchanged, addTags: ["c"], removeTag: "a" })).to.deep.equal({ tags: ["b", "c"] });
  });

  it("moves entries without their task, but leaves the tasks of entries that are already there", () => {
    expect(patchOf(entry, { ...unchanged, project_id: "prj_2" })).to.deep.equal({ project_id: "prj_2", task_id: null });
    expect(patchOf(entry, { ...unchanged, project_id: "prj_1" })).to.deep.equal({});
    expect(patchOf(entry, { ...unchanged, project_id: "prj_2", task_id: "task_2" })).to.deep.equal({
      project_id: "prj_2",
      task_id: "task_2",
    });
    expect(patchOf(entry, { ...unchanged, task_id: NO_TASK })).to.deep.equal({ task_id: null });
  });

  it("is undone by its reverse, for every entry", () => {
    const tag = fc.constantFrom("a", "b", "c");
    const entries = fc.record({
      project_id: fc.constantFrom("prj_1", "prj_2"),
      task_id: fc.constantFrom("task_1", "task_2", null),
      tags: fc.uniqueArray(tag),
      billable: fc.boolean(),
    });
    const changes = fc.record({
      project_id: fc.constantFrom("", "prj_1", "prj_2"),
      task_id: fc.constantFrom("", NO_TASK, "task_1"),
      addTags: fc.array(tag),
      removeTag: fc.constantFrom("", "a", "b"),
      billable: fc.constantFrom("", "true", "false"),
    });
    fc.assert(
      fc.property(entries, changes, (before, change) => {
        const patch = patchOf(before, change);
        expect({ ...before, ...patch, ...reverseOf(before, patch) }).to.deep.equal(before);
      }),
    );
  });
});
