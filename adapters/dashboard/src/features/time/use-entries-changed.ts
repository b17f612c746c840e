import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { keys } from "../../api/keys.js";

/** The same application in other tabs of this browser. */
const tabs = new BroadcastChannel("stint.time-entries");

function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([keys.timeEntries.all, keys.reports.all].map((queryKey) => client.invalidateQueries({ queryKey })));
  }, [client]);
}

/** Called after a change of entries: what shows them is read again, here and in other tabs. */
export function useEntriesChanged(): () => Promise<void> {
  const refresh = useRefresh();
  return useCallback(() => {
    tabs.postMessage(null);
    return refresh();
  }, [refresh]);
}

/** Reads again what another tab has changed. */
export function useOtherTabs(): void {
  const refresh = useRefresh();
  useEffect(() => {
    const listener = () => void refresh();
    tabs.addEventListener("message", listener);
    return () => tabs.removeEventListener("message", listener);
  }, [refresh]);
}
