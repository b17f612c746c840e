import { expect } from "chai";
import { changeOfCell } from "../../../../../adapters/dashboard/src/features/time/week/change-of-cell.js";
import { parseLocalDate, parseTimeZone } from "../../../../../core/index.js";

const monday = parseLocalDate("2026-03-02");
const entry = {
  project_id: "prj_1",
  task_id: null,
  start_time: "2026-03-02T08:00:00.000Z",
  end_time: "2026-03-02T09:30:20.000Z",
  duration_seconds: 5_420,
  status: "recorded",
};

function change(minutes: number, entries: readonly (typeof entry)[], task: string | null = null) {
  const row = { projectId: "prj_1", taskId: task };
  return changeOfCell({ row, date: monday, seconds: minutes * 60, entries, zone: parseTimeZone("Europe/Berlin") });
}

describe("a new duration of a cell", () => {
  it("creates an entry after the others of the day, for another task too", () => {
    const times = { start_time: "2026-03-02T09:30:20.000Z", end_time: "2026-03-02T10:00:20.000Z" };
    expect(change(30, [entry], "task_1")).to.deep.equal({ kind: "create", ...times });
  });

  it("changes the end of the only entry, and nothing if its seconds are the same", () => {
    expect(change(30, [entry])).to.deep.equal({ kind: "change", entry, end_time: "2026-03-02T08:30:00.000Z" });
    expect(change(90, [entry])).to.deep.equal({ kind: "change", entry, end_time: "2026-03-02T09:30:00.000Z" });
    expect(change(5_420 / 60, [entry])).to.deep.equal({ kind: "none" });
  });

  it("moves an entry that becomes longer to where there is room, and is refused without any", () => {
    const next = { ...entry, project_id: "prj_2", start_time: "2026-03-02T10:00:00.000Z", end_time: "2026-03-02T11:00:00.000Z" };
    expect(change(120, [entry, next])).to.deep.equal({ kind: "change", entry, end_time: "2026-03-02T10:00:00.000Z" });
    const times = { start_time: "2026-03-02T11:00:00.000Z", end_time: "2026-03-02T13:30:00.000Z" };
    expect(change(150, [entry, next])).to.deep.equal({ kind: "change", entry, ...times });
    expect(change(24 * 60, [entry, next])).to.deep.equal({ kind: "no_room" });
    expect(change(24 * 60, [next])).to.deep.equal({ kind: "no_room" });
    const overlapping = { ...next, start_time: "2026-03-02T08:30:00.000Z" };
    expect(change(60, [entry, overlapping])).to.deep.equal({ kind: "change", entry, end_time: "2026-03-02T09:00:00.000Z" });
  });

  it("deletes the entry if it is zero, and does nothing without one", () => {
    expect([change(0, [entry]), change(0, [])]).to.deep.equal([{ kind: "delete", entry }, { kind: "none" }]);
  });

  it("is refused for several entries, a running timer and billed time", () => {
    const locks = [[entry, entry], [{ ...entry, status: "running" }], [{ ...entry, status: "billed" }]];
    expect(locks.map((entries) => change(30, entries))).to.deep.equal(
      ["several", "running", "billed"].map((lock) => ({ kind: "locked", lock })),
    );
  });

  it("leaves entries of other days alone", () => {
    const late = { ...entry, start_time: "2026-03-02T23:30:00.000Z", end_time: "2026-03-03T00:30:00.000Z" };
    expect(change(0, [late])).to.deep.equal({ kind: "none" });
  });
});
