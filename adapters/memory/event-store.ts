import type { EventStore } from "../../core/events/event-store.js";
import { insertRow, requireRow } from "./rows.js";
import type { View } from "./space.js";

export function eventStore({ events, workspaces, workspaceId }: View): EventStore {
  return {
    async record(event) {
      requireRow(workspaces, workspaceId, "workspace");
      insertRow(events, event);
    },
    async list(limit) {
      return events.all().slice(0, limit);
    },
  };
}
