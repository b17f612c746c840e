import { type Actor, authorize } from "../../access/actor.js";
import { nextVersion, patched, sameValue } from "../../kernel/entity.js";
import type { Ports } from "../../ports/ports.js";
import { type ApplyTo, rerate } from "../../time-entries/rerate.js";
import { checkWorkspace, type Workspace, type WorkspaceContent } from "../workspace.js";

export type WorkspacePatch = { readonly [K in keyof WorkspaceContent]?: WorkspaceContent[K] | undefined };

export function makeUpdateWorkspace({ unitOfWork, clock }: Pick<Ports, "unitOfWork" | "clock">) {
  return async (actor: Actor, patch: WorkspacePatch, applyTo: ApplyTo = "future"): Promise<Workspace> => {
    authorize(actor, "workspace:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.workspace.get();
      const after = patched<Workspace>(before, patch);
      checkWorkspace(after).throwIfAny();
      const next = sameValue(before, after) ? before : nextVersion(after, clock.now());
      if (next !== before) await stores.workspace.update(next);
      if (applyTo === "unbilled") await rerate(stores, { kind: "workspace" }, clock.now());
      return next;
    });
  };
}
