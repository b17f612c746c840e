/** Whether the faults are as large as the plan has them; else a few seconds of each, for every change. */
export const full = process.env["STINT_FAULTS"] === "full";

/** How many there are of something in this run. */
export function extent(counts: { readonly bounded: number; readonly full: number }): number {
  return full ? counts.full : counts.bounded;
}

/** How long one fault may take before its test gives up. */
export const PATIENCE_MS = extent({ bounded: 60_000, full: 300_000 });
