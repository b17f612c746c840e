import type { Ports } from "../ports/ports.js";
import { makeCreateTimeEntry } from "./use-cases/create-time-entry.js";
import { makeDeleteTimeEntry } from "./use-cases/delete-time-entry.js";
import {
  makeGetTimeEntry,
  makeListTimeEntries,
  makeListTimeEntryTexts,
  makeRequireWritableTimeEntry,
} from "./use-cases/read-time-entries.js";
import { makeStopTimeEntry } from "./use-cases/stop-time-entry.js";
import { makeUpdateTimeEntry } from "./use-cases/update-time-entry.js";

export * from "./stored-entries.js";
export * from "./time-entry.js";
export * from "./time-entry-store.js";
export * from "./time-entry-view.js";
export type { CreateTimeEntry } from "./use-cases/create-time-entry.js";
export type { TimeEntryPatch } from "./use-cases/update-time-entry.js";

export function timeEntryUseCases(ports: Ports) {
  return {
    createTimeEntry: makeCreateTimeEntry(ports),
    listTimeEntries: makeListTimeEntries(ports),
    listTimeEntryTexts: makeListTimeEntryTexts(ports),
    getTimeEntry: makeGetTimeEntry(ports),
    requireWritableTimeEntry: makeRequireWritableTimeEntry(ports),
    updateTimeEntry: makeUpdateTimeEntry(ports),
    stopTimeEntry: makeStopTimeEntry(ports),
    deleteTimeEntry: makeDeleteTimeEntry(ports),
  };
}
