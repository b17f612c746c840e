/** `STINT_FAULTS=full` makes the faults larger. */
const full = process.env["STINT_FAULTS"] === "full";

export function extent(counts: { readonly bounded: number; readonly full: number }): number {
  return full ? counts.full : counts.bounded;
}

/** When mocha ends a test that hangs: after `until` has said what it waits for. */
export const PATIENCE_MS = extent({ bounded: 180_000, full: 900_000 });
