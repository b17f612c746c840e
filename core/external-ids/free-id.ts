import type { External } from "../kernel/external-fields.js";
import type { Stores } from "../ports/unit-of-work.js";
import { type ExternalKind, externalIdTaken } from "./external-id.js";

/** What can have the id of another system. */
type Identified = Pick<External, "externalId"> & { readonly id: string };

/** Throws `external_id_taken` if a new or changed resource has the id of another system that another one has. Reads nothing unless it is a new one. */
export async function requireFreeExternalId(
  { externalIds }: Pick<Stores, "externalIds">,
  kind: ExternalKind,
  { id, externalId }: Identified,
  before: Pick<External, "externalId"> | null = null,
): Promise<void> {
  if (externalId === null || externalId === before?.externalId) return;
  const other = (await externalIds.find(kind, [externalId])).get(externalId);
  if (other !== undefined && other !== id) throw externalIdTaken(other);
}
