import { decimalHours, durationFormat } from "../../elements/duration-format.js";
import { useStore } from "../../loading/store.js";
import { useLocale } from "../../words/locale.js";
import { clockText, secondsText } from "./line/clock-text.js";

const SECONDS_PER_MINUTE = 60;

/** Returns a formatter for durations without a unit, where there is little room: `1:30` or `1.50`. `isExact` shows seconds if there are any. */
export function useShortDuration(): (seconds: number, isExact?: boolean) => string {
  const locale = useLocale();
  const format = useStore(durationFormat);
  return (seconds, isExact = false) => {
    if (format === "decimal") return decimalHours(seconds, locale);
    return isExact ? secondsText(seconds) : clockText(Math.floor(seconds / SECONDS_PER_MINUTE));
  };
}
