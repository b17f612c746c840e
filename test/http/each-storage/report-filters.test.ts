import { expect } from "chai";
import fc from "fast-check";
import { type Api, type Harness, type HarnessPorts, startHarness } from "../harness.js";
import { forEachStorage } from "../storages.js";

interface Group {
  readonly key: string | null;
  readonly entries: number;
  readonly seconds: number;
  readonly amounts: readonly { readonly currency: string; readonly amount: number }[];
  readonly groups?: readonly Group[];
}

interface Entry {
  readonly id: string;
  readonly user_id: string;
  readonly project_id: string;
  readonly task_id: string | null;
  readonly tags: readonly string[];
  readonly billable: boolean;
  readonly duration_seconds: number;
}

type Params = readonly (readonly [name: string, value: string])[];

const searchOf = (params: Params) => new URLSearchParams(params.map(([name, value]) => [name, value])).toString();

function define(ports: () => HarnessPorts): void {
  let harness: Harness;
  let owner: Api;
  let token: string;
  let all: readonly Entry[];
  const clientOf = new Map<string, string | null>();
  /** The values that each filter can have. */
  const values: Record<string, readonly string[]> = {};

  const make = async (path: string, body: unknown): Promise<string> => {
    const reply = await owner(`/v1${path}`, { body });
    expect(reply.status, JSON.stringify(reply.body)).to.equal(201);
    return reply.body["id"] as string;
  };
  const get = async (path: string) => {
    const { status, body } = await owner(`/v1${path}`);
    expect(status, JSON.stringify(body)).to.equal(200);
    return body;
  };
  const entriesOf = async (params: Params) =>
    (await get(`/time-entries?limit=200&${searchOf(params)}`))["data"] as readonly Entry[];
  const reportOf = async (params: Params) =>
    (await get(`/reports/time?${searchOf(params)}`)) as unknown as { readonly totals: Group; readonly groups: readonly Group[] };
  const linesOf = async (params: Params) => {
    const url = `${harness.url}/v1/reports/timesheet.csv?columns=date&${searchOf(params)}`;
    const sheet = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
    return (await sheet.text()).trim().split("\r\n");
  };
  const valuesOf = (entry: Entry): Readonly<Record<string, readonly (string | null | undefined)[]>> => ({
    user_id: [entry.user_id],
    project_id: [entry.project_id],
    task_id: [entry.task_id],
    client_id: [clientOf.get(entry.project_id)],
    tag: entry.tags,
    billable: [String(entry.billable)],
  });
  /** Whether the entry has any of the values of each filter. */
  const matches = (entry: Entry, params: Params) =>
    [...new Set(params.map(([name]) => name))].every((name) =>
      params.some(([one, value]) => one === name && valuesOf(entry)[name]?.includes(value)),
    );
  const filters = () =>
    fc
      .record({
        user_id: fc.subarray([...(values["user_id"] ?? [])]),
        project_id: fc.subarray([...(values["project_id"] ?? [])]),
        task_id: fc.subarray([...(values["task_id"] ?? [])]),
        client_id: fc.subarray([...(values["client_id"] ?? [])]),
        tag: fc.subarray([...(values["tag"] ?? [])]),
        billable: fc.subarray(["true", "false"], { maxLength: 1 }),
      })
      .map((drawn): Params => Object.entries(drawn).flatMap(([name, some]) => some.map((value) => [name, value] as const)));

  before(async () => {
    harness = await startHarness(ports());
    const { tokens, actors } = await harness.createWorkspace();
    token = tokens.owner;
    owner = harness.api(token);
    const clients = [
      await make("/clients", { name: "Ada", rate: 6_100 }),
      await make("/clients", { name: "Babbage", rate: 9_700 }),
    ];
    const projects: string[] = [];
    for (const client_id of [clients[0], clients[0], clients[1], null]) {
      const id = await make("/projects", { name: "Project", client_id });
      clientOf.set(id, client_id ?? null);
      projects.push(id);
    }
    const tasks = [
      await make(`/projects/${projects[0]}/tasks`, { name: "Task" }),
      await make(`/projects/${projects[2]}/tasks`, { name: "Task" }),
    ];
    const users = [actors.owner.userId, actors.member.userId, actors.admin.userId];
    Object.assign(values, { user_id: users, project_id: projects, client_id: clients, task_id: tasks, tag: ["a", "b", "c"] });
    for (let at = 0; at < 60; at += 1) {
      const start = Date.UTC(2026, 2, 1 + (at % 20), at % 7);
      await make("/time-entries", {
        user_id: users[at % 3],
        project_id: projects[at % 4],
        task_id: at % 8 === 0 ? tasks[0] : at % 8 === 2 ? tasks[1] : null,
        tags: ["a", "b", "c"].filter((_, tag) => (at >> tag) % 2 === 0),
        billable: at % 5 !== 0,
        start_time: new Date(start).toISOString(),
        end_time: new Date(start + 1_000 * (601 + 97 * at)).toISOString(),
      });
    }
    all = await entriesOf([]);
  });
  after(() => harness?.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  it("select the same entries in a report, a list and a timesheet, by any of several values in each of several filters", async () => {
    await fc.assert(
      fc.asyncProperty(filters(), async (params) => {
        const expected = all.filter((entry) => matches(entry, params));
        const listed = await entriesOf(params);
        expect(listed.map(({ id }) => id)).to.have.members(expected.map(({ id }) => id));
        const { totals } = await reportOf(params);
        const seconds = expected.reduce((sum, { duration_seconds }) => sum + duration_seconds, 0);
        expect([totals.entries, totals.seconds]).to.deep.equal([expected.length, seconds]);
        expect(await linesOf(params)).to.have.length(expected.length + 1);
      }),
      { numRuns: 25 },
    );
  });

  it("leave a report with groups within groups that add up, each with the figures of a report on its two values alone", async () => {
    const groupings = fc.shuffledSubarray(["user", "project", "task", "client"], { minLength: 2, maxLength: 2 });
    const narrowed = (params: Params, name: string, value: string): Params => [
      ...params.filter(([one]) => one !== name),
      [name, value],
    ];
    const sum = (groups: readonly Group[], of: (group: Group) => number) => groups.reduce((total, group) => total + of(group), 0);
    const figures = [
      ({ entries }: Group) => entries,
      ({ seconds }: Group) => seconds,
      ({ amounts }: Group) => amounts[0]?.amount ?? 0,
    ];
    await fc.assert(
      fc.asyncProperty(filters(), groupings, async (params, groupBy) => {
        const [outer = "", inner = ""] = groupBy;
        const { totals, groups } = await reportOf([...params, ["group_by", outer], ["group_by", inner]]);
        for (const of of figures) {
          expect(sum(groups, of)).to.equal(of(totals));
          for (const group of groups) expect(sum(group.groups ?? [], of)).to.equal(of(group));
        }
        for (const group of groups.slice(0, 2))
          for (const { key, entries, seconds } of group.groups?.slice(0, 2) ?? []) {
            if (group.key === null || key === null) continue;
            const alone = await reportOf(narrowed(narrowed(params, `${outer}_id`, group.key), `${inner}_id`, key));
            expect([alone.totals.entries, alone.totals.seconds]).to.deep.equal([entries, seconds]);
          }
      }),
      { numRuns: 12 },
    );
  });
}

forEachStorage("filters with several values", define);
