import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { keys } from "../../api/keys.js";

/** A channel to other tabs of this browser. */
const tabs = new BroadcastChannel("stint.time-entries");

function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([keys.timeEntries.all, keys.reports.all].map((queryKey) => client.invalidateQueries({ queryKey })));
  }, [client]);
}

/** Refetches entries after a change, in this and other tabs. */
export function useEntriesChanged(): () => Promise<void> {
  const refresh = useRefresh();
  return useCallback(() => {
    tabs.postMessage(null);
    return refresh();
  }, [refresh]);
}

/** Refetches entries that another tab changed. */
export function useOtherTabs(): void {
  const refresh = useRefresh();
  useEffect(() => {
    const listener = () => void refresh();
    tabs.addEventListener("message", listener);
    return () => tabs.removeEventListener("message", listener);
  }, [refresh]);
}
