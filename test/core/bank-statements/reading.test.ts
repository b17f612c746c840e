import { expect } from "chai";
import fc from "fast-check";
import { readStatements } from "../../../core/bank-statements/reading/read-statement.js";
import type { ParsedStatement } from "../../../core/bank-statements/reading/parsed-statement.js";
import {
  type GivenReadingOptions,
  type ReadingOptions,
  readingOptionsTable,
} from "../../../core/bank-statements/reading-options.js";
import { isStintError, type StintError } from "../../../core/kernel/errors.js";
import { csvOptions, type ReadByHand, sampleFile, samples } from "./samples.js";

const optionsOf = (name: string, given: GivenReadingOptions = csvOptions[name] ?? {}): ReadingOptions =>
  readingOptionsTable.create(given);

const read = (name: string, content: Uint8Array = sampleFile(name)): readonly ParsedStatement[] =>
  readStatements(content, optionsOf(name));

function summary({ account, currency, number, transactions, opening, closing }: ParsedStatement): ReadByHand {
  const days = transactions.map(({ bookingDate }) => bookingDate).sort();
  const sum = transactions.reduce((total, { amount }) => total + amount, 0n);
  const period = days.length === 0 ? null : `${days[0]}..${days.at(-1)}`;
  const balances = opening && closing && ([Number(opening.amount), Number(closing.amount)] as const);
  return [account, currency, number, transactions.length, Number(sum), period, balances];
}

/** The refusal, or else what was read. */
function attempt(name: string, content: Uint8Array): StintError | readonly ParsedStatement[] {
  try {
    return read(name, content);
  } catch (error) {
    if (isStintError(error) && error.kind === "invalid") return error;
    throw error;
  }
}

describe("the samples of bank statements", () => {
  it("contain at least 15 files in XML, 15 in MT940 and 10 in CSV", () => {
    const count = (begin: string): number => Object.keys(samples).filter((name) => name.startsWith(begin)).length;
    expect([count("camt") >= 15, count("mt940") >= 15, count("csv") >= 10]).to.deep.equal([true, true, true]);
  });

  for (const [name, statements] of Object.entries(samples)) {
    it(`are read as by hand: ${name}`, () => {
      expect(read(name).map(summary)).to.deep.equal(statements);
      const [, kind = "", version = ""] = /^(camt05\d|mt940|csv)/.exec(name) ?? [];
      expect(read(name)[0]?.format.replace(".", ""), version).to.equal(kind);
    });

    it(`are refused with a position, or read as complete rows, when cut off after any 50 bytes: ${name}`, () => {
      const content = sampleFile(name);
      const complete = read(name).map(({ transactions }) => transactions);
      for (let length = 50; length < content.length; length += 50) {
        const cut = attempt(name, content.slice(0, length));
        if (isStintError(cut)) {
          expect(
            cut.issues.every(({ message }) => message !== ""),
            String(length),
          ).to.equal(true);
          continue;
        }
        if (name.startsWith("camt")) {
          expect(cut, `${length} of ${content.length}`).to.deep.equal(read(name));
          continue;
        }
        cut.forEach(({ transactions, mayBeTruncated }, index) => {
          const whole = mayBeTruncated ? transactions.slice(0, -1) : transactions;
          expect(whole, String(length)).to.deep.equal(complete[index]?.slice(0, whole.length));
          if (name.startsWith("mt940")) expect(transactions.length, String(length)).to.equal(complete[index]?.length);
        });
      }
    });
  }
});

describe("reading bank statements", () => {
  it("finds names, accounts, references and texts in each dialect", () => {
    const told = (name: string) =>
      read(name).flatMap(({ transactions }) =>
        transactions.map((one) => [
          ...[one.counterpartyName, one.counterpartyAccount, one.endToEndId, one.creditorReference, one.remittanceText],
          one.bankReference,
        ]),
      );
    expect(told("camt053-v04-ch-qr.xml")).to.deep.equal([
      ["Rutschmann Pia", "CH7609000000123456789", null, "210000000003139471430009017", null, "ZV20260302/0001"],
      ["Keller AG", "CH9300762011623852957", null, "000000000000000000000260071", null, "ZV20260302/0001"],
    ]);
    expect(told("camt053-v02-de-return.xml")).to.deep.equal([
      [
        ...["Erik Lang", "DE41500105170123456789", "A1.200080779", null],
        ...["SONSTIGE GRUENDE ENDABRECHNUNG NR. 500106875", "2026031000007"],
      ],
    ]);
    expect(told("camt053-v02-fr-reversal.xml")).to.deep.equal([
      ["Léa & Fils", "LU120010001234567891", "FACT-12", null, "Rejet <virement> 12", "FR-1"],
    ]);
    expect(told("camt053-v08-pty.xml")[1]).to.deep.equal(["Kirjanpito Oy", "LU120010001234567891", null, null, "K-99", "FI-2"]);
    expect(told("camt053-v08-prefixed-latin1.xml")[0]?.slice(0, 5)).to.deep.equal([
      ...["Jürgen Größl", "DE41500105170123456789", null, null, "Überweisung für RE-2026-5"],
    ]);
    expect(told("mt940-abn-amro.sta")[3]?.slice(0, 5)).to.deep.equal([
      ...["BAKKER EN ZOON BV", "NL20INGB0001234567", "E2E-0042", null, "FACTUUR 2026-0042"],
    ]);
    expect(told("mt940-ing-structured.sta")).to.deep.equal([
      ...[
        [
          "ING BANK NV INZAKE WEB",
          "NL91ABNA0417164300",
          "EV12341REP1231456T1234",
          null,
          "EV10001REP1000000T1000",
          "00000000001005",
        ],
      ],
      ...[[null, null, null, null, "TOTAAL 1 VZ", "00000000001006"]],
      ...[["J.SMIT", "NL39RABO0300065264", "13150611", "9876543210987654", null, "00000000001007"]],
    ]);
    expect(told("mt940-rabobank.sta")[1]?.slice(0, 5)).to.deep.equal([
      "JAN DE GROOT",
      null,
      null,
      null,
      "Factuur 2026-0134\nP001234567",
    ]);
    expect(told("mt940-rabobank-legacy.sta")[0]).to.deep.equal([
      ...["W.P. Visser", null, "0121470966", null, "Terugboeking NIET AKKOORD MET AFSCHRIJVING 20095731", null],
    ]);
    expect(told("mt940-commerzbank.sta")[0]).to.deep.equal([
      ...["TESTEREL", "DE41500105170123456789", "A1.200080779.400143254.4961336", null],
      ...["SONSTIGE GRUENDE ENDABRECHNUNG NR. 500106875 ZU VERTRA400143254\n/OCMT/EUR11,85//CHGS/EUR0,50/", "2026021783252833"],
    ]);
    expect(told("mt940-sparkasse.sta")[1]).to.deep.equal([
      ...["Größl GmbH", "DE41500105170123456789", "RE-2026-0815", null, "Rechnung RE-2026-0815 vom 01.02.2026", null],
    ]);
    expect(told("mt940-asn.sta")[0]?.slice(0, 2)).to.deep.equal([null, "NL20INGB0001234567"]);
    expect(told("csv-n26.csv")[1]).to.deep.equal(["Cloud, Inc.", null, null, null, null, null]);
    expect(told("csv-dkb.csv")[1]?.[4]).to.equal('Holz "Eiche"\n2. Lieferung');
  });

  it("gives an entry date without a year the year that is the nearest to the value date", () => {
    const [statement] = read("mt940-year-end.sta");
    expect(statement?.transactions.map(({ bookingDate, valueDate, amount }) => [bookingDate, valueDate, amount])).to.deep.equal([
      ["2027-01-02", "2027-01-01", 100n],
      ["2027-01-04", "2026-12-31", 200n],
      ["2026-12-30", "2027-01-02", 300n],
      ["2027-01-02", "2027-01-02", -400n],
    ]);
    expect(statement?.transactions.map(({ isReversal }) => isReversal)).to.deep.equal([false, false, true, true]);
    expect(read("mt940-february-30.sta")[0]?.transactions[0]?.valueDate).to.equal("2027-02-28");
  });

  it("reads statements of banks that leave out the reference of each, also beside others", () => {
    const statement = (day: string, reference = "") =>
      `ABNANL2A\n940\nABNANL2A\n${reference}:25:417164300\n:28:19321/1\n:60F:C26052${day}EUR1,\n:61:26052${day}C1,N192NONREF\n:86:Text\n:62F:C26052${day}EUR2,\n-\n`;
    const text = statement("2") + statement("3", ":20:ABN AMRO BANK NV\n") + statement("4") + statement("5");
    const found = read("mt940-own.sta", new TextEncoder().encode(text));
    expect(found.map(({ account, to, transactions }) => [account, to, transactions.length])).to.deep.equal(
      ["22", "23", "24", "25"].map((day) => ["417164300", `2026-05-${day}`, 1]),
    );
  });

  it("reads any bytes as statements or refuses them, without another error", () => {
    const pieces = fc.constantFrom(
      ":20:",
      ":25:1",
      ":60F:C260101EUR0,",
      ":61:260101C1,NTRF",
      ":86:",
      ":62F:C260101EUR1,",
      "\r\n",
    );
    const texts = fc.array(fc.oneof(pieces, fc.string({ maxLength: 9 })), { maxLength: 20 }).map((all) => all.join(""));
    fc.assert(
      fc.property(fc.oneof(texts, fc.constantFrom("<", "\ufeff")), fc.uint8Array({ maxLength: 40 }), (text, bytes) => {
        attempt("any", Uint8Array.from([...new TextEncoder().encode(text), ...bytes]));
      }),
    );
  });
});
