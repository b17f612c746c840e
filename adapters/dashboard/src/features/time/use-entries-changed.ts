import { useEffect } from "react";
import { keys } from "../../api/keys.js";
import { queryClient } from "../../api/query-client.js";
import { away } from "../../loading/connection.js";

/** A channel to other tabs of this browser. */
const tabs = new BroadcastChannel("stint.time-entries");

/** While the service is unreachable, nothing can be fetched: everything is when it returns. */
async function refresh(): Promise<void> {
  if (away.get()) return;
  await Promise.all([keys.timeEntries.all, keys.reports.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Refetches entries after a change, in this and other tabs. */
export function entriesChanged(): Promise<void> {
  tabs.postMessage(null);
  return refresh();
}

/** Refetches entries after a change, in this and other tabs. */
export function useEntriesChanged(): () => Promise<void> {
  return entriesChanged;
}

/** Refetches entries that another tab changed. */
export function useOtherTabs(): void {
  useEffect(() => {
    const listener = () => void refresh();
    tabs.addEventListener("message", listener);
    return () => tabs.removeEventListener("message", listener);
  }, []);
}
