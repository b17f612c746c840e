import { useMoved } from "../../elements/use-moved.js";
import { usePreferences } from "../../elements/use-preferences.js";
import { useStored } from "../../elements/use-stored.js";
import { isReportKind, type ReportAddress } from "./report-address.js";

/** A named report with its filter. Relative periods stay relative. */
interface SavedReport extends ReportAddress {
  readonly name: string;
}

/** As version 0.2 and earlier stored it in a browser. Without a kind, as 0.1.0 did, it is of time. */
type BrowserReport = Pick<SavedReport, "name" | "search"> & Partial<SavedReport>;

const none: readonly BrowserReport[] = [];

/** The reports that the user has saved. */
export function useSavedReports() {
  const { preferences, change } = usePreferences();
  const [inBrowser, setInBrowser] = useStored("saved-reports", none, areReports);
  const saved = preferences?.saved_reports.map(({ query, ...rest }): SavedReport => ({ ...rest, search: query })) ?? [];
  const setSaved = (make: (before: readonly SavedReport[]) => readonly SavedReport[]) =>
    void change(({ saved_reports: before }) => {
      const after = make(before.map(({ query, ...rest }) => ({ ...rest, search: query })));
      return { saved_reports: after.map(({ name, kind, search }) => ({ name, kind, query: search })) };
    });
  useMoved(inBrowser, preferences !== undefined, (reports) => {
    const moved = reports.map(({ kind = "time", ...rest }) => ({ ...rest, kind }));
    setSaved((before) => [...before, ...moved.filter(({ name }) => !before.some((one) => one.name === name))]);
    setInBrowser([]);
  });
  return [saved, setSaved] as const;
}

function areReports(value: unknown): value is readonly BrowserReport[] {
  return Array.isArray(value) && value.every(isReport);
}

function isReport(value: unknown): value is BrowserReport {
  if (typeof value !== "object" || value === null || !("name" in value) || !("search" in value)) return false;
  if ("kind" in value && !isReportKind(value.kind)) return false;
  return typeof value.name === "string" && typeof value.search === "string";
}
