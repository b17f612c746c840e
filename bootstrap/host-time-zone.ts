import { isTimeZone } from "../core/index.js";

/** The machine's IANA time zone, or UTC where it names none. */
export function hostTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : "UTC";
}
