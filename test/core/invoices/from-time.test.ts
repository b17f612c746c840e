import { expect } from "chai";
import { type ClientId, NO_TAX, parseCurrency, parseInstant, parseLocalDate, plusSeconds } from "../../../core/index.js";
import type { PaymentTermsRule } from "../../../core/billing/payment-terms.js";
import { billTime } from "../../../core/invoices/billing.js";
import { refusal } from "../issues.js";
import { codeOf, createWorld, type World } from "../world.js";

describe("an invoice from time", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld("2026-03-05T20:00:00Z");
  });

  const billed = async () => {
    const client = await world.useCases.createClient(world.owner, { name: "Client", rate: 6000n });
    const project = await world.useCases.createProject(world.owner, { name: "Project", clientId: client.id });
    return { client, project };
  };

  it("dates an entry that crosses midnight by its start, in the workspace's time zone", async () => {
    const { useCases, owner } = world;
    const { client, project } = await billed();
    const times = { startTime: parseInstant("2026-03-02T22:00:00Z"), endTime: parseInstant("2026-03-03T00:30:00Z") };
    await useCases.createTimeEntry(owner, { projectId: project.id, ...times });
    const { invoice } = await useCases.createInvoice(owner, { clientId: client.id, fromTime: { groupBy: "day" } });
    const day = parseLocalDate("2026-03-02");
    expect(invoice.lines.map(({ period }) => period)).to.deep.equal([{ start: day, end: day }]);
  });

  it("rejects entries whose rate is in another currency, and lists them", async () => {
    const { useCases, owner } = world;
    const { client, project } = await billed();
    const times = { startTime: parseInstant("2026-03-02T08:00:00Z"), endTime: parseInstant("2026-03-02T09:00:00Z") };
    const entry = await useCases.createTimeEntry(owner, { projectId: project.id, ...times });
    await useCases.updateClient(owner, client.id, { currency: parseCurrency("USD") });
    const refused = useCases.createInvoice(owner, { clientId: client.id, fromTime: {} });
    const error: unknown = await refused.catch((caught: unknown) => caught);
    expect(error).to.deep.include({ code: "currency_mismatch", details: { time_entry_ids: [entry.id], count: 1 } });
  });

  it("rejects a project of another client", async () => {
    const { useCases, owner } = world;
    const [mine, other] = [await billed(), await billed()];
    const invoice = useCases.createInvoice(owner, { clientId: mine.client.id, fromTime: { projectIds: [other.project.id] } });
    expect(await codeOf(invoice)).to.equal("project_of_other_client");
  });

  it("is due after the client's payment terms, otherwise the workspace's", async () => {
    const { useCases, owner } = world;
    await useCases.updateWorkspace(owner, { paymentTermsDays: 30 });
    const dueOf = async (paymentTermsDays: number | null, paymentTermsRule: PaymentTermsRule = "days") => {
      const { client, project } = await billed();
      await useCases.updateClient(owner, client.id, { paymentTermsDays, paymentTermsRule });
      const times = { startTime: parseInstant("2026-03-02T08:00:00Z"), endTime: parseInstant("2026-03-02T09:00:00Z") };
      await useCases.createTimeEntry(owner, { projectId: project.id, ...times });
      const { invoice } = await useCases.createInvoice(owner, { clientId: client.id, fromTime: {} });
      return (await useCases.updateInvoice(owner, invoice.id, { status: "open" })).invoice.dueDate;
    };
    expect(await dueOf(null)).to.equal(parseLocalDate("2026-04-04"));
    expect(await dueOf(7)).to.equal(parseLocalDate("2026-03-12"));
    await useCases.updateWorkspace(owner, { paymentTermsRule: "days_end_of_month" });
    expect(await dueOf(null)).to.equal(parseLocalDate("2026-04-30"));
    expect(await dueOf(null, "day_of_next_month"), "a rule without own days").to.equal(parseLocalDate("2026-04-30"));
    expect(await dueOf(7), "own days count by the own rule").to.equal(parseLocalDate("2026-03-12"));
    expect(await dueOf(15, "day_of_next_month")).to.equal(parseLocalDate("2026-04-15"));
  });

  it("reads all entries in pages of 5,000, and bills at most 100,000", async () => {
    const { ports, owner } = world;
    const { workspace } = await ports.unitOfWork.read(owner, async (stores) => ({ workspace: await stores.workspace.get() }));
    const startTime = parseInstant("2026-03-02T08:00:00Z");
    const entry = (n: number) => ({
      ...{
        id: `te_${n}`,
        projectId: "prj_1",
        taskId: null,
        userId: owner.userId,
        projectName: "Project",
        taskName: null,
        notes: "",
      },
      ...{ startTime, endTime: plusSeconds(startTime, 3_600), rate: { amount: 100n, currency: "EUR", source: "project" } },
    });
    const terms = { clientId: "cli_1" as ClientId, currency: parseCurrency("EUR"), tax: NO_TAX, workspace };
    const bill = async (count: number, changes: object = {}) => {
      const asked: number[] = [];
      const unbilled = async (_: unknown, { after, limit }: { after: { id: string } | null; limit: number }) => {
        const from = after === null ? 0 : Number(after.id.slice(3)) + 1;
        asked.push(from);
        const size = Math.min(limit, count - from);
        return Array.from<unknown>({ length: size }).fill({ ...entry(from + size - 1), ...changes });
      };
      const stores = { timeEntries: { unbilled } } as unknown as Parameters<typeof billTime>[0];
      const { lines, basis } = await billTime(stores, {}, { ...terms, locale: "en", lock: false });
      return { asked, entries: basis.entries.length, lines: lines.map(({ timeEntryIds }) => timeEntryIds.length) };
    };
    expect(await bill(4_999)).to.deep.equal({ asked: [0], entries: 4_999, lines: [4_999] });
    expect(await bill(5_001)).to.deep.equal({ asked: [0, 5_000], entries: 5_001, lines: [5_001] });
    const unpriced = { rate: null };
    const { code, details } = await refusal(bill(100_000, unpriced));
    expect([code, details["count"]]).to.deep.equal(["rate_missing", 100_000]);
    expect(await refusal(bill(100_001, unpriced))).to.deep.equal({
      ...{ at: "fromTime", code: "too_many_entries", details: {} },
      message: "An invoice bills at most 100000 time entries. Narrow the range.",
    });
  });
});
