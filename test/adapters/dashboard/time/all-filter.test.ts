import { expect } from "chai";
import {
  activeFilters,
  filterIn,
  searchOf,
  withProjects,
} from "../../../../adapters/dashboard/src/features/time/all/all-filter.js";

describe("the filter of the list of entries", () => {
  const list = (search: string) => filterIn(new URLSearchParams(search));

  for (const search of [
    "",
    "project=prj_1&text=a",
    "user=usr_1&user=usr_2&task=task_1&tag=a&tag=b&billed=true&from=2026-03-01&sort=oldest",
  ])
    it(`is stored in the URL: ${search || "none"}`, () => {
      expect(searchOf(list(search)).toString()).to.equal(search);
    });

  it("counts each filter once, whatever the number of its values, and the days as one", () => {
    expect(activeFilters(list("text=a&sort=oldest"))).to.equal(0);
    expect(activeFilters(list("user=usr_1&user=usr_2&tag=a&from=2026-03-01&to=2026-03-02"))).to.equal(3);
  });

  it("keeps the chosen tasks of the projects that are chosen", () => {
    const tasks = [
      { id: "task_1", project_id: "prj_1" },
      { id: "task_2", project_id: "prj_2" },
    ];
    const filter = list("task=task_1&task=task_2&task=task_3");
    expect(withProjects(filter, ["prj_2"], tasks)).to.deep.include({ project: ["prj_2"], task: ["task_2"] });
    expect(withProjects(filter, [], tasks).task).to.deep.equal(["task_1", "task_2", "task_3"]);
  });
});
