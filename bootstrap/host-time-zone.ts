import { isTimeZone } from "../core/index.js";

/** The machine's IANA time zone, or UTC if it has none. */
export function hostTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : "UTC";
}
