import { type ExportField, type HeaderVariant, type ImportSource, importSources } from "../export-fields.js";
import { clockifyHeaders } from "./clockify.js";
import { harvestHeaders } from "./harvest.js";
import { kimaiHeaders } from "./kimai.js";
import { solidtimeHeaders } from "./solidtime.js";
import { togglHeaders } from "./toggl.js";

/** What tables of other tools call their columns. */
const others: HeaderVariant = {
  language: "en",
  columns: {
    ...{ Person: "person", Employee: "person", Mitarbeiter: "person", "Mitarbeiter/in": "person", Who: "person" },
    ...{ Customer: "client", Company: "client", Activity: "task", "Task name": "task", Tätigkeit: "task" },
    ...{ Comment: "description", Note: "description", Notes: "description", Notiz: "description", Text: "description" },
    ...{ Label: "tags", Labels: "tags", Date: "date", Day: "date", Datum: "date", Tag: null, From: "startTime", To: "endTime" },
    ...{ Stop: "end", Begin: "start", Beginn: "start", Ende: "end", Start: "start", End: "end", Time: "hours", Hours: "hours" },
    ...{ "Duration H:M": "duration", "Duration M": "minutes", Minutes: "minutes", Minuten: "minutes", Seconds: "seconds" },
    ...{ "Time spent": "duration", Duration: "duration", Dauer: "duration", Stunden: "hours", HourlyRate: "rate", Satz: "rate" },
    ...{ Rate: "rate", Currency: "currency", Id: "externalId", username: "userName", "External ID": "externalId" },
  },
};

function recognized(source: Exclude<ImportSource, "csv">): readonly HeaderVariant[] {
  switch (source) {
    case "toggl":
      return togglHeaders;
    case "clockify":
      return clockifyHeaders;
    case "harvest":
      return harvestHeaders;
    case "kimai":
      return kimaiHeaders();
    case "solidtime":
      return solidtimeHeaders;
  }
}

/** All titles together. Where sources use a title differently, that of other tools counts, then the first. */
function anyHeader(): HeaderVariant {
  const columns: Record<string, ExportField | null> = { ...others.columns };
  for (const source of importSources)
    for (const { columns: these } of source === "csv" ? [] : recognized(source))
      for (const [title, field] of Object.entries(these)) columns[title] ??= field;
  return { language: "en", columns };
}

/** The headers of a source. */
export function headersOf(source: ImportSource): readonly HeaderVariant[] {
  return source === "csv" ? [anyHeader()] : recognized(source);
}
