import { numberedWorkspaceTable } from "../../../core/index.js";
import { named } from "./annotations.js";
import { rounding } from "./billing.js";
import { changesOf, viewOf } from "./of-fields.js";

const custom = { rounding: rounding() };

export const WorkspaceChanges = named("WorkspacePatch", changesOf(numberedWorkspaceTable, custom), {
  time_zone: "Europe/Berlin",
  rate: 9000,
  tax: { category: "S", rate: "19" },
});

/** Members see only the name, the currency, the time zone, the language and the first day of the week. */
export const Workspace = named("Workspace", viewOf(numberedWorkspaceTable, {}, {}, custom));
