import { MemoryDeliveryQueue } from "../../adapters/memory/delivery-queue.js";
import { MemoryDirectory } from "../../adapters/memory/directory.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { MemoryMailQueue } from "../../adapters/memory/message-store.js";
import { MemoryUnitOfWork } from "../../adapters/memory/unit-of-work.js";
import type { WorkspaceData } from "../../adapters/memory/workspace-data.js";
import type { WorkspaceId } from "../../core/index.js";
import { systemPorts } from "../system-ports.js";
import type { HarnessPorts } from "./harness.js";

/** A storage whose whole state can be compared. */
export interface ComparedStorage {
  readonly ports: HarnessPorts;
  /** Equal texts mean that nothing has changed. Documents are not part of it, since they can be rendered again. */
  readonly stored: () => Promise<string>;
}

/** A storage in memory. Its rows are immutable, so their identities determine its state. */
export function comparedMemory(): ComparedStorage {
  const spaces = new Map<WorkspaceId, WorkspaceData>();
  const numbers = new WeakMap<object, number>();
  let count = 0;
  const numberOf = (row: object): number => {
    const known = numbers.get(row) ?? ++count;
    numbers.set(row, known);
    return known;
  };
  const stored = async () => {
    const kinds = [...spaces.values()].flatMap((space) => [
      ["changes", String(space.feed.last)],
      ...Object.entries(space).flatMap(([kind, rows]): [string, string][] =>
        rows instanceof Map && kind !== "documents"
          ? [[kind, [...(rows as Map<string, object>).values()].map(numberOf).join(" ")]]
          : [],
      ),
    ]);
    return kinds.map((kind) => kind.join(" ")).join("\n");
  };
  const { clock, ids } = systemPorts;
  const ports = {
    ...memoryPorts(systemPorts),
    unitOfWork: new MemoryUnitOfWork(spaces, clock, { ids, outbox: false }),
    directory: new MemoryDirectory(spaces),
    deliveryQueue: new MemoryDeliveryQueue(spaces),
    mailQueue: new MemoryMailQueue(spaces),
  };
  return { ports, stored };
}
