import type { WorkspaceId } from "../../core/kernel/ids.js";
import type { Clock } from "../../core/ports/clock.js";
import type { IdSource } from "../../core/ports/id-source.js";
import type { Ports } from "../../core/ports/ports.js";
import type { TokenSecrets } from "../../core/ports/token-secrets.js";
import { MemoryDirectory } from "./directory.js";
import { memoryClock } from "./memory-clock.js";
import { memoryIds } from "./memory-ids.js";
import { memoryTokenSecrets } from "./memory-token-secrets.js";
import type { Space } from "./space.js";
import { MemoryUnitOfWork } from "./unit-of-work.js";

/** What stands in for the machine's clock, ids and random numbers. */
export interface MemoryPortsOptions {
  readonly clock?: Clock;
  readonly ids?: IdSource;
  readonly tokenSecrets?: TokenSecrets;
}

/**
 * A full set of ports over one empty store in this process's memory: real transactions, every constraint, nothing on disk.
 * Each call makes a store of its own.
 */
export function memoryPorts(options: MemoryPortsOptions = {}): Ports {
  const { clock = memoryClock, ids = memoryIds, tokenSecrets = memoryTokenSecrets } = options;
  const spaces = new Map<WorkspaceId, Space>();
  return { unitOfWork: new MemoryUnitOfWork(spaces, clock), directory: new MemoryDirectory(spaces), clock, ids, tokenSecrets };
}
