import { useEffect } from "react";
import { titlePrefix } from "../../../loading/title-prefix.js";
import type { Entry } from "../entries.js";
import { clockText } from "../line/clock-text.js";

const MS_PER_MINUTE = 60_000;
const LOOK_MS = 5_000;

/** Shows the running time in the title of the tab. */
export function useTimeInTitle(running: Entry | null): void {
  const since = running?.start_time;
  const name = running?.project?.name;
  useEffect(() => {
    if (since === undefined) return;
    const write = () => {
      const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(since)) / MS_PER_MINUTE));
      titlePrefix.set(`${clockText(minutes)} ${name ?? ""} · `);
    };
    write();
    const timer = setInterval(write, LOOK_MS);
    return () => {
      clearInterval(timer);
      titlePrefix.set("");
    };
  }, [since, name]);
}
