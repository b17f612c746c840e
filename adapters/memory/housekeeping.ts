import type { WorkspaceId } from "../../core/kernel/ids.js";
import type { Housekeeping } from "../../core/ports/housekeeping.js";
import type { Space } from "./space.js";

export class MemoryHousekeeping implements Housekeeping {
  constructor(private readonly spaces: ReadonlyMap<WorkspaceId, Space>) {}

  async purgeChanges(...[before, limit]: Parameters<Housekeeping["purgeChanges"]>): Promise<number> {
    let removed = 0;
    for (const space of this.spaces.values()) removed += space.purgeChanges(before, limit - removed);
    return removed;
  }
}
