import { useCallback, useSyncExternalStore } from "react";
import { addDays, type LocalDate } from "../../../../core/kernel/calendar.js";
import { startOfDay, type TimeZone } from "../../../../core/kernel/time-zone.js";
import { todayIn } from "./days.js";

const MS_PER_SECOND = 1_000;

/** The current date in the zone. Updates at midnight and when the computer wakes up. */
export function useToday(zone: TimeZone): LocalDate {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        const midnight = startOfDay(zone, addDays(todayIn(zone), 1));
        timer = setTimeout(look, Number(midnight) - Date.now() + MS_PER_SECOND);
      };
      const look = () => {
        clearTimeout(timer);
        wait();
        onChange();
      };
      wait();
      document.addEventListener("visibilitychange", look);
      return () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", look);
      };
    },
    [zone],
  );
  return useSyncExternalStore(subscribe, () => todayIn(zone));
}
