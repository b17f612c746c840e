import { useStored } from "../../elements/use-stored.js";

/** A named filter. Relative periods stay relative. */
interface SavedReport {
  readonly name: string;
  /** The query string of the filter. */
  readonly search: string;
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
  return typeof value.name === "string" && typeof value.search === "string";
}
