import { type Actor, authorize } from "../../access/actor.js";
import { issuesOfChange, nextVersion, sameValue } from "../../kernel/entity.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import { type ApplyTo, rerate } from "../../billing/rerate.js";
import { beginsAnew } from "../../billing/reminder-step.js";
import { checkWorkspace, type NumberedWorkspace, type WorkspacePatch, workspaceTable } from "../workspace.js";
import { continueWith, withNextNumber } from "../invoice-series.js";

export function makeUpdateWorkspace(ports: Needs<"invoices" | "ledger" | "timeEntries" | "workspace", "clock" | "digest">) {
  const { unitOfWork, clock } = ports;
  return async (actor: Actor, patch: WorkspacePatch, applyTo: ApplyTo = "future"): Promise<NumberedWorkspace> => {
    authorize(actor, "workspace:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.workspace.get();
      const now = clock.now();
      const { invoiceNextNumber: number, ...changes } = patch;
      const changed = workspaceTable.change(before, changes);
      issuesOfChange(before, changed, checkWorkspace).throwIfAny();
      const remindersSince = beginsAnew(before, changed) ? localDateIn(changed.timeZone, now) : before.remindersSince;
      const after = { ...changed, remindersSince };
      const { invoiceNextNumber: expected } = await withNextNumber(stores, after, now);
      const renumbers = number !== undefined && number !== expected;
      if (renumbers) await continueWith(ports, stores, after, number, now);
      const next = sameValue(before, after) && !renumbers ? before : nextVersion(after, now);
      if (next !== before) await stores.workspace.update(next);
      if (applyTo === "unbilled") await rerate(stores, { kind: "workspace" }, now);
      return { ...next, invoiceNextNumber: number ?? expected };
    });
  };
}
