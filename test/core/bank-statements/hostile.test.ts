import { expect } from "chai";
import { readStatements } from "../../../core/bank-statements/reading/read-statement.js";
import { type GivenReadingOptions, readingOptionsTable } from "../../../core/bank-statements/reading-options.js";
import { isStintError } from "../../../core/kernel/errors.js";
import { parseCurrency } from "../../../core/kernel/currency.js";
import { pointerOf } from "../../../core/kernel/pointer.js";
import { sampleFile } from "./samples.js";

const EUR = parseCurrency("EUR");
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The pointer and the message of the refusal. */
function refused(content: Uint8Array | string, options: GivenReadingOptions = {}): string {
  try {
    readStatements(typeof content === "string" ? bytes(content) : content, readingOptionsTable.create(options));
  } catch (error) {
    if (!isStintError(error)) throw error;
    const [issue] = error.issues;
    return `${pointerOf(issue?.path ?? [])} ${issue?.message}`;
  }
  throw new Error("The file was read.");
}

const camt = (body: string): string =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id><Ccy>EUR</Ccy></Acct>${body}</Stmt></BkToCstmrStmt></Document>`;
const entry = (amount: string): string =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-03-01</Dt></BookgDt></Ntry>`;
const csv: GivenReadingOptions = { account: "1", currency: EUR, bookingDateColumn: "1", amountColumn: "2" };
const mt940 = (line: string): string => `:20:X\n:25:1\n:60F:C260301EUR0,\n:61:${line}\n:62F:C260302EUR1,\n-\n`;

describe("hostile files instead of bank statements", () => {
  it("are refused with entities, declarations and nesting, at their line and column", () => {
    const laughs = `<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>\n<Document>&lol2;</Document>`;
    expect(refused(laughs)).to.equal("/line/2/column/1 Line 2, column 1: This is not well-formed XML, or it has an entity.");
    expect(refused('<!DOCTYPE Document SYSTEM "file:///etc/passwd"><Document/>')).to.match(/document type declaration/);
    expect(refused(camt("\n<AddtlStmtInf>&xxe;</AddtlStmtInf>"))).to.match(/^\/line\/2\/column\/15 /);
    expect(refused("<a>".repeat(60))).to.match(/nested in more than 50 levels/);
    expect(refused(`<a${" b='1'".repeat(2)}/>`)).to.match(/not well-formed/);
    expect(refused(`<a>${"<b/>".repeat(400_001)}</a>`)).to.match(/more than 400000 elements/);
    for (const text of ["<a></b>", "<a><b></a>", "<a/><b/>", "x<a/>", "<a>", "<a b=1/>", "<a>&#0;</a>", "<a>&#xD800;</a>", "<"])
      expect(refused(text, { format: "camt.053" }), text).to.match(/^\/line\/1\/column\/\d+ Line 1, column \d+: /);
  });

  it("are refused in time that is proportional to their size", () => {
    for (const text of [
      "<!--" + "-".repeat(900_000),
      "<a" + " ".repeat(900_000),
      "<a b='" + "&".repeat(900_000),
      "<![CDATA[" + "]".repeat(900_000),
    ])
      expect(refused(text)).to.match(/Line 1/);
    expect(refused(`"${'""'.repeat(500_000)}`, csv)).to.match(/The quote that begins here has no end/);
    expect(refused(`:20:${"x\n".repeat(400_000)}`)).to.match(/has no account/);
  }).timeout(20_000);

  it("are refused with numbers that are too large or too precise", () => {
    expect(refused(camt(entry("9".repeat(400))))).to.match(/An amount such as 1234.50 is expected/);
    expect(refused(camt(entry("10000000000000.01")))).to.match(/too large/);
    expect(refused(camt(entry("1.005")))).to.match(/more decimals than EUR/);
    for (const amount of ["-1", "1e5", "1,5", "NaN", "", " "])
      expect(refused(camt(entry(amount))), amount).to.match(/^\/line\/1\//);
    expect(refused(mt940(`2603010301C${"9".repeat(16)},00NTRF`))).to.match(/^\/line\/4\/column\/5 .*A statement line such as/);
    expect(refused(mt940("2603010301C1,001NTRF"))).to.match(/more decimals/);
    expect(refused(`2026-03-01,${"9".repeat(40)}\n`, csv)).to.match(/^\/line\/1\/column\/2 /);
  });

  it("are refused with too many columns, rows, statements and transactions", () => {
    expect(refused(",".repeat(1_000_000), csv)).to.equal(
      "/line/1/column/201 Line 1, column 201: The row has more than 200 cells.",
    );
    expect(refused("2026-03-01,1\n".repeat(10_001), csv)).to.match(/more than 10000 rows/);
    expect(refused("2026-03-01,1\n".repeat(5_001), csv)).to.match(/more than 5000 transactions/);
    expect(refused(camt(entry("1").repeat(5_001)))).to.match(/more than 5000 transactions/);
    expect(refused(":20:X\n:25:1\n:60F:C260301EUR0,\n:62F:C260301EUR0,\n-\n".repeat(501))).to.match(/more than 500 statements/);
  }).timeout(20_000);

  it("are refused where dates do not exist", () => {
    expect(refused(mt940("2613010301C1,NTRF"))).to.match(/The value date does not exist/);
    expect(refused(mt940("2603011301C1,NTRF"))).to.match(/The entry date does not exist/);
    expect(refused(camt(entry("1").replace("2026-03-01", "2026-02-30")))).to.match(/A date such as 2026-03-31 is expected/);
    expect(refused("2026-03-01,1\nTotal,2\n", { ...csv, dateFormat: "YYYY-MM-DD" })).to.match(/^\/line\/2\/column\/1 /);
  });

  it("are refused if they are no text, in an unknown encoding, or another kind of document", () => {
    expect(refused(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]))).to.match(/ The file is not a text/);
    expect(refused(Uint8Array.from([0xff, 0xfe, 0x00, 0xd8]))).to.match(/unpaired surrogate/);
    expect(refused(Uint8Array.from([0xff, 0xfe, 0x41]))).to.match(/not valid text in the encoding utf-16le/);
    expect(refused('<?xml version="1.0" encoding="EBCDIC"?><a/>')).to.match(/The encoding ebcdic is not supported/);
    expect(refused("<html></html>")).to.match(/no bank statement in XML/);
    expect(refused(camt("").replace("053.001.02", "053.001.14"))).to.match(/no bank statement in XML/);
    expect(refused(":20:X\n:25:1\n:34F:EUR0,\n:61:2603010301C1,NTRF\n")).to.match(/no opening balance/);
  });

  it("are refused if nobody says how to read a CSV file", () => {
    expect(refused("a,b\n")).to.equal("/account Name the account, which the CSV file does not state.");
    expect(refused("01/02/2026,1\n", csv)).to.match(
      /^\/dateFormat The dates could have the formats DD\/MM\/YYYY and MM\/DD\/YYYY/,
    );
    expect(refused("2026-03-01,1.234\n", csv)).to.equal(
      "/decimalPoint The amounts do not tell their decimal separator. Name it.",
    );
    expect(refused("Day,Sum\n2026-03-01,1\n", { ...csv, amountColumn: "Amount" })).to.match(
      /^\/amountColumn .*no column with this title/,
    );
    expect(refused("2026-03-01,1\n", { ...csv, amountColumn: "3" })).to.equal("/amountColumn The file has 2 columns.");
    expect(refused("2026-03-01,1,x\n2026-03-02,1\n", csv)).to.match(
      /^\/line\/2\/column\/1 .*The row has 2 cells, and the others have 3/,
    );
    expect(refused('"2026-03-01"x,1\n', csv)).to.match(/^\/line\/1\/column\/13 /);
  });

  it("are refused if the closing balance is cut off", () => {
    const whole = sampleFile("mt940-knab.sta");
    const text = new TextDecoder().decode(whole);
    const cut = text.slice(0, text.lastIndexOf("EUR1298,98") + "EUR1298".length);
    expect(refused(cut)).to.match(/ends within the closing balance/);
  });
});
