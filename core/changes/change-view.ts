import { instantView, type View } from "../kernel/view.js";
import type { Change } from "./change.js";
import { type ComputedData, trackedViews } from "./tracked.js";

/** The change's representation in the API, with the resource as it was after the change. */
export function changeView({ type, action, id, version, at, model }: Change, computed: ComputedData): View {
  const view: (model: never, computed: ComputedData) => View = trackedViews[type];
  return { type, action, id, version, at: instantView(at), data: model && view(model as never, computed) };
}
