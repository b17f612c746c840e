import type { WorkspaceId } from "../../core/kernel/ids.js";
import type { Housekeeping } from "../../core/ports/housekeeping.js";
import type { MemoryRequestQuota } from "./request-quota.js";
import type { Space } from "./space.js";

export class MemoryHousekeeping implements Housekeeping {
  constructor(
    private readonly spaces: ReadonlyMap<WorkspaceId, Space>,
    private readonly quota: MemoryRequestQuota,
  ) {}

  async purgeChanges(...[before, limit]: Parameters<Housekeeping["purgeChanges"]>): Promise<number> {
    let removed = 0;
    for (const space of this.spaces.values()) removed += space.purgeChanges(before, limit - removed);
    return removed;
  }

  async purgeQuotas(...[before]: Parameters<Housekeeping["purgeQuotas"]>): Promise<number> {
    return this.quota.forget(before);
  }
}
