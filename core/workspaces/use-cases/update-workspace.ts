import { type Actor, authorize } from "../../access/actor.js";
import { issuesOfChange, nextVersion, patched, sameValue } from "../../kernel/entity.js";
import type { Patch } from "../../kernel/patch.js";
import type { Needs } from "../../ports/ports.js";
import { type ApplyTo, rerate } from "../../billing/rerate.js";
import { checkWorkspace, type NumberedWorkspace, type Workspace, type WorkspaceContent } from "../workspace.js";
import { sellerType, type SellerPatch } from "../../billing/seller.js";
import { continueWith, withNextNumber } from "../invoice-series.js";

/** Absent fields do not change, including those of the seller and its address. The logo has an operation of its own. */
export type WorkspacePatch = Patch<Omit<WorkspaceContent, "seller" | "logo">> & {
  readonly seller?: SellerPatch | undefined;
  /** The sequence number of the next invoice, at least the current one. The new format applies if it changes too. */
  readonly invoiceNextNumber?: number | undefined;
};

export function makeUpdateWorkspace(ports: Needs<"invoices" | "ledger" | "timeEntries" | "workspace", "clock" | "digest">) {
  const { unitOfWork, clock } = ports;
  return async (actor: Actor, patch: WorkspacePatch, applyTo: ApplyTo = "future"): Promise<NumberedWorkspace> => {
    authorize(actor, "workspace:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.workspace.get();
      const now = clock.now();
      const { seller, invoiceNextNumber: number, ...rest } = patch;
      const after = patched<Workspace>(before, { ...rest, seller: seller && sellerType.set(seller, before.seller) });
      issuesOfChange(before, after, checkWorkspace).throwIfAny();
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
