/** Seconds as `h:mm`, or as `h:mm:ss` unless they are whole minutes. */
export function timeText(seconds: string): string {
  const total = Number(seconds);
  const [minutes, rest] = [Math.floor(total / 60), total % 60];
  const parts = [String(Math.floor(minutes / 60)), two(minutes % 60), ...(rest === 0 ? [] : [two(rest)])];
  return parts.join(":");
}

/** Reads `h:mm` or `h:mm:ss` as seconds, in the API's format. Undefined for an invalid time. */
export function readTime(text: string): string | undefined {
  const [, hours, minutes = "0", seconds = "0"] = /^(\d{1,6}):([0-5]\d)(?::([0-5]\d))?$/.exec(text.trim()) ?? [];
  return hours === undefined ? undefined : String((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds));
}

function two(count: number): string {
  return String(count).padStart(2, "0");
}
