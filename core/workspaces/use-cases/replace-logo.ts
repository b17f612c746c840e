import { type Actor, authorize, nameOf } from "../../access/actor.js";
import { nextVersion } from "../../kernel/entity.js";
import { forbidden, StintError } from "../../kernel/errors.js";
import type { Needs } from "../../ports/ports.js";
import { withNextNumber } from "../invoice-series.js";
import type { Logo } from "../logo/logo.js";
import type { NumberedWorkspace } from "../workspace.js";

/**
 * Replaces the logo for invoices that are issued from now on; null removes it. Throws `logo_malformed` (invalid): a logo that cannot be
 * printed would prevent printing invoices.
 */
export function makeReplaceLogo({
  unitOfWork,
  clock,
  printing,
}: Needs<"files" | "invoices" | "workspace", "clock" | "printing">) {
  return async (actor: Actor, logo: Logo | null): Promise<NumberedWorkspace> => {
    authorize(actor, "workspace:write");
    if (logo) {
      const { requirePrintableLogo } = await import("../logo/accept-logo.js");
      await requirePrintableLogo(printing, logo);
    }
    return unitOfWork.run(actor, async (stores) => {
      const workspace = await stores.workspace.get();
      const now = clock.now();
      if (!logo && !workspace.logo) return withNextNumber(stores, workspace, now);
      const facts = logo && { mediaType: logo.mediaType, size: logo.content.length };
      const next = nextVersion({ ...workspace, logo: facts }, now);
      await stores.workspace.update(next);
      await stores.files.add({ kind: "logo", workspaceVersion: next.version, at: now, file: logo });
      return withNextNumber(stores, next, now);
    });
  };
}

/** Returns the logo. Throws `not_found` if there is none. */
export function makeGetLogo({ unitOfWork }: Needs<"files">) {
  return async (actor: Actor): Promise<Logo> => {
    if (authorize(actor, "workspace:read") !== "all") throw forbidden(`${nameOf(actor)} cannot read the logo.`);
    const logo = await unitOfWork.read(actor, (stores) => stores.files.find("logo", null));
    if (!logo) throw new StintError("not_found", "not_found", "The workspace has no logo.");
    return logo;
  };
}
