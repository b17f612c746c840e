import { dateFormat } from "../../../elements/formats.js";
import { readClock, secondsText } from "./clock-text.js";

const MS_PER_SECOND = 1_000;

/** The time of day as lists show it, such as `9:05 AM` or `09:05`, with seconds only if there are any. */
export function timeOfDayText(seconds: number, locale: string): string {
  const timeStyle = seconds % 60 === 0 ? "short" : "medium";
  const text = dateFormat(locale, { timeStyle, timeZone: "UTC" })
    .format(seconds * MS_PER_SECOND)
    .replaceAll(/\s/g, " ");
  // In some locales, the text with seconds is not one that `readClock` accepts.
  return readClock(text) === seconds ? text : secondsText(seconds);
}
