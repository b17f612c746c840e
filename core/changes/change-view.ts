import { invoiceView } from "../invoices/invoice-view.js";
import { clientView } from "../clients/client-view.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { Instant } from "../kernel/instant.js";
import type { WebhookId } from "../kernel/ids.js";
import { instantView, type View } from "../kernel/view.js";
import { projectView } from "../projects/project-view.js";
import { taskView } from "../tasks/task-view.js";
import { timeEntryView } from "../time-entries/time-entry-view.js";
import { tokenView } from "../tokens/token-view.js";
import { userView } from "../users/user-view.js";
import { webhookView } from "../webhooks/webhook-view.js";
import { workspaceView } from "../workspaces/workspace-view.js";
import type { Change } from "./change.js";

/** Data that views compute when they are read, in addition to the model. */
export interface ComputedData {
  readonly today: LocalDate;
  readonly failing: ReadonlyMap<WebhookId, Instant>;
}

export function changeView(change: Change, computed: ComputedData): View {
  const { type, action, id, version, at } = change;
  return { type, action, id, version, at: instantView(at), data: dataOf(change, computed) };
}

function dataOf(change: Change, { today, failing }: ComputedData): View | null {
  if (change.model === null) return null;
  switch (change.type) {
    case "workspace":
      return workspaceView(change.model);
    case "user":
      return userView(change.model);
    case "token":
      return tokenView(change.model);
    case "client":
      return clientView(change.model);
    case "project":
      return projectView(change.model);
    case "task":
      return taskView(change.model);
    case "time_entry":
      return timeEntryView(change.model);
    case "invoice":
      return invoiceView(change.model, today);
    case "webhook":
      return webhookView(change.model, failing.get(change.model.id) ?? null);
  }
}
