import type { External } from "../kernel/external-fields.js";
import type { ExternalKind } from "./external-id.js";
import type { ExternalIdStore } from "./external-id-store.js";

type Identified = Pick<External, "externalId"> & { readonly id: string };

/** Which resources of a kind have some ids of other systems, read once, in a unit of work that changes many of them. */
export class IdsReadOnce implements ExternalIdStore {
  private constructor(
    private readonly store: ExternalIdStore,
    private readonly kind: ExternalKind,
    private readonly owners: Map<string, string | null>,
  ) {}

  /** Reads the owners of the ids that rows are to get. */
  static async of(
    store: ExternalIdStore,
    kind: ExternalKind,
    rows: readonly { readonly externalId?: string | null | undefined }[],
  ): Promise<IdsReadOnce> {
    const wanted = new Set(rows.flatMap(({ externalId }) => externalId ?? []));
    const owners = new Map<string, string | null>([...wanted].map((one) => [one, null]));
    if (wanted.size > 0) for (const [externalId, id] of await store.find(kind, [...wanted])) owners.set(externalId, id);
    return new IdsReadOnce(store, kind, owners);
  }

  async find(kind: ExternalKind, externalIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (kind !== this.kind || !externalIds.every((one) => this.owners.has(one))) return this.store.find(kind, externalIds);
    return new Map(
      externalIds.flatMap((one) => {
        const owner = this.owners.get(one);
        return owner == null ? [] : [[one, owner] as const];
      }),
    );
  }

  /** What was written: null before an insertion, and after a deletion. */
  note(before: Identified | null | undefined, after: Identified | null): void {
    if (before?.externalId != null && this.owners.get(before.externalId) === before.id) this.owners.set(before.externalId, null);
    if (after?.externalId != null) this.owners.set(after.externalId, after.id);
  }
}
