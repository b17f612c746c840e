import { useEffect, useState } from "react";

const MS_PER_MINUTE = 60_000;

/** The current time, updated every minute while a timer runs. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), MS_PER_MINUTE);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
