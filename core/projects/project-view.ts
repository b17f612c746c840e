import { type View, without } from "../kernel/view.js";
import { type Project, projectTable } from "./project.js";

/** The project's representation in the API. Without `showRates` it has neither the rate nor a budget that is an amount. */
export function projectView(project: Project, showRates = true): View {
  const view: View = projectTable.toJson(project);
  if (showRates) return view;
  return without(view, project.budget?.kind === "amount" ? ["rate", "budget"] : ["rate"]);
}
