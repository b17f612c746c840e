import { keptData } from "../../offline/kept.js";
import { RECENT, recentKey } from "../time/choices.js";
import type { Entry } from "../time/entry.js";
import { isWithin } from "../time/parts.js";
import { loadNames, named } from "./named.js";

interface Span {
  readonly from: string;
  readonly to: string;
}

/** The user's entries of a span, from their latest ones on this device. Null if these may lack some. */
export async function recentlyKept(userId: string, { from, to }: Span): Promise<{ readonly data: Entry[] } | null> {
  const copy = await keptData<readonly Entry[]>(recentKey(userId));
  const bounds = { from: Date.parse(from), to: Date.parse(to) };
  const oldest = copy?.data[RECENT - 1];
  if (copy === null || (oldest && Date.parse(oldest.start_time) >= bounds.from)) return null;
  await loadNames();
  const found = copy.data.filter((entry) => isWithin(entry, bounds));
  return { data: found.map(named).toReversed() };
}
