import { expect } from "chai";
import Papa from "papaparse";
import { memoryPorts } from "../../adapters/memory/index.js";
import { systemPorts } from "../system-ports.js";
import { type Api, type Harness, startHarness, type TestWorkspace } from "./harness.js";

describe("the timesheet", () => {
  let harness: Harness;
  let workspace: TestWorkspace;
  let owner: Api;
  let project: string;

  before(async () => {
    harness = await startHarness(memoryPorts(systemPorts));
    workspace = await harness.createWorkspace();
    owner = harness.api(workspace.tokens.owner);
    await owner("/v1/workspace", { method: "PATCH", body: { time_zone: "Europe/Berlin", locale: "de-DE" } });
    await owner("/v1/me", { method: "PATCH", body: { name: "Ada" } });
    const client = await make("/clients", { name: "Müller; Söhne", rate: 10_000 });
    project = await make("/projects", { name: "Web", client_id: client });
    const task = await make(`/projects/${project}/tasks`, { name: "Entwurf" });
    await record("2026-03-02T08:00:00Z", "2026-03-02T08:20:00Z", { task_id: task, notes: "=1+1", tags: ["a", "b"] });
    await record("2026-03-02T09:00:00Z", "2026-03-02T09:20:00Z");
    await record("2026-03-02T10:00:00Z", "2026-03-02T10:20:30Z", { billable: false });
    await record("2026-03-02T22:00:00Z", "2026-03-03T02:00:00Z");
    const inside = await make("/projects", { name: "Intern" });
    await make("/time-entries", { project_id: inside });
  });
  after(() => harness?.close());

  async function make(path: string, body: object): Promise<string> {
    const reply = await owner(`/v1${path}`, { body });
    expect(reply.status, JSON.stringify(reply.body)).to.be.oneOf([200, 201]);
    return reply.body["id"] as string;
  }
  const record = (start: string, end: string, more: object = {}) =>
    make("/time-entries", { project_id: project, start_time: start, end_time: end, ...more });

  async function sheet(query: string, token = workspace.tokens.owner) {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`${harness.url}/v1/reports/timesheet.csv?${query}`, { headers });
    const text = await response.text();
    // fetch drops the byte order mark from a text.
    return { response, rows: Papa.parse<string[]>(text.trimEnd(), { delimiter: query.includes("locale=en") ? "," : ";" }).data };
  }

  it("has names, local times, decimal hours and amounts in the format of the workspace's language", async () => {
    const { response, rows } = await sheet("to=2026-03-04");
    expect(response.headers.get("content-type")).to.equal("text/csv");
    expect(response.headers.get("content-disposition")).to.contain('filename="time-entries.csv"');
    expect(rows).to.deep.equal([
      [
        ...["Datum", "Beginn", "Ende", "Dauer", "Stunden", "Kunde", "Projekt", "Aufgabe", "Person", "Notiz", "Schlagwörter"],
        ...["Abrechenbar", "Rechnung", "Stundensatz", "Betrag", "Währung"],
      ],
      [
        ...["2026-03-02", "9:00", "9:20", "0:20", "0,3333", "Müller; Söhne", "Web", "Entwurf", "Ada", "'=1+1", "a, b"],
        ...["Ja", "", "100,00", "33,33", "EUR"],
      ],
      [
        "2026-03-02",
        "10:00",
        "10:20",
        "0:20",
        "0,3333",
        "Müller; Söhne",
        "Web",
        "",
        "Ada",
        "",
        "",
        "Ja",
        "",
        "100,00",
        "33,34",
        "EUR",
      ],
      [
        ...["2026-03-02", "11:00", "11:20:30", "0:20:30", "0,3417", "Müller; Söhne", "Web", "", "Ada", "", "", "Nein", ""],
        ...["100,00", "", "EUR"],
      ],
      [
        ...["2026-03-02", "23:00", "3:00", "4:00", "4,0000", "Müller; Söhne", "Web", "", "Ada", "", "", "Ja", "", "100,00"],
        ...["400,00", "EUR"],
      ],
    ]);
  });

  it("begins with a byte order mark", async () => {
    const headers = { Authorization: `Bearer ${workspace.tokens.owner}` };
    const response = await fetch(`${harness.url}/v1/reports/timesheet.csv`, { headers });
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).to.deep.equal([0xef, 0xbb, 0xbf]);
  });

  it("has the requested columns, in their order, in the requested language and zone", async () => {
    const columns = ["hours", "date", "start", "amount"].map((name) => `columns=${name}`).join("&");
    const { rows } = await sheet(`${columns}&locale=en-US&time_zone=UTC&billable=true&to=2026-03-03`);
    expect(rows).to.deep.equal([
      ["Hours", "Date", "Start", "Amount"],
      ["0.3333", "2026-03-02", "8:00", "33.33"],
      ["0.3333", "2026-03-02", "9:00", "33.34"],
      ["2.0000", "2026-03-02", "22:00", "200.00"],
    ]);
    const heads = async (locale: string) => (await sheet(`locale=${locale}`)).rows[0]?.[4];
    expect([await heads("fr"), await heads("es"), await heads("de-CH")]).to.deep.equal(["Heures", "Horas", undefined]);
  });

  it("has the part of an entry in the range, and adds up to the report", async () => {
    for (const range of ["from=2026-03-03&to=2026-03-04", "from=2026-03-02&to=2026-03-03", "from=2026-03-02T09:10:00Z", ""]) {
      const { rows } = await sheet(`${range}&columns=duration&columns=amount&locale=en`);
      const { totals } = (await owner(`/v1/reports/time?${range}`)).body as {
        totals: { seconds: number; amounts: { amount: number }[] };
      };
      const seconds = rows.slice(1).map(([duration = ""]) => {
        const [hours = 0, minutes = 0, rest = 0] = duration.split(":").map(Number);
        return hours * 3600 + minutes * 60 + rest;
      });
      expect(
        seconds.reduce((sum, one) => sum + one, 0),
        range,
      ).to.equal(totals.seconds);
      const amounts = rows.slice(1).map(([, amount = ""]) => Math.round(Number(amount) * 100));
      expect(
        amounts.reduce((sum, one) => sum + one, 0),
        range,
      ).to.equal(totals.amounts[0]?.amount);
    }
  });

  it("has no names that the caller may not read, and only a member's own time", async () => {
    const { rows } = await sheet("locale=en", workspace.tokens.member);
    expect(rows).to.have.length(1);
    const { body } = await owner("/v1/tokens", { body: { name: "Reader", scopes: ["time_entries:read", "workspace:read"] } });
    const limited = await sheet("locale=en&columns=client&columns=project&columns=person&columns=hours", String(body["token"]));
    expect(limited.rows[1]).to.deep.equal(["", "", "", "0.3333"]);
  });

  it("refuses unknown columns and languages before it sends anything", async () => {
    const codes = async (query: string) => {
      const { status, body } = await owner(`/v1/reports/timesheet.csv?${query}`);
      return [
        status,
        (body["errors"] as { pointer: string; code: string }[] | undefined)?.map(({ pointer, code }) => [pointer, code]),
      ];
    };
    expect(await codes("columns=price")).to.deep.equal([422, [["/columns", "not_allowed"]]]);
    expect(await codes("locale=no_such")).to.deep.equal([422, [["/locale", "locale_unknown"]]]);
    expect(await codes("from=2026-03-03&to=2026-03-02")).to.deep.equal([422, [["/to", "range_reversed"]]]);
    expect(await codes("from=2026-03-32")).to.deep.equal([422, [["/from", "instant_malformed"]]]);
  });
});
