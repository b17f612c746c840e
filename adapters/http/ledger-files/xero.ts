import { csvLines, formatAmount } from "../../../core/index.js";
import { byEntry, type LedgerFile, regionalDate, textOf } from "./ledger-file.js";

/** Of the template for manual journals, which Xero compares with the file. */
const columns = [
  "*Narration",
  "*Date",
  "Description",
  "*AccountCode",
  "*TaxRate",
  "*Amount",
  "TrackingName1",
  "TrackingOption1",
  "TrackingName2",
  "TrackingOption2",
];
const NO_TRACKING = ["", "", "", ""];

/** The tax rate of Xero for lines whose tax has a line of its own. */
const WITHOUT_TAX = "Tax Exempt";

/** Manual journals for Xero: consecutive rows with the same narration and date are one. Debits are positive. */
export function* xeroJournals({ rows, locale }: LedgerFile): Generator<string> {
  yield csvLines([columns]);
  for (const [position, entryRows] of byEntry(rows).entries()) {
    const { entry } = entryRows[0];
    const narration = `${position + 1} ${textOf(entry)}`;
    yield csvLines(
      entryRows.map(({ account, amount, taxCode, role }) => [
        ...[narration, regionalDate(entry.date, locale), entry.reference ?? entry.number, account],
        ...[(role === "revenue" && taxCode) || WITHOUT_TAX, formatAmount(amount, entry.currency), ...NO_TRACKING],
      ]),
    );
  }
}
