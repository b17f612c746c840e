import type { Entry } from "./entries.js";

interface Placed {
  readonly entry: Entry;
  /** What lies unrecorded between the entries before this one and it: a minute or more. */
  readonly gap: { readonly from: string; readonly to: string; readonly seconds: number } | null;
  /** It begins before one that began earlier has ended. */
  readonly overlaps: boolean;
}

/** How the entries of a day, in the order in which they began, lie to each other. */
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
