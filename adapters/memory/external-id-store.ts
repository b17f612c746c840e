import type { ExternalIdStore } from "../../core/external-ids/external-id-store.js";
import { resources } from "../../core/kernel/resources.js";
import type { Rows } from "./rows.js";
import type { View } from "./workspace-data.js";

type Identified = { readonly id: string; readonly externalId: string | null };

export function externalIdStore(view: View): ExternalIdStore {
  return {
    async find(kind, externalIds) {
      const rows: Rows<Identified> = view[resources[kind].plural];
      const wanted = new Set(externalIds);
      const found = rows
        .all()
        .flatMap(({ id, externalId }) => (externalId !== null && wanted.has(externalId) ? [[externalId, id] as const] : []));
      return new Map(found);
    },
  };
}
