import { expect } from "chai";
import {
  type ClientId,
  type CreateInvoice,
  instant,
  type LocalDate,
  parseCurrency,
  parseDecimal,
  parseInstant,
  parseLocalDate,
  plusSeconds,
  showFinding,
  type ProjectId,
  StintError,
  type TaskId,
  type TimeEntryId,
  type UserId,
} from "../../../core/index.js";
import { refusal } from "../issues.js";
import { createWorld, type World } from "../world.js";

const line = (changes: object = {}) => ({ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n, ...changes });
const tax = { category: "S", rate: parseDecimal("19"), exemptionReason: null, exemptionCode: null, components: null } as const;
const [early, late] = ["1969-12-31", "2026-03-02"].map((text) => parseLocalDate(text)) as [LocalDate, LocalDate];

let world: World;
let clientId: ClientId;

beforeEach(async () => {
  world = await createWorld("2026-03-10T08:00:00Z");
  clientId = (await world.useCases.createClient(world.owner, { name: "Client" })).id;
});

const create = (command: Partial<CreateInvoice>) => world.useCases.createInvoice(world.owner, { clientId, ...command });
const draft = async (command: Partial<CreateInvoice> = {}) => (await create({ lines: [line()], ...command })).invoice;

/** `path: code` of each issue. */
async function issuesOf(promise: Promise<unknown>): Promise<readonly string[]> {
  const error = await promise.catch((caught: unknown) => caught);
  if (error instanceof StintError) return error.issues.map(({ path, code }) => `${path.join(".")}: ${code}`);
  return expect.fail("It was not refused.");
}

const wrong: Readonly<Record<string, readonly [command: Partial<CreateInvoice>, message: string]>> = {
  "lines: required": [{}, "Provide lines, or something to bill."],
  "lines.1: time_line": [
    { lines: [line(), line({ kind: "time" })] },
    "Only the billing of time entries creates lines of kind time.",
  ],
  "lines.0: time_line": [
    { lines: [line({ timeEntryIds: ["te_00000000000000000000000000" as TimeEntryId] })] },
    "Only the billing of time entries creates lines of kind time.",
  ],
  "clientId: unknown_reference": [
    { lines: [line()], clientId: "cli_00000000000000000000000000" as ClientId },
    "There is no such client in this workspace.",
  ],
  "fromTime: not_for_deposits": [
    { type: "deposit", lines: [line()], fromTime: {} },
    "A deposit cannot bill time. Bill the time on the invoice that deducts the deposit.",
  ],
  "dueDate: due_before_issue": [
    { lines: [line()], issueDate: late, dueDate: parseLocalDate("2026-03-01") },
    "The due date must not be before the issue date.",
  ],
  "period: period_reversed": [
    { lines: [line()], period: { start: late, end: parseLocalDate("2026-03-01") } },
    "A period must not end before it starts.",
  ],
  "issueDate: out_of_range": [{ lines: [line()], issueDate: early }, "Must be within the years 1970 to 9999."],
  "allowances: too_many": [
    { lines: [line()], allowances: Array.from({ length: 101 }, () => ({ amount: 1n, reason: null })) },
    "At most 100 are allowed.",
  ],
  "charges: too_many": [
    { lines: [line()], charges: Array.from({ length: 101 }, () => ({ amount: 1n, reason: null })) },
    "At most 100 are allowed.",
  ],
  "fromTime.to: end_before_start": [
    { fromTime: { from: parseInstant("2026-03-02T08:00:00Z"), to: parseInstant("2026-03-02T08:00:00Z") } },
    "to must be after from.",
  ],
  "fromTime.projectIds.0: unknown_reference": [
    { fromTime: { projectIds: ["prj_00000000000000000000000000" as ProjectId] } },
    "There is no such project in this workspace.",
  ],
  "fromTime.taskIds.0: unknown_reference": [
    { fromTime: { taskIds: ["tsk_00000000000000000000000000" as TaskId] } },
    "There is no such task in this workspace.",
  ],
  "fromTime.userIds.0: unknown_reference": [
    { fromTime: { userIds: ["usr_00000000000000000000000000" as UserId] } },
    "There is no such user in this workspace.",
  ],
};

describe("a new draft", () => {
  for (const [issue, [command, message]] of Object.entries(wrong)) {
    it(`is refused for ${issue}`, async () => {
      const [at, code] = issue.split(": ");
      expect(await refusal(create(command))).to.deep.equal({ at, code, message, details: {} });
    });
  }

  it("names the field of every text and date that is wrong", async () => {
    const allowance = { amount: 1n, reason: "" };
    const period = { start: early, end: early };
    const parts = { allowances: [allowance], charges: [allowance] };
    const lines = [line(), line({ description: "", ...parts, tax: { ...tax, exemptionReason: "" }, period })];
    const refused = await issuesOf(
      create({
        lines,
        allowances: [{ ...allowance, tax: { ...tax, exemptionReason: "" } }],
        charges: [{ ...allowance, tax: { ...tax, exemptionReason: "" } }],
        notes: "x".repeat(10_001),
        purchaseOrder: "",
        contractReference: "",
        projectReference: "",
        buyerReference: "",
        issueDate: early,
        dueDate: early,
        period,
      }),
    );
    expect(
      [...new Set(refused.map((issue) => issue.replace(/: out_of_range$|: too_short$|: too_long$/, "")))].sort(),
    ).to.include.members([
      ...["lines.1.description", "lines.1.allowances.0.reason", "lines.1.charges.0.reason", "lines.1.tax.exemptionReason"],
      ...["lines.1.period.start", "lines.1.period.end", "allowances.0.reason", "charges.0.reason"],
      ...[
        "allowances.0.tax.exemptionReason",
        "charges.0.tax.exemptionReason",
        "notes",
        "purchaseOrder",
        "contractReference",
        "projectReference",
        "buyerReference",
      ],
      ...["issueDate", "dueDate", "period.start", "period.end"],
    ]);
  });

  it("accepts dates on the same day, one date alone, and a period of one day", async () => {
    expect(await draft({ issueDate: late, dueDate: late })).to.include({ issueDate: late, dueDate: late });
    expect(await draft({ dueDate: parseLocalDate("1970-01-01") })).to.include({ issueDate: null, dueDate: "1970-01-01" });
    expect(await draft({ issueDate: late })).to.include({ issueDate: late, dueDate: null });
    expect(await draft({ period: { start: late, end: late } })).to.deep.include({ period: { start: late, end: late } });
  });

  it("has the buyer reference of the client unless it has its own, and otherwise nothing that was not requested", async () => {
    await world.useCases.updateClient(world.owner, clientId, { buyerReference: "04011000-1234512345-06" });
    expect(await draft()).to.deep.include({
      ...{ type: "invoice", notes: "", buyerReference: "04011000-1234512345-06", purchaseOrder: null, prices: "net" },
      ...{ discount: null, deposits: [], payments: [], credits: [], deductedBy: null, prepaidAmount: null, period: null },
    });
    expect(await draft({ buyerReference: "Own" })).to.include({ buyerReference: "Own" });
    expect(await draft({ buyerReference: null })).to.include({ buyerReference: null });
    expect((await draft()).id).to.match(/^inv_/);
  });

  it("is refused at its dates when it is issued after its due date", async () => {
    const { id } = await draft({ dueDate: parseLocalDate("2026-03-09") });
    expect(await refusal(world.useCases.updateInvoice(world.owner, id, { status: "open" }))).to.deep.equal({
      ...{ at: "dueDate", code: "due_before_issue", details: {} },
      message: "The due date must not be before the issue date, 2026-03-10.",
    });
  });

  it("must be complete if the workspace checks invoices, and each error says how to fix it", async () => {
    const { useCases, owner } = world;
    const { id } = await draft({ allowances: Array.from({ length: 100 }, () => ({ amount: 1n, reason: null })) });
    const issue = () => useCases.updateInvoice(owner, id, { status: "open" });
    await useCases.updateWorkspace(owner, { issueChecks: "block" });
    const { findings } = await useCases.validateInvoice(owner, id);
    const errors = findings.filter(({ severity }) => severity === "error");
    expect(errors.length).to.be.greaterThan(1).and.to.be.lessThan(findings.length);
    const error: unknown = await issue().catch((caught: unknown) => caught);
    expect(error).to.deep.include({
      ...{ kind: "invalid", code: "not_ready_to_issue", message: errors.map(({ message }) => message).join(" ") },
      issues: [],
      details: { findings: errors.map(showFinding) },
    });
    await useCases.updateWorkspace(owner, { issueChecks: "warn" });
    expect((await issue()).invoice).to.include({ status: "open", dueDate: "2026-04-09" });
    await useCases.updateWorkspace(owner, { issueChecks: "block" });
    const { id: sameDay, lines } = await draft({ issueDate: late, dueDate: late });
    expect(lines.map(({ kind, unit, baseQuantity }) => [kind, unit, baseQuantity])).to.deep.equal([
      ["fixed", "C62", parseDecimal("1")],
    ]);
    await useCases.updateWorkspace(owner, { issueChecks: "warn" });
    expect((await useCases.updateInvoice(owner, sameDay, { status: "open" })).invoice).to.include({
      issueDate: late,
      dueDate: late,
    });
  });

  it("needs something to bill, which is the fault of no field", async () => {
    for (const command of [{ lines: [] }, { fromTime: {} }])
      expect(await refusal(create(command))).to.deep.equal({
        ...{ at: "", code: "nothing_to_bill", details: {} },
        message: "There is nothing to bill: no lines, and nothing unbilled.",
      });
  });

  it("bills only projects of its client, and rounds only by a valid step", async () => {
    const { useCases, owner } = world;
    const other = await useCases.createClient(owner, { name: "Other" });
    const project = await useCases.createProject(owner, { name: "Project", clientId: other.id });
    const rounding = { grain: "entry", mode: "up", stepMinutes: 0 } as const;
    expect(await issuesOf(create({ fromTime: { projectIds: [project.id], rounding } }))).to.have.members([
      ...["fromTime.rounding.stepMinutes: rounding_step_out_of_range", "fromTime.projectIds.0: project_of_other_client"],
    ]);
    expect(await refusal(create({ fromTime: { projectIds: [project.id] } }))).to.include({
      message: "The project belongs to another client.",
    });
    const task = await useCases.createTask(owner, project.id, { name: "Task" });
    const selection = { projectIds: [project.id], taskIds: [task.id], userIds: [owner.userId] };
    const from = parseInstant("2026-03-02T08:00:00Z");
    const fromTime = { ...selection, from, to: plusSeconds(from, 1) };
    expect(await refusal(create({ clientId: other.id, fromTime }))).to.include({ code: "nothing_to_bill", at: "" });
  });

  it("lists the time entries that cannot be billed, at most 100 of them, and how many there are", async () => {
    const { useCases, owner } = world;
    const project = await useCases.createProject(owner, { name: "Project", clientId });
    const start = parseInstant("2026-03-02T08:00:00Z");
    const ids: TimeEntryId[] = [];
    for (let n = 0; n < 101; n++) {
      const [startTime, endTime] = [plusSeconds(start, n * 60), plusSeconds(start, n * 60 + 60)].map((at) => instant(at));
      ids.push((await useCases.createTimeEntry(owner, { projectId: project.id, startTime, endTime })).id);
    }
    expect(await refusal(create({ fromTime: {} }))).to.deep.equal({
      ...{ at: "", code: "rate_missing", details: { time_entry_ids: ids.slice(0, 100), count: 101 } },
      message: "Some time entries have no rate. Set a rate, and apply it to unbilled time.",
    });
    await useCases.updateProject(owner, project.id, { rate: 6_000n }, "unbilled");
    await useCases.updateClient(owner, clientId, { currency: parseCurrency("USD") });
    expect(await refusal(create({ fromTime: { to: plusSeconds(start, 60) } }))).to.deep.equal({
      ...{ at: "", code: "currency_mismatch", details: { time_entry_ids: ids.slice(0, 1), count: 1 } },
      message: "Some time entries have a rate in a currency other than USD. Set a rate, and apply it to unbilled time.",
    });
  });
});
