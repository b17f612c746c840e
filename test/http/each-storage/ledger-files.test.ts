import { expect } from "chai";
import Papa from "papaparse";
import { type Api, type Harness, startHarness } from "../harness.js";
import { forEachStorage } from "../storages.js";

const standard = { category: "S", rate: "19" };
const reduced = { category: "S", rate: "7" };
const accounts = {
  ...{ receivables: "1200", revenue: "4400", tax: "3806", deposits: "3272", bank: "1800", discounts: "4730", write_offs: "6930" },
  taxes: [{ ...reduced, revenue: "4300", tax: "3801", code: "2" }],
  datev: { consultant: 29_098, client: 55_003 },
};

forEachStorage("the files for accounting programs", (ports) => {
  let harness: Harness | undefined;
  let owner: Api;
  let token: string;
  let client: string;
  before(async () => {
    harness = await startHarness(ports());
  });
  after(() => harness?.close());
  beforeEach(async () => {
    token = (await harness?.createWorkspace())?.tokens.owner ?? "";
    owner = harness?.api(token) as Api;
    await ok("/workspace", { ledger_accounts: accounts, name: "Grace Šafářová" }, "PATCH");
    client = (await ok("/clients", { name: "Müller & Söhne “Ost”", ledger_account: "10001" }))["id"] as string;
    const lines = [
      { description: "Work", quantity: "1", unit_price: 10_000, tax: standard },
      { description: "Books", quantity: "1", unit_price: 1_001, tax: reduced },
    ];
    const { id } = await ok("/invoices", { client_id: client, lines, issue_date: "2026-02-27", due_date: "2026-03-29" });
    await ok(`/invoices/${String(id)}`, { status: "open" }, "PATCH");
    await ok(`/invoices/${String(id)}/payments`, { amount: 260, kind: "early_payment_discount", paid_on: "2026-03-01" });
    await ok(`/invoices/${String(id)}/payments`, { amount: 12_711, paid_on: "2026-03-01", reference: "TRX-1" });
  });

  const ok = async (path: string, body: object, method = "POST"): Promise<Readonly<Record<string, unknown>>> => {
    const reply = await owner(`/v1${path}`, { method, body });
    expect(reply.status, JSON.stringify(reply.body)).to.be.oneOf([200, 201]);
    return reply.body;
  };
  const download = async (query: string): Promise<Response> =>
    fetch(`${harness?.url}/v1/exports/ledger?${withRange(query)}`, { headers: { authorization: `Bearer ${token}` } });
  const rowsOf = async (query: string, options: object = {}): Promise<readonly Readonly<Record<string, string>>[]> => {
    const { data } = Papa.parse<Record<string, string>>((await (await download(query)).text()).trimEnd(), {
      header: true,
      ...options,
    });
    return data;
  };
  const refused = async (query: string): Promise<unknown> => {
    const { errors } = (await (await download(query)).json()) as { readonly errors: readonly { readonly code: string }[] };
    return errors.map(({ code }) => code);
  };

  it("are balanced CSV, with the numbers of the locale", async () => {
    const rows = await rowsOf("locale=de", { delimiter: ";" });
    const shown = (column: string) => rows.map((row) => row[column]);
    expect(shown("Account").slice(0, 5)).to.deep.equal(["10001", "4300", "3801", "4400", "3806"]);
    expect(shown("Debit")[0]).to.equal("129,71");
    expect(shown("Credit").slice(0, 5)).to.deep.equal(["", "10,01", "0,70", "100,00", "19,00"]);
    expect(rows.at(-1)).to.include({ Entry: "3", Date: "2026-03-01", Kind: "payment", Reference: "TRX-1", Currency: "EUR" });
    const total = (column: string) =>
      shown(column).reduce((sum, text = "") => sum + Number(text.replace(",", "").replace(".", "")), 0);
    expect(total("Debit")).to.equal(total("Credit")).and.greaterThan(0);
  });

  it("are batches of DATEV in windows-1252, with amounts including tax, against the debtor", async () => {
    const reply = await download("format=datev");
    expect(reply.headers.get("content-disposition")).to.include("EXTF_ledger-2026-01-01-2026-03-31.csv");
    // Node.js 20 decodes windows-1252 as ISO 8859-1.
    const text = Buffer.from(await reply.arrayBuffer())
      .toString("latin1")
      .replace(/[\u008a\u0093\u0094]/g, (byte) => ({ "\u008a": "Š", "\u0093": "“", "\u0094": "”" })[byte] ?? "");
    const lines = text.split("\r\n");
    expect(lines.pop()).to.equal("");
    const [header = "", columns = "", ...batch] = lines;
    expect(header.replace(/;\d{17};/, ";now;")).to.equal(
      '"EXTF";700;21;"Buchungsstapel";13;now;;"ST";"Grace Šafárová";"";29098;55003;20260101;4;20260101;20260331;"Grace Šafárová";"";1;0;0;"EUR";;"";;;"";;;"";""',
    );
    expect(columns.split(";")).to.have.length(125);
    const cells = batch.map((row) => Papa.parse<string[]>(row, { delimiter: ";" }).data[0] ?? []);
    expect(cells.map((row) => row.length)).to.deep.equal(batch.map(() => 125));
    expect(
      cells.map((row) =>
        row
          .slice(0, 14)
          .filter((cell) => cell !== "")
          .join(" "),
      ),
    ).to.deep.equal([
      "10,71 S EUR 10001 4300 2 2702 INV-2026-0001 290326 invoice INV-2026-0001 Müller & Söhne “Ost”",
      "119,00 S EUR 10001 4400 2702 INV-2026-0001 290326 invoice INV-2026-0001 Müller & Söhne “Ost”",
      "0,21 H EUR 10001 4730 2 0103 INV-2026-0001 early payment discount INV-2026-0001 Müller & Söhne “Ost”",
      "2,39 H EUR 10001 4730 0103 INV-2026-0001 early payment discount INV-2026-0001 Müller & Söhne “Ost”",
      "127,11 H EUR 10001 1800 0103 INV-2026-0001 payment INV-2026-0001 Müller & Söhne “Ost”",
    ]);
  });

  it("are manual journals of Xero and journal entries of QuickBooks, each balanced", async () => {
    const xero = await rowsOf("format=xero&locale=en-GB");
    expect(
      xero.map((row) => `${row["*Date"]} ${row["*AccountCode"]} ${row["*TaxRate"]} ${row["*Amount"]}`).slice(0, 3),
    ).to.deep.equal(["27/02/2026 10001 Tax Exempt 129.71", "27/02/2026 4300 2 -10.01", "27/02/2026 3801 Tax Exempt -0.70"]);
    expect(sums(xero, "*Narration", (row) => cents(row["*Amount"]))).to.deep.equal([0, 0, 0]);
    const quickbooks = await rowsOf("format=quickbooks&locale=en-US");
    expect(quickbooks[0]).to.deep.include({
      JournalNo: "260101-1",
      JournalDate: "02/27/2026",
      AccountName: "10001",
      Debits: "129.71",
    });
    expect(sums(quickbooks, "JournalNo", (row) => cents(row["Debits"]) - cents(row["Credits"]))).to.deep.equal([0, 0, 0]);
  });

  it("say what is missing for DATEV", async () => {
    expect(await refused("format=datev&to=2027-01-31")).to.deep.equal(["range_spans_fiscal_years"]);
    await ok("/workspace", { ledger_accounts: { ...accounts, datev: { ...accounts.datev, first_month: 3 } } }, "PATCH");
    expect(await refused("format=datev")).to.deep.equal(["range_spans_fiscal_years"]);
    expect((await download("format=datev&from=2026-03-01")).status).to.equal(200);
    await ok("/workspace", { ledger_accounts: { ...accounts, bank: null } }, "PATCH");
    expect(await refused("format=datev")).to.deep.equal(["account_not_numeric"]);
    await ok("/workspace", { ledger_accounts: null }, "PATCH");
    expect(await refused("format=datev")).to.deep.equal(["datev_missing"]);
    expect(await refused("to=2025-12-31")).to.deep.equal(["range_reversed"]);
  });

  it("name each tax once", async () => {
    const reply = await owner("/v1/workspace", {
      method: "PATCH",
      body: { ledger_accounts: { taxes: [standard, { ...standard, rate: "19.00" }, { ...reduced, rate: "101" }] } },
    });
    expect(
      (reply.body["errors"] as { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`),
    ).to.have.members(["/ledger_accounts/taxes/1 not_unique", "/ledger_accounts/taxes/2/rate out_of_range"]);
  });
});

const withRange = (query: string): string =>
  new URLSearchParams({ from: "2026-01-01", to: "2026-03-31", ...Object.fromEntries(new URLSearchParams(query)) }).toString();
const cents = (text = ""): number => Math.round(Number(text || "0") * 100);

function sums<Row extends Readonly<Record<string, string>>>(
  rows: readonly Row[],
  by: string,
  amountOf: (row: Row) => number,
): readonly number[] {
  const groups = new Map<string, number>();
  for (const row of rows) groups.set(row[by] ?? "", (groups.get(row[by] ?? "") ?? 0) + amountOf(row));
  return [...groups.values()];
}
