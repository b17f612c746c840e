import { expect } from "chai";
import { type ClientId, type InvoiceId, parseDecimal, parseLocalDate } from "../../../core/index.js";
import { createWorld, type World } from "../world.js";

let world: World;
let clientId: ClientId;

beforeEach(async () => {
  world = await createWorld("2026-03-10T23:30:00Z");
  clientId = (await world.useCases.createClient(world.owner, { name: "Client" })).id;
});

const content = (issueDate: string | null) => ({
  clientId,
  lines: [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n }],
  issueDate: issueDate === null ? null : parseLocalDate(issueDate),
});
const draft = async (issueDate: string | null = null): Promise<InvoiceId> =>
  (await world.useCases.createInvoice(world.owner, content(issueDate))).invoice.id;
const issue = async (issueDate: string | null) => {
  const id = await draft(issueDate);
  await world.useCases.updateInvoice(world.owner, id, { status: "open" });
  return id;
};
const ofDates = (findings: readonly { readonly rule: string; readonly severity: string }[]) =>
  findings.flatMap(({ rule, severity }) => (rule.startsWith("issue_date") ? [`${severity} ${rule}`] : []));

/** What the check of a draft finds, which the preview of the same content finds too. */
async function found(issueDate: string | null) {
  const { findings } = await world.useCases.validateInvoice(world.owner, await draft(issueDate));
  const { warnings } = await world.useCases.previewInvoice(world.owner, content(issueDate));
  expect(ofDates(warnings)).to.deep.equal(ofDates(findings));
  return ofDates(findings);
}

describe("the date of a draft", () => {
  it("is compared with the last number of its series, of the year that the date is in", async () => {
    expect(await found("2026-01-15")).to.deep.equal([]);
    await issue("2026-02-01");
    expect(await found("2026-01-31")).to.deep.equal(["warning issue_date_before_last"]);
    expect(await found("2026-02-01")).to.deep.equal([]);
    expect(await found("2025-12-31"), "another series").to.deep.equal([]);
    await issue("2026-01-15");
    expect(await found("2026-01-31"), "after the last, although not after all").to.deep.equal([]);
  });

  it("without an own one is today in the workspace's time zone", async () => {
    expect(await found(null)).to.deep.equal([]);
    expect(await found("2026-03-11")).to.deep.equal([]);
    expect(await found("2026-03-12")).to.deep.equal(["warning issue_date_in_future"]);
    await issue("2026-03-20");
    expect(await found(null)).to.deep.equal(["warning issue_date_before_last"]);
  });

  it("can be a year ago, but not more", async () => {
    expect(await found("2025-03-11")).to.deep.equal([]);
    expect(await found("2025-03-10")).to.deep.equal(["warning issue_date_long_ago"]);
  });

  it("does not prevent issuing, and is not checked after it", async () => {
    await world.useCases.updateWorkspace(world.owner, { issueChecks: "warn" });
    const id = await issue("2024-01-01");
    const { findings } = await world.useCases.validateInvoice(world.owner, id);
    expect(ofDates(findings)).to.deep.equal([]);
  });

  it("is not compared with numbers that were skipped", async () => {
    await world.useCases.updateWorkspace(world.owner, { invoiceNextNumber: 100 });
    expect(await found("2026-01-01")).to.deep.equal([]);
  });
});
