import { numberedWorkspaceTable } from "../../../core/index.js";
import { named } from "./annotations.js";
import { rounding } from "./billing.js";
import { changesOf, viewOf } from "./of-fields.js";

const custom = { rounding: rounding() };

export const WorkspaceChanges = named(
  "WorkspacePatch",
  "The changes of the workspace's settings. Absent fields do not change, including those of the seller and its address.",
  changesOf(numberedWorkspaceTable, custom),
  {
    time_zone: "Europe/Berlin",
    rate: 9000,
    tax: { category: "S", rate: "19" },
  },
);

export const Workspace = named(
  "Workspace",
  "One business with its own clients, time and invoices. Members see only the name, the currency, the time zone, the language and the first day of the week.",
  viewOf(numberedWorkspaceTable, {}, {}, custom),
);
