import { useStored } from "../../elements/use-stored.js";
import { isReportKind, type ReportAddress } from "./report-address.js";

/** A named report with its filter. Relative periods stay relative. Without a kind, as 0.1.0 stored it, it is of time. */
interface SavedReport extends Pick<ReportAddress, "search">, Partial<Pick<ReportAddress, "kind">> {
  readonly name: string;
}

const none: readonly SavedReport[] = [];

/** The reports that the user has saved in this browser. */
export function useSavedReports() {
  return useStored("saved-reports", none, areReports);
}

function areReports(value: unknown): value is readonly SavedReport[] {
  return Array.isArray(value) && value.every(isReport);
}

function isReport(value: unknown): value is SavedReport {
  if (typeof value !== "object" || value === null || !("name" in value) || !("search" in value)) return false;
  if ("kind" in value && !isReportKind(value.kind)) return false;
  return typeof value.name === "string" && typeof value.search === "string";
}
