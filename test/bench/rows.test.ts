import { expect } from "chai";
import { isId } from "../../core/index.js";
import { escaped, type Values } from "../../bench/rows/copy.js";
import { otherVolumes, volumeOf } from "../../bench/rows/volumes.js";
import { WorkspaceRows } from "../../bench/rows/workspace-rows.js";
import { tags } from "../../bench/rows/words.js";

const ENTRIES = 4_000;
const rowsOf = (): WorkspaceRows => new WorkspaceRows("ws_1", 7, volumeOf(ENTRIES), null);

describe("the generated rows", () => {
  const rows = rowsOf();
  const entries = [...rows.entryRows()];
  const invoices = [...rows.invoiceRows()];
  const share = (holds: (entry: Values) => boolean): number => entries.filter(holds).length / entries.length;

  it("are the same in every run, with valid ids", () => {
    const again = rowsOf();
    expect([...again.entryRows()]).to.deep.equal(entries);
    expect(again.users).to.deep.equal(rows.users);
    for (const { id } of entries) expect(isId("te", id ?? "")).to.equal(true);
    expect(new Set(entries.map(({ id }) => id)).size).to.equal(entries.length);
  });

  it("have the given number of entries and some running timers, one for each user", () => {
    const running = entries.filter(({ end_time: end }) => end === null);
    expect(entries.length - running.length).to.equal(ENTRIES);
    expect(new Set(running.map(({ user_id: user }) => user)).size).to.equal(running.length);
  });

  it("are about a fifth not billable, mostly billed otherwise, and sometimes tagged", () => {
    expect(share(({ billable }) => billable === "false")).to.be.within(0.15, 0.25);
    expect(share(({ invoice_id: invoice }) => typeof invoice === "string")).to.be.within(0.5, 0.7);
    expect(share((entry) => (entry["tags"] ?? "").includes(tags.common))).to.be.within(0.15, 0.25);
  });

  it("bill only billable entries, on invoices of the client of their project", () => {
    const clientOf = new Map([...rowsOf().projectRows()].map((project) => [project["id"], project["client_id"]]));
    const invoiceClients = new Map(invoices.map((invoice) => [invoice["id"], invoice["client_id"]]));
    for (const { invoice_id: invoice, billable, project_id: project } of entries) {
      if (typeof invoice !== "string") continue;
      expect(billable).to.equal("true");
      expect(invoiceClients.get(invoice)).to.equal(clientOf.get(project));
    }
  });

  it("fill 50 workspaces of uneven size, the others together with less than the largest", () => {
    const others = otherVolumes(1_000_000).map(({ entries: count }) => count);
    expect(others).to.have.length(49);
    expect(others[0]).to.equal(100_000);
    expect(others.reduce((sum, count) => sum + count, 0)).to.be.below(500_000);
  });

  it("are escaped for COPY", () => {
    expect(escaped("a\\b\tc\nd\re")).to.equal("a\\\\b\\tc\\nd\\re");
    expect(escaped(null)).to.equal("\\N");
  });
});
