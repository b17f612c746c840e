import { expect } from "chai";
import { type Api, type Harness, startHarness } from "../harness.js";
import { forEachStorage } from "../storages.js";
import { reasonOf } from "../../reasons.js";

interface Shown {
  readonly id: string;
  readonly version: number;
  readonly next_on: string;
  readonly subtotal: number;
  readonly retainer: Readonly<Record<string, unknown>> | null;
  readonly lines: readonly { readonly time_entry_ids: readonly string[]; readonly net: number }[];
}

forEachStorage("a retainer", (ports) => {
  let harness: Harness | undefined;
  let owner: Api;
  let today: string;
  before(async () => {
    harness = await startHarness(ports());
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
    await owner("/v1/workspace", { method: "PATCH", body: { time_zone: "UTC" } });
    today = new Date(ports().clock.now()).toISOString().slice(0, 10);
  });
  after(() => harness?.close());

  const show = (body: object): Shown => JSON.parse(JSON.stringify(body));
  const made = async (path: string, body: object): Promise<Shown> => {
    const created = await owner(`/v1${path}`, { body });
    expect(created.status, JSON.stringify(created.body)).to.be.lessThan(300);
    return show(created.body);
  };

  it("bills its fee and the hours beyond, shows the balance, and gives back the time of a void invoice", async () => {
    const { id: client_id } = await made("/clients", { name: "Ada" });
    const { id: project_id } = await made("/projects", { name: "Website", client_id, rate: 9_000 });
    const entry = async (start: string, end: string) =>
      (await made("/time-entries", { project_id, start_time: `2020-03-02T${start}:00Z`, end_time: `2020-03-02T${end}:00Z` })).id;
    const entries = [await entry("08:00", "09:30"), await entry("10:00", "11:00")];
    const retainer = { amount: 15_000, included_hours: "2", rate: 12_000, roll_over: { max_hours: "1.5" } };
    const recurring = await made("/recurring-invoices", {
      ...{ client_id, name: "Support", unit: "month", starts_on: today, period: "preceding", action: "issue", retainer },
    });
    expect(recurring.retainer).to.deep.equal({ ...retainer, project_ids: [], description: null });
    await made(`/recurring-invoices/${recurring.id}/bill`, {});
    const listed = async () =>
      show((await owner(`/v1/invoices?recurring_invoice_id=${recurring.id}&status=open`)).body)[
        "data" as never
      ] as readonly Shown[];
    const [summary] = await listed();
    const invoice = show((await owner(`/v1/invoices/${summary?.id}`)).body);
    expect(invoice.retainer).to.deep.include({
      ...{ date: today, included_seconds: 7_200, carried_in_seconds: 0, used_seconds: 7_200, beyond_seconds: 1_800 },
      ...{ carried_out_seconds: 0, expired_seconds: 0 },
    });
    expect(summary?.retainer).to.deep.equal(invoice.retainer);
    expect(invoice.lines.map(({ time_entry_ids: ids, net }) => [ids, net])).to.deep.equal([
      [[entries[0]], 15_000],
      [[entries[1]], 6_000],
    ]);
    expect((await owner("/v1/reports/audit")).body).to.deep.include({ findings: [] });
    const explained = (await owner(`/v1/invoices/${invoice.id}/explain`)).body["lines"] as { time: Record<string, unknown> }[];
    expect(explained.map(({ time }) => time["covered_seconds"])).to.deep.equal([5_400, 1_800]);
    await owner(`/v1/invoices/${invoice.id}/void`, { body: {} });
    expect((await owner(`/v1/time-entries/${entries[1]}`)).body["invoice_id"]).to.equal(null);
  });

  it("is refused with the reason", async () => {
    const { id: client_id } = await made("/clients", { name: "Bob" });
    const given = { client_id, name: "Support", unit: "month", starts_on: today };
    const refusal = async (body: object) =>
      reasonOf((await owner("/v1/recurring-invoices", { body: { ...given, ...body } })).body);
    const retainer = { amount: 1, included_hours: "1" };
    expect(await refusal({ retainer })).to.equal("period_not_over");
    expect(await refusal({ period: "preceding", retainer, from_time: {} })).to.equal("exactly_one");
    expect(await refusal({ period: "preceding", retainer: { ...retainer, included_hours: "0.0001" } })).to.equal(
      "not_whole_seconds",
    );
  });
});
