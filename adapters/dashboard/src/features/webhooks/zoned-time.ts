/** Converts a local date and time, such as `2026-03-02T08:30`, to an instant in the zone. Returns undefined if it is invalid. */
export function readLocal(text: string, timeZone: string): string | undefined {
  const wall = Date.parse(`${text}Z`);
  if (text === "" || Number.isNaN(wall)) return undefined;
  const first = wall - offsetAt(wall, timeZone);
  return new Date(wall - offsetAt(first, timeZone)).toISOString();
}

/** Converts an instant to a local date and time. Returns "" if it is invalid. */
export function localText(at: string, timeZone: string): string {
  const ms = Date.parse(at);
  return Number.isNaN(ms) ? "" : new Date(ms + offsetAt(ms, timeZone)).toISOString().slice(0, 16);
}

/** The zone's offset from UTC, in milliseconds. */
function offsetAt(ms: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1_000) * 1_000;
}
