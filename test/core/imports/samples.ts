import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ExportFile } from "../../../core/imports/export-file.js";
import type { ExportOptions } from "../../../core/imports/export-options.js";
import { root } from "../../repository.js";

/** A sample as a person reads it. Figures and names differ from those of its origin, the structure does not. */
export interface ReadByHand {
  /** A public repository and a file or an issue in it, or what the file imitates. */
  readonly origin: string;
  /** `person | project | month` and the time, `h:mm:ss`. */
  readonly totals: Readonly<Record<string, string>>;
  /** `line code` of the rows that are refused. */
  readonly refused?: readonly string[];
  readonly options?: Partial<ExportOptions>;
}

/** The files of `samples/`. The figures were added up by hand. */
export const samples: Readonly<Record<string, ReadByHand>> = {
  "toggl-detailed-amount.csv": {
    origin: "solidtime-io/solidtime resources/testfiles/toggl_time_entries_import_test_1.csv",
    totals: { "Mara Lind | Internal | 2025-02": "0:00:00", "Mara Lind | Harbor Website | 2025-02": "2:15:03" },
  },
  "toggl-all-quoted.csv": {
    origin: "solidtime-io/solidtime resources/testfiles/toggl_time_entries_import_test_2.csv",
    totals: { "Mara Lind | Real Work | 2025-03": "0:30:02" },
  },
  "toggl-classic-durations.csv": {
    origin: "CorrectRoadH/OpenTickly issue 84: durations in the classic format",
    totals: { "Nils | Operations | 2026-05": "0:22:12" },
  },
  "toggl-utf16-tabs.tsv": {
    origin: "a public test of an importer: a real export with tabs, currency and amount apart",
    totals: { "Ida Voss | Foundation | 2026-03": "1:48:08" },
  },
  "toggl-japanese-values.csv": {
    origin: "7pairs/toggl2html toggl2html/tests: values in Japanese, over midnight",
    totals: { "みどり | 読書 | 2024-06": "3:15:00", "みどり | 生活 | 2024-06": "7:00:00" },
  },
  "toggl-duplicates-and-running.csv": {
    origin: "a public test of an importer: equal rows, and a timer that runs",
    totals: { "Ren | Site | 2026-04": "3:20:00", "Ren | Internal | 2026-04": "0:20:00" },
    refused: ["5 still_running"],
  },
  "toggl-bad-dates.csv": {
    origin: "a public test of an importer in Danish: rows without a date or a time",
    totals: { "Asta | North | 2026-07": "3:45:00" },
    refused: ["4 date_unclear", "5 duration_missing"],
  },
  "toggl-day-first-ambiguous.csv": {
    origin: "a public test of an importer: dates that could begin with the month",
    totals: { "Hugo Brenner | Ops | 2025-05": "1:00:00", "Hugo Brenner | Ops | 2025-07": "20:30:00" },
    options: { dateFormat: "DD/MM/YYYY" },
  },
  "toggl-semicolons-line-breaks.csv": {
    origin: "a public test of an importer: semicolons, quotes and line breaks",
    totals: { "Anja | - | 2026-06": "2:15:00" },
  },
  "toggl-stop-date.csv": {
    origin: 'a public test of an importer: the newer titles "Stop date" and "Stop time"',
    totals: { "- | TRACK | 2026-02": "3:45:00" },
  },
  "toggl-import-template.csv": {
    origin: "support.toggl.com: the columns of an import",
    totals: { "Rika | Acre Site | 2024-09": "2:30:00", "Rika | Acre Site | 2024-10": "0:45:00" },
  },
  "toggl-misread-mark.csv": {
    origin: "a public validator: a byte order mark that was read as three characters",
    totals: { "Peer Holt | - | 2023-04": "0:05:58" },
  },
  "toggl-month-first.csv": {
    origin: "pieye/toggl2clockify: dates in the format of the profile, MM/DD/YYYY",
    totals: { "Gwen | Mine | 2020-01": "3:30:00", "Gwen | Mine | 2020-02": "4:00:00" },
  },
  "toggl-details.json": {
    origin: "toggl/toggl_api_docs reports/detailed.md",
    totals: { "Jaan Rand | Desktop | 2014-05": "3:30:00", "Jaan Rand | Development | 2014-05": "2:14:25" },
  },
  "toggl-search.json": {
    origin: "the public interface of Toggl reports, version 3: entries in groups",
    totals: { "Oda | Atlas | 2025-01": "1:30:00" },
    refused: ["3 duration_negative"],
  },
  "clockify-month-first.csv": {
    origin: "solidtime-io/solidtime resources/testfiles/clockify_time_entries_import_test_1.csv",
    totals: { "Mara Lind | Internal | 2024-05": "0:00:00", "Mara Lind | Harbor Website | 2024-05": "2:00:01" },
  },
  "clockify-invoiced.csv": {
    origin: "solidtime-io/solidtime resources/testfiles/clockify_time_entries_import_test_2.csv",
    totals: { "Mara Lind | Real Work | 2024-11": "0:45:00" },
  },
  "clockify-impossible-month.csv": {
    origin: "solidtime-io/solidtime resources/testfiles/clockify_time_entries_import_test_3.csv",
    totals: { "Mara Lind | Real Work | 2024-11": "0:30:00" },
    refused: ["2 date_unclear"],
  },
  "clockify-without-billable.csv": {
    origin: "solidtime-io/solidtime resources/testfiles/clockify_time_entries_import_test_4.csv",
    totals: { "Mara Lind | Harbor Website | 2024-06": "1:00:01" },
  },
  "clockify-activity.csv": {
    origin: "solidtime-io/solidtime resources/testfiles/clockify_time_entries_import_test_5.csv",
    totals: { "Mara Lind | Harbor Website | 2024-06": "0:30:01" },
  },
  "clockify-without-client.csv": {
    origin: "solidtime-io/solidtime resources/testfiles/clockify_time_entries_import_test_6.csv",
    totals: { "Mara Lind | Project A | 2024-06": "0:00:00", "Mara Lind | Project B | 2024-06": "2:00:01" },
  },
  "clockify-short-row.csv": {
    origin: "solidtime-io/solidtime resources/testfiles/clockify_time_entries_import_test_7.csv",
    totals: { "Mara Lind | Project A | 2024-06": "1:30:01" },
  },
  "clockify-24-hours-day-first.csv": {
    origin: "solidtime-io/solidtime issue 461: DD/MM/YYYY and 24 hours, which gave negative and huge times",
    totals: { "Beda | Docs | 2025-04": "0:05:00", "Beda | Docs | 2025-05": "0:40:00" },
  },
  "clockify-one-digit-hours.csv": {
    origin: 'kimai/kimai issue 4053: "14/04/2023 9:00" could not be read',
    totals: { "Mirko | Relaunch | 2023-04": "4:15:00" },
  },
  "clockify-import-example.csv": {
    origin: "clockify.me help, import timesheets: the example file",
    totals: {
      "jim.white@mail.test | PTO | 2021-07": "7:30:00",
      "dana.knight@mail.test | GS-200 Administration | 2021-07": "8:00:00",
      "ella.parker@mail.test | CT-300 Banking app | 2021-08": "1:00:00",
      "ella.parker@mail.test | GS-200 Administration | 2021-08": "2:00:00",
    },
  },
  "clockify-german.csv": {
    origin: "potoku/clockify-to-clockodo: the titles in German",
    totals: { "Lena Graf | Portal | 2023-03": "1:30:00", "Lena Graf | Portal | 2023-04": "0:20:00" },
  },
  "clockify-portuguese.csv": {
    origin: "a public test of a tool like Clockify: semicolons, Windows-1252",
    totals: { "Zeca | Obra | 2025-02": "4:15:00" },
  },
  "clockify-portuguese-final.csv": {
    origin: 'a public importer: "Data final" and "Do utilizador"',
    totals: { "Inês Paz | R-01 Ponte | 2024-11": "3:30:00" },
  },
  "clockify-spanish.csv": {
    origin: "a public analysis of reports in Spanish, encoded in Latin-1",
    totals: { "Íñigo Ruiz | Diseño | 2024-01": "1:30:00" },
  },
  "clockify-spanish-short.csv": {
    origin: "a public test of an importer: other titles in Spanish, a client with a comma, a row without a date",
    totals: { "Nora Ayala | Portal Camino | 2026-06": "3:15:00", "Juan Pardo | Soporte | 2026-07": "0:20:00" },
    refused: ["4 date_missing"],
  },
  "clockify-french.csv": {
    origin: "a public dashboard whose exports have the titles in French",
    totals: { "Camille Martel | Refonte | 2026-09": "2:15:00", "Inès Moret | Refonte | 2026-10": "0:45:00" },
  },
  "clockify-iso-dates.csv": {
    origin: "Daniel-Jorg-Schuppelius/workDiary tests/Feature/Plugins/ClockifyImportTest.php",
    totals: { "David | Website | 2026-05": "2:00:00" },
  },
  "clockify-few-columns.csv": {
    origin: "Daniel-Jorg-Schuppelius/workDiary tests/Feature/Plugins/ClockifyImportTest.php: no end columns",
    totals: { "- | Website | 2026-06": "2:10:00" },
  },
  "clockify-few-columns-us.csv": {
    origin: "Daniel-Jorg-Schuppelius/workDiary tests/Feature/Plugins/ClockifyImportTest.php: AM and PM",
    totals: { "- | Website | 2026-06": "4:30:00" },
    options: { source: "clockify", dateFormat: "MM/DD/YYYY" },
  },
  "clockify-decimal-only.csv": {
    origin: "Daniel-Jorg-Schuppelius/workDiary tests/Feature/Plugins/ClockifyImportTest.php: decimal hours",
    totals: { "- | Other | 2026-06": "1:45:00" },
  },
  "clockify-minutes-and-pm.csv": {
    origin: "a public test of an importer: times without seconds",
    totals: { "Hugo Brenner | Brand | 2026-09": "2:30:00" },
  },
  "clockify-template.csv": {
    origin: "a public test of a tool like Clockify: its template, with a broken row",
    totals: { "olga@mail.test | Template | 2025-05": "2:15:00" },
    refused: ["4 date_unclear"],
    options: { source: "clockify" },
  },
  "clockify-wrong-times.csv": {
    origin:
      "public reports of wrong rows: an end before the start, a negative duration, a time of day that does not exist, more than a week",
    totals: { "Pia | Alpha | 2026-01": "30:00:00" },
    refused: ["2 end_before_start", "3 duration_negative", "4 time_unclear", "5 entry_too_long", "7 billable_unclear"],
  },
  "clockify-clock-changes.csv": {
    origin: "a public test of an importer: nights in which clocks change",
    totals: { "Tom | Night | 2026-03": "1:30:00", "Tom | Night | 2026-10": "3:30:00" },
  },
  "clockify-detailed.json": {
    origin: "the public interface of Clockify reports",
    totals: { "Ona | Delta | 2025-09": "2:30:00" },
  },
  "harvest-decimal-comma.csv": {
    origin: "solidtime-io/solidtime resources/testfiles/harvest_time_entries_import_test_1.csv",
    totals: { "Mara Lind | Internal | 2025-03": "12:00:00", "Mara Lind | Harbor Website | 2025-03": "0:00:36" },
  },
  "harvest-finnish-dates.csv": {
    origin: "a public page that adds up hours of Harvest: D.M.YYYY, commas",
    totals: { "Eero-Matti Salo | Viestintä 2016 | 2016-01": "7:15:00", "Eero-Matti Salo | Viestintä 2016 | 2016-02": "0:30:00" },
  },
  "harvest-money.csv": {
    origin: "support.getharvest.com: the columns of the detailed report with rates",
    totals: {
      "Hugo Brenner | Brochure | 2025-04": "4:30:00",
      "Jules Roy | Brochure | 2025-04": "2:00:00",
      "Jules Roy | Brochure | 2025-05": "1:00:00",
    },
  },
  "harvest-semicolons.csv": {
    origin: "a public test of an importer: semicolons and CR LF",
    totals: { "Hugo Brenner | Signalétique | 2026-08": "1:15:00", "Léa Dubos | Signalétique | 2026-08": "2:00:00" },
  },
  "harvest-german.csv": {
    origin: "a public test of an importer: titles in German",
    totals: { "- | Relaunch | 2026-07": "5:30:00", "- | Ablage | 2026-07": "1:00:00" },
  },
  "harvest-us-dates.csv": {
    origin: "a public test of an importer: M/D/YYYY",
    totals: { "- | Brand | 2026-07": "2:30:00" },
  },
  "harvest-import-format.csv": {
    origin: "support.getharvest.com, importing data: the eight columns",
    totals: { "Iris Blum | Garden | 2023-07": "17:24:00" },
  },
  "csv-comma-and-clock.csv": {
    origin: "a public test of an importer: hours as 0,20 and as 1:30",
    totals: { "Ada Lund | Migration | 2026-04": "2:03:00" },
  },
  "harvest-krona.csv": {
    origin: "a public test of an importer: amounts in Swedish krona with thousands",
    totals: { "Ada Lund | One Rate | 2026-02": "1:30:00", "Greta Hopp | Per Person | 2026-03": "1:00:00" },
  },
  "harvest-teams.csv": {
    origin: "a public test of an importer: employee ids and teams",
    totals: { "Ada Lund | Migration | 2026-05": "1:45:00" },
  },
  "harvest-lower-case.csv": {
    origin: "a public test of an importer: titles in other letter case, no names",
    totals: { "dev@mail.test | Website | 2026-01": "1:30:00" },
  },
  "harvest-time-entries.json": {
    origin: "help.getharvest.com, API v2, time entries: the example",
    totals: { "Kim Alder | Marketing Site | 2018-03": "2:15:00", "Kim Alder | Marketing Site | 2018-04": "0:30:00" },
  },
  "kimai-english.csv": {
    origin: "kimai/kimai tests/Export/Base/CsvRendererTest.php",
    totals: { "Karl | project name | 2020-06": "0:08:00", "lraK | project name | 2020-07": "1:15:00" },
  },
  "kimai-german.csv": {
    origin: "kimai/kimai tests/Export/Base/CsvRendererTest.php: in German, decimal hours",
    totals: { "Karl | Umbau | 2021-06": "2:51:00" },
  },
  "kimai-import-format.csv": {
    origin: "kimai/www.kimai.org plugin-import: durations in seconds, blanks before quotes",
    totals: { "user@mail.test | My project | 2021-05": "2:00:00" },
  },
  "kimai-over-midnight.csv": {
    origin: "kimai/kimai issue 2086: entries over midnight lost their time",
    totals: { "deagle | Overtime | 2020-08": "3:30:00" },
  },
  "kimai-german-semicolons.csv": {
    origin: "Daniel-Jorg-Schuppelius/workDiary tests/Feature/Plugins/KimaiImportTest.php",
    totals: { "- | Intranet | 2026-04": "1:40:00" },
  },
  "kimai-hours-and-clock.csv": {
    origin: "Daniel-Jorg-Schuppelius/workDiary tests/Feature/Plugins/KimaiImportTest.php: 1.5 is hours",
    totals: { "- | Website | 2026-04": "2:15:00" },
  },
  "kimai-french.csv": {
    origin: "kimai/kimai translations/messages.fr.xlf",
    totals: { "Zoé | Réveillon | 2024-12": "2:00:00" },
  },
  "kimai-spanish.csv": {
    origin: "kimai/kimai translations/messages.es.xlf",
    totals: { "Sol | Huerto | 2024-02": "1:45:00" },
  },
  "kimai-polish.csv": {
    origin: "kimai/kimai translations/messages.pl.xlf",
    totals: { "Żaneta | Młyn | 2025-10": "0:50:00" },
  },
  "kimai-japanese.csv": {
    origin: "kimai/kimai translations/messages.ja.xlf",
    totals: { "さくら | 庭 | 2025-11": "2:20:00" },
  },
  "kimai-breaks-and-contradictions.csv": {
    origin: "kimai/kimai since version 2.36: breaks shorten the duration; and one that is too long",
    totals: { "Uta | Brunnen | 2026-06": "34:15:00" },
    refused: ["3 duration_contradicts"],
  },
  "kimai-timesheets.json": {
    origin: "the public interface of Kimai, timesheets with full=true",
    totals: { "Susi S. | Tower | 2024-09": "1:30:00", "susi | Tower | 2024-10": "0:00:00" },
  },
  "solidtime-report.csv": {
    origin: "solidtime-io/solidtime app/Service/ReportExport/TimeEntriesDetailedCsvExport.php",
    totals: { "Ute Berg | Novel | 2025-06": "1:30:00", "Ute Berg | Novel | 2025-07": "0:20:00" },
  },
  "solidtime-generic.csv": {
    origin: "solidtime-io/solidtime resources/testfiles/generic_time_entries_import_test_1.csv",
    totals: { "Mara Lind | Internal | 2024-05": "0:00:00", "Mara Lind | Harbor Website | 2024-06": "2:00:01" },
  },
  "csv-timechimp.tsv": {
    origin: "almarklein/timetagger tests/import_samples/timechimp_sample.txt: tabs, rows with a missing cell",
    totals: { "Plum Tree | Intern | 2020-04": "5:00:00" },
  },
  "csv-yast.csv": {
    origin: "almarklein/timetagger tests/import_samples/yast_sample.csv: rounded durations, a text in two lines",
    totals: {
      "Anna Kern | Company A | 2019-01": "1:40:00",
      "Anna Kern | Company A | 2019-03": "0:07:00",
      "Anna Kern | S workshop | 2018-10": "2:30:00",
    },
  },
  "csv-baralga.csv": {
    origin: "almarklein/timetagger issue 276: a date with two times",
    totals: { "- | doings | 2022-09": "3:45:00" },
  },
  "csv-day-first-columns.csv": {
    origin: "a public test of an importer: other titles in German, a date that does not exist",
    totals: { "Anna Schmitz | Website | 2026-03": "2:30:00", "Jonas Weiler | Website | 2026-03": "0:45:00" },
    refused: ["5 date_unclear"],
  },
  "csv-excel-separator.csv": {
    origin: "a spreadsheet that names its delimiter, with a row of totals",
    totals: { "Jörg | Straße | 2025-07": "3:30:00" },
    options: { columns: { person: "Wer", date: "Tag", hours: "Std.", project: "Auftrag", description: "4" } },
  },
  "csv-units.csv": {
    origin: "reports of importers that took 30 minutes for 30 hours: durations in many forms",
    totals: { "Bo | Forms | 2026-01": "7:30:00" },
    refused: ["7 duration_negative", "8 duration_unclear"],
  },
  "csv-offsets.csv": {
    origin: "reports of importers that ignored offsets from UTC",
    totals: { "Kai | Remote | 2026-07": "2:15:00" },
  },
};

/** A sample, in pieces of a size. */
export function sampleFile(name: string, size = 4_096): ExportFile {
  const bytes = Uint8Array.from(readFileSync(join(root, "test/core/imports/samples", name)));
  return {
    name,
    *content() {
      for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
    },
  };
}
