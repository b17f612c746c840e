/** The disk under a database. */
export interface Disk {
  /**
   * Resolves when everything that was committed before the call survives a power failure, if commits do not wait for it. Rejects with `storage_failed`
   * (unavailable).
   */
  settled(): Promise<void>;
  /** Throws `storage_full` (unavailable) if there is too little space for another write. */
  requireSpace(): void;
}

/** The disk of a server, which itself waits until a commit is on the disk, and reports that it is full. */
export const diskOfServer: Disk = { settled: () => Promise.resolve(), requireSpace: () => undefined };
