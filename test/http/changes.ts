import type { Route } from "../../adapters/http/route.js";
import { exampleBody } from "./examples.js";

const changes: Readonly<Record<string, Record<string, unknown>>> = {
  updateUser: { name: "Changed" },
  updateProject: { notes: "Changed" },
  updateTask: { name: "Changed" },
  updateTimeEntry: { notes: "Changed" },
  updateClient: { notes: "Changed" },
  updateInvoice: { notes: "Changed" },
  updateWorkspace: { name: "Changed" },
  updateMe: { name: "Changed" },
  updateWebhook: { description: "Changed" },
};

/** A body of the PATCH that changes the resource: the one above, or else the example of the route table. */
export function changeBy(route: Route): Record<string, unknown> {
  return changes[route.operation] ?? (exampleBody(route, {}) as Record<string, unknown>);
}
