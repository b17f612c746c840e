import { daysFromCivil } from "../kernel/calendar.js";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const httpDate = /^[A-Z][a-z]{2}, (\d{2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) GMT$/;

/**
 * Parses a `Retry-After` header to seconds from `now` (milliseconds since the epoch), 0 or more. Accepts a number of seconds or an
 * IMF-fixdate (RFC 9110 sections 10.2.3 and 5.6.7); returns null for anything else.
 */
export function retryAfterSeconds(header: string, now: number): number | null {
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const [, day, name, year, hours, minutes, seconds] = httpDate.exec(text) ?? [];
  const month = months.indexOf(name ?? "") + 1;
  if (month === 0) return null;
  const days = daysFromCivil({ year: Number(year), month, day: Number(day) });
  const at = ((days * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
  return Math.max(0, at - now / 1000);
}
