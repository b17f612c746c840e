import { expect } from "chai";
import { openApiDocument } from "../../../adapters/http/openapi/document.js";
import { routes } from "../../../adapters/http/routes/index.js";
import { InvoiceReport, TimeReport } from "../../../adapters/http/schemas/reports.js";
import { problemsOf } from "../../../adapters/http/validation.js";
import { addDays, type LocalDate, nextVersion, parseInstant, type TimeEntryId } from "../../../core/index.js";
import { type Api, type Harness, type HarnessPorts, type Reply, startHarness, type TestWorkspace } from "../harness.js";
import { forEachStorage } from "../storages.js";

interface Figures {
  readonly entries: number;
  readonly billable_amounts: readonly { readonly amount: number }[];
  readonly seconds: number;
  readonly billable_seconds: number;
  readonly unrated_seconds: number;
  readonly amounts: readonly { readonly currency: string; readonly amount: number }[];
}

interface Group extends Figures {
  readonly key: string | null;
  readonly name: string | null;
  readonly groups?: readonly Group[];
}

const HOUR = 3600;
const euros = (amount: number) => [{ currency: "EUR", amount }];
const refusal = ({ status, body }: Reply) => {
  const [first] = body["errors"] as { pointer: string; code: string }[];
  return [status, first?.code ?? body["code"], first?.pointer];
};

function define(ports: () => HarnessPorts): void {
  let harness: Harness;
  let workspace: TestWorkspace;
  let owner: Api;
  let member: Api;
  const ids: Record<string, string> = {};

  const make = async (api: Api, path: string, body: unknown): Promise<string> => {
    const reply = await api(`/v1${path}`, { body });
    if (reply.status !== 201) throw new Error(`POST ${path}: ${JSON.stringify(reply.body)}`);
    return reply.body["id"] as string;
  };
  const record = (api: Api, project: string, start: string, end: string, more: object = {}) =>
    make(api, "/time-entries", { project_id: ids[project], start_time: start, end_time: end, ...more });
  const report = async (query: string, api = owner) => {
    const { status, body } = await api(`/v1/reports/time?${query}`);
    expect([status, problemsOf(TimeReport, body)], JSON.stringify(body)).to.deep.equal([200, []]);
    return body as unknown as { time_zone: string; group_by: string[]; totals: Figures; groups: Group[] };
  };
  const secondsBy = async (query: string, api = owner) =>
    Object.fromEntries((await report(query, api)).groups.map(({ key, seconds }) => [String(key), seconds]));

  before(async () => {
    harness = await startHarness(ports());
    workspace = await harness.createWorkspace();
    owner = harness.api(workspace.tokens.owner);
    member = harness.api(workspace.tokens.member);
    ids["client"] = await make(owner, "/clients", { name: "Client", rate: 6000 });
    ids["american"] = await make(owner, "/clients", { name: "American", rate: 9000, currency: "USD" });
    ids["web"] = await make(owner, "/projects", { name: "Web", client_id: ids["client"] });
    ids["app"] = await make(owner, "/projects", { name: "App", client_id: ids["american"] });
    ids["inside"] = await make(owner, "/projects", { name: "Inside" });
    ids["task"] = await make(owner, `/projects/${ids["web"]}/tasks`, { name: "Task" });
    await record(owner, "web", "2026-03-28T21:00:00Z", "2026-03-30T00:00:00Z", {
      task_id: ids["task"],
      tags: ["night", "shift"],
      notes: "On call",
    });
    await record(member, "web", "2026-03-31T08:00:00Z", "2026-03-31T08:00:01Z", { tags: ["shift"] });
    await record(owner, "app", "2026-04-01T08:00:00Z", "2026-04-01T10:00:00Z");
    await record(member, "inside", "2026-04-01T08:00:00Z", "2026-04-01T09:00:00Z");
    await record(owner, "inside", "2026-04-02T08:00:00Z", "2026-04-02T09:00:00Z", { billable: false });
    await make(owner, "/time-entries", { project_id: ids["inside"] });
  });
  after(() => harness?.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  it("sums by project, with names, for each currency separately", async () => {
    const { body } = await owner("/v1/reports/time?group_by=project&from=2026-03-01T00:00:00%2B01:00");
    expect(problemsOf(TimeReport, body)).to.deep.equal([]);
    const dollars = { currency: "USD", amount: 18_000 };
    expect(body).to.deep.equal({
      time_zone: "Europe/Berlin",
      from: "2026-02-28T23:00:00.000Z",
      to: null,
      group_by: ["project"],
      totals: {
        entries: 5,
        seconds: 31 * HOUR + 1,
        billable_seconds: 30 * HOUR + 1,
        unrated_seconds: HOUR,
        amounts: [...euros(162_002), dollars],
        billable_amounts: [...euros(162_002), dollars],
      },
      groups: [
        {
          ...{ key: ids["app"], name: "App", entries: 1, seconds: 2 * HOUR, billable_seconds: 2 * HOUR, unrated_seconds: 0 },
          ...{ amounts: [dollars], billable_amounts: [dollars] },
        },
        {
          ...{ key: ids["inside"], name: "Inside", entries: 2, seconds: 2 * HOUR, billable_seconds: HOUR, unrated_seconds: HOUR },
          ...{ amounts: [], billable_amounts: [] },
        },
        {
          ...{
            key: ids["web"],
            name: "Web",
            entries: 2,
            seconds: 27 * HOUR + 1,
            billable_seconds: 27 * HOUR + 1,
            unrated_seconds: 0,
          },
          ...{ amounts: euros(162_002), billable_amounts: euros(162_002) },
        },
      ],
    });
  });

  it("splits entries at the workspace's midnight, with days of 23 hours when clocks are set forward", async () => {
    const { groups } = await report("group_by=task&group_by=day&tag=night");
    expect(groups.map(({ key, name }) => [key, name])).to.deep.equal([[ids["task"], "Task"]]);
    const days = groups[0]?.groups?.map(({ key, name, seconds, amounts }) => [key, name, seconds, amounts]);
    expect(days).to.deep.equal([
      ["2026-03-28", null, 2 * HOUR, euros(12_000)],
      ["2026-03-29", null, 23 * HOUR, euros(138_000)],
      ["2026-03-30", null, 2 * HOUR, euros(12_000)],
    ]);
  });

  it("splits by the days, weeks and months of the requested zone", async () => {
    const zone = "time_zone=America/New_York&tag=night";
    expect((await report(zone)).time_zone).to.equal("America/New_York");
    expect(await secondsBy(`${zone}&group_by=day`)).to.deep.equal({ "2026-03-28": 7 * HOUR, "2026-03-29": 20 * HOUR });
    expect(await secondsBy("tag=night&group_by=week")).to.deep.equal({ "2026-03-23": 25 * HOUR, "2026-03-30": 2 * HOUR });
    expect(await secondsBy("group_by=month")).to.deep.equal({ "2026-03": 27 * HOUR + 1, "2026-04": 4 * HOUR });
    await owner("/v1/workspace", { method: "PATCH", body: { week_start: "sunday", time_zone: "America/New_York" } });
    expect(await secondsBy("tag=night&group_by=week")).to.deep.equal({ "2026-03-22": 7 * HOUR, "2026-03-29": 20 * HOUR });
    await owner("/v1/workspace", { method: "PATCH", body: { week_start: "monday", time_zone: "Europe/Berlin" } });
  });

  it("counts an entry under each of its tags but once in the totals", async () => {
    const { groups, totals } = await report("group_by=tag&tag=night&tag=shift");
    expect(groups.map(({ key, seconds }) => [key, seconds])).to.deep.equal([
      ["night", 27 * HOUR],
      ["shift", 27 * HOUR + 1],
    ]);
    expect(totals.seconds).to.equal(27 * HOUR + 1);
    expect(Object.keys(await secondsBy("group_by=tag"))).to.deep.equal(["night", "shift", "null"]);
  });

  it("groups by client and user, with the group without a client last", async () => {
    const { groups } = await report("group_by=client&group_by=user");
    expect(groups.map(({ key, name }) => [key, name])).to.deep.equal([
      [ids["american"], "American"],
      [ids["client"], "Client"],
      [null, null],
    ]);
    const users = Object.values(workspace.actors).map(({ userId }) => userId as string);
    for (const { groups: within } of groups) for (const { key } of within ?? []) expect(users).to.include(key);
    expect(groups[2]?.groups).to.have.length(2);
  });

  it("has only totals if no groups are requested", async () => {
    const { group_by: groupBy, groups, totals } = await report("");
    expect([groupBy, groups, totals.seconds]).to.deep.equal([[], [], 31 * HOUR + 1]);
  });

  it("accepts the filters of the time entry list", async () => {
    const total = async (query: string) => (await report(query)).totals.seconds;
    const { member: colleague } = workspace.actors;
    expect(await total(`user_id=${colleague.userId}`)).to.equal(HOUR + 1);
    expect(await total(`project_id=${ids["app"]}&project_id=${ids["inside"]}`)).to.equal(4 * HOUR);
    expect(await total(`task_id=${ids["task"]}`)).to.equal(27 * HOUR);
    expect(await total(`client_id=${ids["american"]}`)).to.equal(2 * HOUR);
    expect(await total("tag=nothing")).to.equal(0);
    expect(await total("notes=ON%20CALL")).to.equal(27 * HOUR);
    expect(await total("billable=false")).to.equal(HOUR);
    expect(await total("billed=true")).to.equal(0);
    expect(await total("from=2026-04-01T08:00:00Z&to=2026-04-02T08:00:00Z")).to.equal(3 * HOUR);
  });

  it("counts the part of each entry that lies in the range", async () => {
    const counts = async (query: string) => {
      const { totals } = await report(`tag=night&${query}`);
      return [totals.entries, totals.seconds, totals.amounts[0]?.amount, totals.billable_amounts[0]?.amount];
    };
    const whole = [1, 27 * HOUR, 162_000, 162_000];
    expect(await counts("")).to.deep.equal(whole);
    expect(await counts("to=2026-03-29")).to.deep.equal([1, 2 * HOUR, 12_000, 162_000]);
    expect(await counts("from=2026-03-29&to=2026-03-30")).to.deep.equal([0, 23 * HOUR, 138_000, undefined]);
    expect(await counts("from=2026-03-30")).to.deep.equal([0, 2 * HOUR, 12_000, undefined]);
    expect(await counts("from=2026-03-28&to=2026-03-31")).to.deep.equal(whole);
    expect(await counts("to=2026-03-28")).to.deep.equal([0, 0, undefined, undefined]);
    expect(await counts("from=2026-03-31")).to.deep.equal([0, 0, undefined, undefined]);
    expect(await counts("from=2026-03-28T21:00:00Z&to=2026-03-28T21:00:00.001Z")).to.deep.equal([1, 0, 0, 162_000]);
  });

  it("shows members only their own time and amounts, and no client names", async () => {
    const { totals, groups } = await report("group_by=client", member);
    expect([totals.seconds, totals.amounts]).to.deep.equal([HOUR + 1, euros(2)]);
    expect(groups.map(({ key, name, seconds }) => [key, name, seconds])).to.deep.equal([
      [ids["client"], null, 1],
      [null, null, HOUR],
    ]);
    expect((await report(`user_id=${workspace.actors.owner.userId}`, member)).totals.seconds).to.equal(0);
    expect((await report("group_by=user&group_by=project", member)).groups[0]?.groups?.map(({ name }) => name)).to.deep.equal([
      "Inside",
      "Web",
    ]);
  });

  it("shows accountants and admins the same as the owner", async () => {
    const whole = await report("group_by=client&group_by=month");
    for (const role of ["admin", "accountant"] as const)
      expect(await report("group_by=client&group_by=month", harness.api(workspace.tokens[role]))).to.deep.equal(whole);
  });

  it("counts nothing of another workspace", async () => {
    const other = harness.api((await harness.createWorkspace()).tokens.owner);
    const { totals, groups } = await report(`group_by=project&project_id=${ids["web"]}&client_id=${ids["client"]}`, other);
    expect([totals.seconds, groups]).to.deep.equal([0, []]);
    expect((await report("group_by=user", other)).groups).to.deep.equal([]);
    expect((await other("/v1/reports/invoices")).body["currencies"]).to.deep.equal([]);
  });

  it("rejects invalid requests with their pointers", async () => {
    const refused = async (query: string) => refusal(await owner(`/v1/reports/time?${query}`));
    expect(await refused("group_by=year")).to.deep.equal([422, "not_allowed", "/group_by"]);
    expect(await refused("group_by=")).to.deep.equal([422, "not_allowed", "/group_by"]);
    expect(await refused("group_by=day&group_by=day")).to.deep.equal([422, "not_unique", "/group_by"]);
    expect(await refused("group_by=day&group_by=tag&group_by=user")).to.deep.equal([422, "too_many", "/group_by"]);
    for (const zone of ["Europe/Atlantis", "", "%2B01:00"])
      expect(await refused(`time_zone=${zone}`), zone).to.deep.equal([422, "time_zone_unknown", "/time_zone"]);
    expect(await refused("from=2026-02-30")).to.deep.equal([422, "instant_malformed", "/from"]);
    expect(await refused("from=2026-03-02T00:00:00Z&to=2026-03-01T00:00:00Z")).to.deep.equal([422, "range_reversed", "/to"]);
    expect(await refused("from=2026-03-02T00:00:00Z&from=2026-03-01T00:00:00Z")).to.deep.equal([
      400,
      "repeated_parameter",
      "/from",
    ]);
    expect(await refused("running=true&limit=5")).to.deep.equal([400, "unknown_parameter", "/running"]);
    expect(await refused("user_id=me")).to.deep.equal([422, "id_malformed", "/user_id"]);
    expect(refusal(await harness.api(null)("/v1/reports/time"))[0]).to.equal(401);
    expect(refusal(await owner("/v1/reports/invoices?from=2026-02-30"))).to.deep.equal([422, "date_malformed", "/from"]);
    expect(refusal(await owner("/v1/reports/invoices?from=2026-03-02&to=2026-03-01"))).to.deep.equal([
      422,
      "range_reversed",
      "/to",
    ]);
    expect(refusal(await owner("/v1/reports/invoices?from=1990-03-02"))).to.deep.equal([422, "range_too_long", "/from"]);
    expect((await member("/v1/reports/invoices")).status).to.equal(403);
  });

  it("rejects too many groups, and returns the same report with fewer", async () => {
    const ages = await record(owner, "inside", "1980-01-01T00:00:00Z", "1980-01-01T01:00:00Z");
    await harness.ports.unitOfWork.run({ workspaceId: workspace.actors.owner.workspaceId }, async ({ timeEntries }) => {
      const entry = await timeEntries.find(ages as TimeEntryId);
      if (entry?.status !== "recorded") throw new Error("The entry is not recorded.");
      await timeEntries.update(nextVersion({ ...entry, endTime: parseInstant("2020-01-01T00:00:00Z") }, entry.updatedAt));
    });
    expect(refusal(await owner("/v1/reports/time?group_by=day"))).to.deep.equal([422, "too_many_groups", "/group_by"]);
    const { groups } = await report("group_by=month&to=2020-01-01T00:00:00Z&time_zone=UTC");
    expect(groups.map(({ key }) => key))
      .to.have.length(480)
      .and.include("1980-01")
      .and.include("2019-12");
    await owner(`/v1/time-entries/${ages}`, { method: "DELETE" });
  });

  it("returns 304 while nothing has changed", async () => {
    const first = await owner("/v1/reports/time?group_by=day");
    const known = { headers: { "If-None-Match": first.headers.get("etag") ?? "" } };
    expect((await owner("/v1/reports/time?group_by=day", known)).status).to.equal(304);
    const more = await record(owner, "inside", "2026-04-03T08:00:00Z", "2026-04-03T08:00:01Z");
    expect((await owner("/v1/reports/time?group_by=day", known)).status).to.equal(200);
    await owner(`/v1/time-entries/${more}`, { method: "DELETE" });
  });

  it("shows the totals of invoices, by currency", async () => {
    const empty = (await owner("/v1/reports/invoices")).body;
    const today = empty["as_of"] as LocalDate;
    const invoice = async (client: string, price: number, late: number | null, more: object = {}) => {
      const issued = late === null ? {} : { issue_date: addDays(today, -late - 14), due_date: addDays(today, -late) };
      const lines = [{ description: "x", quantity: "1", unit_price: price }];
      const id = await make(owner, "/invoices", { client_id: ids[client], lines, ...issued, ...more });
      if (late !== null) await owner(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } });
      return id;
    };
    await invoice("client", 1, null);
    await invoice("client", 10, -1);
    const partly = await invoice("client", 1_000, 1);
    await invoice("client", 10_000, 31);
    await invoice("client", 100_000, 91);
    const paid = await invoice("american", 500, 61);
    const gone = await invoice("american", 700, 61);
    await make(owner, `/invoices/${partly}/payments`, { amount: 300, paid_on: today });
    await make(owner, `/invoices/${paid}/payments`, { amount: 200, paid_on: addDays(today, -800) });
    await owner(`/v1/invoices/${paid}`, { method: "PATCH", body: { status: "paid" } });
    await owner(`/v1/invoices/${gone}`, { method: "PATCH", body: { status: "void" } });

    const { status, body } = await harness.api(workspace.tokens.accountant)("/v1/reports/invoices");
    expect([status, problemsOf(InvoiceReport, body)], JSON.stringify(body)).to.deep.equal([200, []]);
    const [euro, dollar] = body["currencies"] as Record<string, unknown>[];
    const due = (count: number, amount: number) => ({ count, amount_due: amount });
    expect(euro).to.deep.include({
      currency: "EUR",
      draft: { count: 1, total: 1 },
      open: due(4, 110_710),
      overdue: due(3, 110_700),
      aging: {
        not_due: due(1, 10),
        "1_30": due(1, 700),
        "31_60": due(1, 10_000),
        "61_90": due(0, 0),
        over_90: due(1, 100_000),
      },
    });
    const months = euro?.["paid"] as { month: string; amount: number }[];
    expect(months).to.have.length(12);
    expect(months.at(-1)).to.deep.equal({ month: today.slice(0, 7), amount: 300 });
    expect(dollar).to.deep.include({ currency: "USD", open: due(0, 0), overdue: due(0, 0) });
    expect((dollar?.["paid"] as object[]).at(-1)).to.deep.equal({ month: today.slice(0, 7), amount: 300 });
    const [, before] = (await owner(`/v1/reports/invoices?from=${addDays(today, -800)}&to=${addDays(today, -799)}`)).body[
      "currencies"
    ] as Record<string, unknown>[];
    expect(before?.["paid"]).to.deep.equal([{ month: addDays(today, -800).slice(0, 7), amount: 200 }]);
  });
}

forEachStorage("reports over HTTP", define);

describe("reports in the OpenAPI document", () => {
  interface Operation {
    readonly description: string;
    readonly parameters: readonly { readonly name: string; readonly schema: object }[];
    readonly responses: object;
  }

  it("describe what they count, how groups nest, their formats, and their errors", () => {
    const { paths } = openApiDocument(routes, "0.0.0") as unknown as { paths: Record<string, { get: Operation }> };
    const [time, invoices] = [paths["/reports/time"]?.get, paths["/reports/invoices"]?.get];
    const schema = (name: string) => time?.parameters.find((parameter) => parameter.name === name)?.schema;
    expect(schema("group_by")).to.deep.include({ type: "array", maxItems: 2, uniqueItems: true });
    expect(schema("from")).to.deep.include({ type: "string", format: "moment" });
    expect(schema("time_zone")).to.deep.include({ type: "string", format: "time-zone" });
    expect(time?.description)
      .to.match(/running timer/)
      .and.match(/each of its tags but once/)
      .and.match(/split/);
    expect(invoices?.parameters[0]?.schema).to.deep.include({ type: "string", format: "date" });
    for (const operation of [time, invoices]) expect(operation?.responses).to.have.property("422");
  });
});
