import type { Entry } from "./entries.js";

interface Placed {
  readonly entry: Entry;
  /** The gap before this entry, of at least one minute. */
  readonly gap: { readonly from: string; readonly to: string; readonly seconds: number } | null;
  /** Whether the entry starts before an earlier entry ends. */
  readonly overlaps: boolean;
}

/** The gaps and overlaps of a day's entries, in order of their start. */
export function gapsAndOverlaps(entries: readonly Entry[]): readonly Placed[] {
  let latest: string | null = null;
  return entries.map((entry) => {
    const seconds: number = latest === null ? 0 : (Date.parse(entry.start_time) - Date.parse(latest)) / 1000;
    const gap = latest !== null && seconds >= 60 ? { from: latest, to: entry.start_time, seconds } : null;
    const end = entry.end_time ?? "9999-12-31T23:59:59Z";
    if (latest === null || Date.parse(end) > Date.parse(latest)) latest = end;
    return { entry, gap, overlaps: seconds < 0 };
  });
}
