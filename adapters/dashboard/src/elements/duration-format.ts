import { createStore } from "../loading/store.js";
import type { Preferences } from "../api/preferences.js";
import { numberFormat } from "./formats.js";

const SECONDS_PER_HOUR = 3_600;

/** How the user wants durations shown. */
export const durationFormat = createStore<Preferences["duration_format"]>("clock");

/** Hours with two decimals, such as `1.50`. */
export function decimalHours(seconds: number, locale: string): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false } as const;
  return numberFormat(locale, digits).format(seconds / SECONDS_PER_HOUR);
}
