import { type Actor, authorize } from "../../access/actor.js";
import { issuesOfChange, nextVersion, patched, sameValue } from "../../kernel/entity.js";
import type { Needs } from "../../ports/ports.js";
import { type ApplyTo, rerate } from "../../billing/rerate.js";
import { checkWorkspace, type Workspace, type WorkspaceContent } from "../workspace.js";
import { mergeSeller, type SellerPatch } from "../../billing/seller.js";

/** Absent fields do not change, including those of the seller and its address. */
export type WorkspacePatch = { readonly [K in Exclude<keyof WorkspaceContent, "seller">]?: WorkspaceContent[K] | undefined } & {
  readonly seller?: SellerPatch | undefined;
};

export function makeUpdateWorkspace({ unitOfWork, clock }: Needs<"timeEntries" | "workspace", "clock">) {
  return async (actor: Actor, patch: WorkspacePatch, applyTo: ApplyTo = "future"): Promise<Workspace> => {
    authorize(actor, "workspace:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.workspace.get();
      const { seller, ...rest } = patch;
      const after = patched<Workspace>(before, { ...rest, seller: seller && mergeSeller(before.seller, seller) });
      issuesOfChange(before, after, checkWorkspace).throwIfAny();
      const next = sameValue(before, after) ? before : nextVersion(after, clock.now());
      if (next !== before) await stores.workspace.update(next);
      if (applyTo === "unbilled") await rerate(stores, { kind: "workspace" }, clock.now());
      return next;
    });
  };
}
