import { expect } from "chai";
import { sampleFile } from "../../core/bank-statements/samples.js";
import { type Api, type Harness, type Reply, startHarness } from "../harness.js";
import { forEachStorage } from "../storages.js";

interface Day {
  /** Of March 2026. */
  readonly day: number;
  readonly amount: string;
  readonly text: string;
}

/** A statement in MT940 of these days, whose balances agree. */
function mt940(days: readonly Day[]): Uint8Array<ArrayBuffer> {
  const sum = days.reduce((total, { amount }) => total + Number(amount), 0);
  const lines = days.flatMap(({ day, amount, text }) => {
    const date = `03${String(day).padStart(2, "0")}`;
    return [`:61:26${date}${date}C${amount},NTRFNONREF`, `:86:${text}`];
  });
  const all = [":20:X", ":25:DE02120300000000202051", ":28C:1", ":60F:C260301EUR0,", ...lines, `:62F:C260331EUR${sum},`, "-", ""];
  return new TextEncoder().encode(all.join("\r\n"));
}

/** A statement in MT940 with one credit of 100.00 EUR, from the lines of the field `:61:` after the amount and the text of `:86:`. */
function oneCredit(entry: readonly string[], text: string): Uint8Array<ArrayBuffer> {
  const [first = "", ...more] = entry;
  const all = [":20:X", ":25:DE02120300000000202051", ":28C:1", ":60F:C260301EUR0,", `:61:2603020302C100,${first}`, ...more];
  return new TextEncoder().encode([...all, `:86:${text}`, ":62F:C260302EUR100,", "-", ""].join("\r\n"));
}

/** A statement in MT940 of a day, with transactions of the amounts that have the same text and no reference. */
function ticketsOf(account: string, opening: number, amounts: readonly number[]): Uint8Array<ArrayBuffer> {
  const entries = amounts.flatMap((amount) => [
    `:61:2603020302${amount < 0 ? "D" : "C"}${Math.abs(amount)},NTRFNONREF`,
    ":86:Ticket",
  ]);
  const closing = amounts.reduce((sum, amount) => sum + amount, opening);
  const all = [
    ":20:X",
    `:25:${account}`,
    ":28C:1",
    `:60M:C260302EUR${opening},`,
    ...entries,
    `:62M:C260302EUR${closing},`,
    "-",
    "",
  ];
  return new TextEncoder().encode(all.join("\r\n"));
}

const send = (api: Api, raw: Uint8Array<ArrayBuffer>, query = ""): Promise<Reply> =>
  api(`/v1/bank-statements${query}`, { raw, headers: { "Content-Type": "application/octet-stream" } });

const counts = ({ status, body }: Reply) => [status, body["new_count"], body["known_count"]];

forEachStorage("bank statements", (ports) => {
  let harness: Harness;
  let api: Api;

  before(async () => {
    harness = await startHarness(ports());
  });
  beforeEach(async () => {
    api = harness.api((await harness.createWorkspace()).tokens.owner);
  });
  after(() => harness?.close());

  const all = async (path: string) => (await api(`/v1/${path}?limit=200`)).body["data"] as Record<string, unknown>[];

  it("store the same file once, and return its statement again", async () => {
    const file = sampleFile("camt053-v02-de-batch.xml");
    const first = await send(api, file, "?file_name=march.xml");
    expect(counts(first)).to.deep.equal([200, 4, 0]);
    const again = await send(api, file);
    expect(counts(again)).to.deep.equal([200, 0, 4]);
    expect(again.body["statements"]).to.deep.equal(first.body["statements"]);
    expect((await all("bank-statements")).map(({ file_name }) => file_name)).to.deep.equal(["march.xml"]);
    const amounts = (await all("bank-transactions")).map(({ amount }) => Number(amount));
    expect(amounts.sort((a, b) => a - b)).to.deep.equal([-2000, 5000, 10000, 15000]);
    const types = (await api("/v1/events?type=bank_statement.created")).body["data"] as unknown[];
    expect(types).to.have.length(1);
  });

  it("add only the new transactions of an overlapping statement, and keep equal transactions apart", async () => {
    const day = (number: number, text = `Day ${number}`): Day => ({ day: number, amount: "10", text });
    expect(counts(await send(api, mt940([day(1), day(12), day(12), day(15)])))).to.deep.equal([200, 4, 0]);
    expect(counts(await send(api, mt940([day(12), day(12), day(12), day(15), day(20)])))).to.deep.equal([200, 2, 3]);
    expect(counts(await send(api, mt940([day(12), day(15)])))).to.deep.equal([200, 0, 2]);
    expect(await all("bank-transactions")).to.have.length(6);
    expect((await all("bank-statements")).map((one) => [one["new_count"], one["known_count"]])).to.deep.equal([
      [2, 3],
      [4, 0],
    ]);
  });

  it("keep equal payments of statements apart that continue each other, forwards and backwards, and of none that repeats them", async () => {
    for (const [account, order] of [
      ["DE02120300000000202051", [0, 1, 2, 3]],
      ["DE41500105170123456789", [3, 2, 1, 0]],
    ] as const) {
      const part = (opening: number, ...amounts: readonly number[]) => ticketsOf(account, opening, amounts);
      const parts = [part(100, 10, 7), part(117, 10), part(127, 10, -3), part(134, 10)];
      for (const index of order)
        expect(counts(await send(api, parts[index] ?? part(0))), String(index)).to.deep.equal([200, index % 2 === 0 ? 2 : 1, 0]);
      const repeated = [
        ...[part(100, 10, 7, 10, 10, -3, 10), part(100, 7, 10, 10), part(117, 10, 10)],
        ...[part(127, 10, -3, 10), part(127, -3, 10, 10), part(124, 10)],
      ];
      for (const file of [...parts, ...repeated, ...parts])
        expect((await send(api, file)).body["new_count"], new TextDecoder().decode(file)).to.equal(0);
      expect(counts(await send(api, part(100, 10, 7, 10, 10, -3, 10, 10)))).to.deep.equal([200, 1, 6]);
    }
    expect(await all("bank-transactions")).to.have.length(14);
  });

  it("take no statement for the continuation of another one whose balances it has itself", async () => {
    const file = (opening: number, ...amounts: readonly number[]) => ticketsOf("DE02120300000000202051", opening, amounts);
    expect(counts(await send(api, file(0, 50, 10, -10)))).to.deep.equal([200, 3, 0]);
    expect(counts(await send(api, file(50, 10, -10)))).to.deep.equal([200, 0, 2]);
    expect(counts(await send(api, file(50, 10, -10, 5)))).to.deep.equal([200, 1, 2]);
    expect(counts(await send(api, file(0, 50, 10, -10, 5)))).to.deep.equal([200, 0, 4]);
    expect(counts(await send(api, file(0, 5, -10, 10, 50)))).to.deep.equal([200, 0, 4]);
    const other = (opening: number, ...amounts: readonly number[]) => ticketsOf("DE41500105170123456789", opening, amounts);
    expect(counts(await send(api, other(100, 10, -110)))).to.deep.equal([200, 2, 0]);
    expect(counts(await send(api, other(0, 100, 10)))).to.deep.equal([200, 1, 1]);
  });

  it("keep payments apart that differ only in the reference of the customer or in the supplementary details, and store both", async () => {
    const files = [
      oneCredit(["FMSCNONREF", "BALANCE_CASHBACK-aaa"], "Cashback"),
      oneCredit(["FMSCNONREF", "BALANCE_CASHBACK-bbb"], "Cashback"),
      oneCredit(["N062KREF1"], "Cashback"),
      oneCredit(["N062KREF2"], "Cashback"),
      oneCredit(["N062KREF2"], "/EREF/E1/REMI/Cashback"),
    ];
    for (const file of files) expect(counts(await send(api, file))).to.deep.equal([200, 1, 0]);
    for (const file of files) expect(counts(await send(api, file))).to.deep.equal([200, 0, 1]);
    const stored = (await all("bank-transactions")).map((one) =>
      [one["remittance_text"], one["end_to_end_id"], one["bank_reference"]].join("; "),
    );
    expect(stored.sort()).to.deep.equal([
      "Cashback\nBALANCE_CASHBACK-aaa; ; ",
      "Cashback\nBALANCE_CASHBACK-bbb; ; ",
      "Cashback; E1; KREF2",
      "Cashback; KREF1; ",
      "Cashback; KREF2; ",
    ]);
  });

  it("keep payments apart whose details in XML have different references, the surest first", async () => {
    const sample = new TextDecoder().decode(sampleFile("camt053-v06-be.xml"));
    const file = (refs: string): Uint8Array<ArrayBuffer> =>
      new TextEncoder().encode(
        sample
          .replace("<AcctSvcrRef>0001-0001</AcctSvcrRef>", refs.startsWith("<NtryRef>") ? refs : "")
          .replace("<EndToEndId>", `${refs.startsWith("<NtryRef>") ? "" : refs}<EndToEndId>`),
      );
    const uetr = "eb6305c9-1f7f-49de-aed0-16487c27b42d";
    const references = [
      ["<AcctSvcrRef>A-1</AcctSvcrRef><InstrId>I-1</InstrId><TxId>T-1</TxId>", "A-1"],
      ["<AcctSvcrRef>A-2</AcctSvcrRef><InstrId>I-1</InstrId><TxId>T-1</TxId>", "A-2"],
      [`<InstrId>I-1</InstrId><TxId>T-1</TxId><UETR>${uetr}</UETR>`, "T-1"],
      [`<InstrId>I-1</InstrId><TxId>NOTPROVIDED</TxId><UETR>${uetr}</UETR>`, uetr],
      ["<InstrId>I-1</InstrId>", "I-1"],
      ["<NtryRef>1</NtryRef>", "1"],
      ["<NtryRef>2</NtryRef>", "2"],
    ] as const;
    for (const [refs] of references) expect(counts(await send(api, file(refs)))).to.deep.equal([200, 1, 0]);
    for (const [refs] of references) expect(counts(await send(api, file(refs)))).to.deep.equal([200, 0, 1]);
    const stored = (await all("bank-transactions")).map((one) => String(one["bank_reference"]));
    expect(stored.sort()).to.deep.equal(references.map(([, stated]) => stated).sort());
  });

  it("store each transaction once if the same file is sent several times at once", async () => {
    const file = mt940([1, 2, 3].map((day) => ({ day, amount: "7", text: `Day ${day}` })));
    const replies = await Promise.all(Array.from({ length: 4 }, () => send(api, file)));
    expect(replies.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200]);
    expect(replies.reduce((sum, { body }) => sum + Number(body["new_count"]), 0)).to.equal(3);
    expect(await all("bank-transactions")).to.have.length(3);
    expect(await all("bank-statements")).to.have.length(1);
  });

  it("store nothing of a file that cannot be read, and say at which line and column", async () => {
    const file = new TextDecoder()
      .decode(mt940([{ day: 1, amount: "5", text: "Fine" }]))
      .replace(":62F:C260331EUR5,", ":62F:C260331EURx");
    const reply = await send(api, new TextEncoder().encode(file));
    expect(reply.status).to.equal(422);
    expect(reply.body["errors"]).to.deep.equal([
      {
        pointer: "/line/7/column/6",
        code: "statement_unreadable",
        message: "Line 7, column 6: A balance such as C260331EUR1234,56 is expected.",
      },
    ]);
    expect([await all("bank-statements"), await all("bank-transactions")]).to.deep.equal([[], []]);
  });

  it("warn of balances that do not agree", async () => {
    const { body } = await send(api, sampleFile("camt053-v02-mismatch.xml"));
    const [statement] = body["statements"] as Record<string, unknown>[];
    expect(statement?.["warnings"]).to.deep.equal(["balance_mismatch"]);
    expect(counts(await send(api, sampleFile("camt053-v02-mismatch.xml")))).to.deep.equal([200, 0, 2]);
  });

  it("are read from CSV with the columns that the parameters name, and refused with the name of a wrong one", async () => {
    const file = new TextEncoder().encode("Date;Sum;Text\r\n31.03.2026;1.234,50;Invoice 7\r\n");
    const options = "?format=csv&account=DE02120300000000202051&currency=EUR&booking_date_column=Date&remittance_columns=Text";
    const reply = await send(api, file, `${options}&amount_column=Sum`);
    expect(counts(reply)).to.deep.equal([200, 1, 0]);
    const [transaction] = await all("bank-transactions");
    expect([transaction?.["booking_date"], transaction?.["amount"], transaction?.["remittance_text"]]).to.deep.equal([
      "2026-03-31",
      123450,
      "Invoice 7",
    ]);
    const wrong = await send(api, file, `${options}&amount_column=Amount`);
    expect([wrong.status, (wrong.body["errors"] as { pointer: string }[])[0]?.pointer]).to.deep.equal([422, "/amount_column"]);
  });

  it("are ignored once, and can be listed by status", async () => {
    await send(api, mt940([{ day: 1, amount: "5", text: "Interest" }]));
    const [{ id } = { id: "" }] = await all("bank-transactions");
    const path = `/v1/bank-transactions/${String(id)}/ignore`;
    const ignored = await api(path, { body: {} });
    expect([ignored.status, ignored.body["status"], ignored.body["version"]]).to.deep.equal([200, "ignored", 2]);
    expect((await api(path, { body: {} })).body).to.deep.equal(ignored.body);
    expect((await api("/v1/bank-transactions?status=ignored")).body["data"]).to.have.length(1);
  });
});
