import { lostRace } from "../../core/kernel/entity.js";
import type { Logo } from "../../core/workspaces/logo/logo.js";
import type { LogoStore } from "../../core/workspaces/logo/logo-store.js";
import { insertRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function logoStore({ logos }: View): LogoStore {
  return {
    async find(at) {
      const known = logos.all().filter((change) => at === null || change.at <= at);
      const last = known.sort((a, b) => a.workspaceVersion - b.workspaceVersion).at(-1);
      return last?.logo ? copied(last.logo) : null;
    },
    async add(change) {
      const id = String(change.workspaceVersion);
      if (logos.get(id) !== undefined) throw lostRace("the logo");
      insertRow(logos, { id, ...change, logo: change.logo && copied(change.logo) });
    },
  };
}

/** Callers may change their bytes. */
function copied({ mediaType, content }: Logo): Logo {
  return { mediaType, content: Uint8Array.from(content) };
}
