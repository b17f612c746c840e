import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseCurrency } from "../../../core/kernel/currency.js";
import type { GivenReadingOptions } from "../../../core/bank-statements/reading-options.js";
import { root } from "../../repository.js";

/** A statement as a person reads it: amounts in minor units, days as `first booking date..last`. */
export type ReadByHand = readonly [
  account: string,
  currency: string,
  number: string | null,
  count: number,
  sum: number,
  days: string | null,
  balances: readonly [opening: number, closing: number] | null,
];

/** What the samples of CSV files need beside their bytes. */
const csv = (account: string, currency: string, options: GivenReadingOptions): GivenReadingOptions => ({
  account,
  currency: parseCurrency(currency),
  ...options,
});

const DE = "DE02120300000000202051";
const DE2 = "DE41500105170123456789";

/** The files of `samples/`, with what they contain. The figures were read and added up by hand. */
export const samples: Readonly<Record<string, readonly ReadByHand[]>> = {
  "camt053-v02-nl.xml": [["NL91ABNA0417164300", "EUR", "12312", 1, 885, "2026-03-31..2026-03-31", [1815, 2700]]],
  "camt053-v02-de-batch.xml": [[DE, "EUR", "42", 4, 28000, "2026-03-03..2026-03-03", [100000, 128000]]],
  "camt053-v02-de-return.xml": [[DE, "EUR", "0353", 1, -1485, "2026-03-10..2026-03-10", [50000, 48515]]],
  "camt053-v03-at.xml": [["AT611904300234573201", "EUR", "AT-3", 1, 200050, "2026-02-27..2026-02-27", [-25000, 175050]]],
  "camt053-v04-ch-qr.xml": [["CH7630000001987654321", "CHF", "CH-26-61", 2, 197545, "2026-03-02..2026-03-02", [0, 197545]]],
  "camt053-v04-se.xml": [["50000000054910000003", "SEK", "STAT001", 3, -6432150, "2026-10-18..2026-10-18", [50000000, 43567850]]],
  "camt053-v06-be.xml": [["BE68539007547034", "EUR", "BE-6", 1, 12100, "2026-01-15..2026-01-15", [10000, 22100]]],
  "camt053-v08-pty.xml": [["FI2112345600000785", "EUR", "V8", 2, 6240, "2026-03-31..2026-03-31", [0, 6240]]],
  "camt053-v08-prefixed-latin1.xml": [["DE33430609670987654321", "EUR", "P8", 1, 24990, "2026-05-05..2026-05-05", [1000, 25990]]],
  "camt053-v10-two-accounts.xml": [
    ["ES9121000418450200051332", "EUR", "ONE", 1, 300, "2026-06-02..2026-06-02", [100, 400]],
    ["IT60X0542811101000000123456", "EUR", "TWO", 1, -700, "2026-06-02..2026-06-02", [900, 200]],
  ],
  "camt053-v13-utf16.xml": [["PL61109010140000071219812874", "PLN", "PL", 1, 123000, "2026-07-02..2026-07-02", [0, 123000]]],
  "camt052-v06-pending.xml": [["CH9300762011623852957", "CHF", "INTRA", 1, 379, "2026-04-04..2026-04-04", null]],
  "camt054-v04-ch.xml": [["CH7630000001987654321", "CHF", "NOTE", 2, 35000, "2026-03-04..2026-03-04", null]],
  "camt053-v02-empty.xml": [["NL39RABO0300065264", "EUR", "EMPTY", 0, 0, null, [7770, 7770]]],
  "camt053-v02-jpy.xml": [["0130-7654321", "JPY", "JPY", 2, 1885, "2026-09-02..2026-09-02", [1000, 2885]]],
  "camt053-v02-fr-reversal.xml": [
    ["FR1420041010050500013M02606", "EUR", "FR", 1, 4000, "2026-11-03..2026-11-03", [30000, 34000]],
  ],
  "camt053-v02-mismatch.xml": [["DE85760501010011223344", "EUR", "MIS", 2, 2000, "2026-12-01..2026-12-01", [0, 3000]]],
  "mt940-abn-amro.sta": [
    ["417164300", "EUR", "19321/1", 3, -1179, "2026-05-23..2026-05-24", [323628, 322449]],
    ["417164300", "EUR", "19322/1", 1, 150000, "2026-05-24..2026-05-24", [322449, 472449]],
  ],
  "mt940-ing.sta": [["0001234567", "EUR", "000", 3, -2246, "2026-07-22..2026-07-23", [10000, 7754]]],
  "mt940-ing-structured.sta": [["NL20INGB0001234567", "EUR", "00090", 3, 8106, "2026-03-31..2026-03-31", [66223, 74329]]],
  "mt940-knab.sta": [
    ["255010203", "EUR", "998/1", 1, 50000, "2026-05-07..2026-05-07", [0, 50000]],
    ["255010203", "EUR", "999/1", 2, -176000, "2026-07-29..2026-07-29", [305898, 129898]],
  ],
  "mt940-rabobank.sta": [
    ["NL39RABO0300065264", "EUR", "0", 2, -1500, "2026-01-01..2026-01-02", [100000, 98500]],
    ["NL39RABO0300065264", "EUR", "0", 1, -1000, "2026-01-09..2026-01-09", [98500, 97500]],
  ],
  "mt940-rabobank-legacy.sta": [
    ["3000.65.264", "EUR", "00000/00", 1, -7735, "2026-05-27..2026-05-27", [47317, 39582]],
    ["3000.65.264", "EUR", "00000/00", 0, 0, null, [39582, 39582]],
  ],
  "mt940-sns.sta": [["0987654300", "EUR", "160/1", 2, -2500, "2026-06-08..2026-06-08", [123456, 120956]]],
  "mt940-asn.sta": [
    ["NL52ASNB0708091011", "EUR", "1/1", 1, -6500, "2026-01-01..2026-01-01", [44429, 37929]],
    ["NL52ASNB0708091011", "EUR", "2/1", 0, 0, null, [37929, 37929]],
  ],
  "mt940-triodos.sta": [["TRIODOSBANK/0390123456", "EUR", "1", 2, -71570, "2026-01-01..2026-01-25", [497509, 425939]]],
  "mt940-postfinance.sta": [
    ["123456789", "CHF", "999/1", 2, 22920, "2026-12-09..2026-12-09", [0, 22920]],
    ["123456789", "CHF", "999/2", 2, -6980, "2026-12-16..2026-12-18", [22920, 15940]],
  ],
  "mt940-commerzbank.sta": [["25040066/0123456789", "EUR", "00143/1", 1, -1235, "2026-06-08..2026-06-08", [0, -1235]]],
  "mt940-lbbw.sta": [["60050101/1324357", "EUR", "1", 2, 9900, "2026-02-08..2026-02-08", [0, 9900]]],
  "mt940-sparkasse.sta": [
    ["87052000/123456789", "EUR", "00000/001", 1, -2000, "2026-02-18..2026-02-18", [19457, 17457]],
    ["87052000/123456789", "EUR", "00000/001", 1, 11900, "2026-02-18..2026-02-18", [17457, 29357]],
  ],
  "mt940-volksbank.sta": [
    ["66642399/93387", "EUR", "0", 2, 14500, "2026-02-19..2026-02-19", [308500, 323000]],
    ["66642399/93387", "EUR", "0", 0, 0, null, [323000, 323000]],
  ],
  "mt940-deutsche-bank.sta": [["45050050/76198810", "EUR", "27/01", 3, 1107970, "2026-10-17..2026-10-17", [8434974, 9542944]]],
  "mt940-citi.sta": [["123456789", "USD", "1/1", 3, -77347, "2026-03-12..2026-03-12", [1737667, 1660320]]],
  "mt940-mbank.sta": [["PL61109010140000071219812874", "PLN", "3/1", 2, 8900, "2026-02-01..2026-02-01", [46, 8946]]],
  "mt940-sberbank-hu.sta": [["1966315302010001", "HUF", "00046", 2, 105850, "2026-10-11..2026-10-11", [62731130, 62836980]]],
  "mt940-february-30.sta": [["12345678/1020304050", "EUR", "00000/001", 1, -600, "2027-03-01..2027-03-01", [120000, 119400]]],
  "mt940-year-end.sta": [[DE, "EUR", "1/2027", 4, 200, "2026-12-30..2027-01-04", [5000, 5200]]],
  "mt940-sepa-returns-utf16.sta": [
    ["50880050/0194774600888", "EUR", "00004/00001", 3, -90483, "2026-09-04..2026-09-04", [-123436, -213919]],
  ],
  "csv-commerzbank.csv": [["DE85760501010011223344", "EUR", null, 2, 100164, "2026-12-31..2027-01-21", null]],
  "csv-dkb.csv": [[DE, "EUR", null, 2, 113770, "2026-12-05..2026-12-08", null]],
  "csv-vr-bank.csv": [["DE33430609670987654321", "EUR", null, 2, 123107, "2026-12-16..2026-12-17", null]],
  "csv-ing-nl.csv": [["NL20INGB0001234567", "EUR", null, 2, 11905, "2026-04-01..2026-04-02", null]],
  "csv-n26.csv": [[DE2, "EUR", null, 2, 117701, "2026-05-03..2026-05-04", null]],
  "csv-revolut.csv": [["GB33BUKB20201555555555", "GBP", null, 2, 21860, "2026-06-01..2026-06-03", null]],
  "csv-ubs.csv": [["CH9300762011623852957", "CHF", null, 2, 1134560, "2026-03-04..2026-03-05", null]],
  "csv-lloyds.csv": [["30-00-00/12345678", "GBP", null, 2, 44450, "2026-02-27..2026-02-28", null]],
  "csv-targobank.csv": [[DE2, "EUR", null, 2, 5916, "2026-11-03..2026-11-10", null]],
  "csv-paypal.csv": [["PAYPAL", "EUR", null, 2, 9097, "2026-06-18..2026-06-21", null]],
  "csv-debit-credit-us.csv": [["987654321", "USD", null, 2, 50000, "2026-12-15..2026-12-16", null]],
  "csv-bank-austria.csv": [["AT611904300234573201", "EUR", null, 2, 359580, "2027-01-02..2027-01-03", null]],
};

/** How the CSV files of the samples are read. */
export const csvOptions: Readonly<Record<string, GivenReadingOptions>> = {
  "csv-commerzbank.csv": csv("DE85 7605 0101 0011 2233 44", "EUR", {
    ...{ bookingDateColumn: "Buchungstag", valueDateColumn: "Wertstellung", amountColumn: "Betrag", currencyColumn: "Währung" },
    remittanceColumns: ["Umsatzart", "Buchungstext"],
  }),
  "csv-dkb.csv": csv(DE, "EUR", {
    ...{ bookingDateColumn: "Buchungsdatum", amountColumn: "Betrag (€)", nameColumn: "Zahlungspflichtige*r" },
    ...{ accountColumn: "IBAN", remittanceColumns: ["Verwendungszweck"], bankReferenceColumn: "Kundenreferenz" },
  }),
  "csv-vr-bank.csv": csv("DE33430609670987654321", "EUR", {
    ...{ bookingDateColumn: "buchungstag", valueDateColumn: "valutadatum", amountColumn: "betrag" },
    ...{ nameColumn: "Name Zahlungsbeteiligter", accountColumn: "IBAN Zahlungsbeteiligter" },
    remittanceColumns: ["Verwendungszweck"],
  }),
  "csv-ing-nl.csv": csv("NL20INGB0001234567", "EUR", {
    ...{ bookingDateColumn: "Datum", amountColumn: "Bedrag (EUR)", directionColumn: "Af Bij", accountColumn: "Tegenrekening" },
    ...{ nameColumn: "Naam / Omschrijving", remittanceColumns: ["Mededelingen"] },
  }),
  "csv-n26.csv": csv(DE2, "EUR", {
    ...{ bookingDateColumn: "Booking Date", valueDateColumn: "Value Date", amountColumn: "Amount (EUR)" },
    ...{ nameColumn: "Partner Name", accountColumn: "Partner Iban", remittanceColumns: ["Payment Reference"] },
  }),
  "csv-revolut.csv": csv("GB33BUKB20201555555555", "GBP", {
    ...{ bookingDateColumn: "Completed Date", amountColumn: "Amount", currencyColumn: "Currency" },
    remittanceColumns: ["Description"],
  }),
  "csv-ubs.csv": csv("CH93 0076 2011 6238 5295 7", "CHF", {
    ...{
      bookingDateColumn: "Buchungsdatum",
      valueDateColumn: "Valutadatum",
      debitColumn: "Belastung",
      creditColumn: "Gutschrift",
    },
    ...{ bankReferenceColumn: "Transaktions-Nr.", nameColumn: "Beschreibung1", remittanceColumns: ["Beschreibung2"] },
  }),
  "csv-lloyds.csv": csv("30-00-00/12345678", "GBP", {
    ...{ bookingDateColumn: "Transaction Date", debitColumn: "Debit Amount", creditColumn: "Credit Amount" },
    remittanceColumns: ["Transaction Description"],
  }),
  "csv-targobank.csv": csv(DE2, "EUR", {
    ...{ bookingDateColumn: "1", remittanceColumns: ["2"], debitColumn: "3", creditColumn: "4", delimiter: "semicolon" },
  }),
  "csv-paypal.csv": csv("PAYPAL", "EUR", {
    ...{ bookingDateColumn: "Datum", amountColumn: "Netto", currencyColumn: "Währung", nameColumn: "Name" },
    ...{ bankReferenceColumn: "Transaktionscode", remittanceColumns: ["Rechnungsnummer"] },
  }),
  "csv-debit-credit-us.csv": csv("987654321", "USD", {
    ...{ bookingDateColumn: "Date", amountColumn: "Amount", directionColumn: "D/C", nameColumn: "Partner Name" },
    ...{ accountColumn: "Bank Account", remittanceColumns: ["Label"] },
  }),
  "csv-bank-austria.csv": csv("AT611904300234573201", "EUR", {
    ...{ bookingDateColumn: "Buchungsdatum", valueDateColumn: "Valutadatum", amountColumn: "Betrag" },
    ...{ nameColumn: "Auftraggebername", remittanceColumns: ["Buchungstext", "Interne Notiz"] },
  }),
};

/** The bytes of a sample. */
export const sampleFile = (name: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(readFileSync(join(root, "test/core/bank-statements/samples", name)));
