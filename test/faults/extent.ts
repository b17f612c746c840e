/** `STINT_FAULTS=full` increases the load. */
const full = process.env["STINT_FAULTS"] === "full";

export function extent(counts: { readonly bounded: number; readonly full: number }): number {
  return full ? counts.full : counts.bounded;
}

/** Mocha's time-out, longer than that of `until`, which reports what it waits for. */
export const PATIENCE_MS = extent({ bounded: 180_000, full: 900_000 });
