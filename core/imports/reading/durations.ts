const clock = /^(\d{1,5}):(\d{1,2})(?::(\d{1,2}))?(?:\.\d{1,6})?$/;
const minutesAndSeconds = /^(\d{1,5}):(\d{2})\s*min$/;
const decimal = /^(\d{0,12})(?:[.,](\d{1,12}))?$/;
/** Without blanks. */
const units =
  /^(?:(\d{1,7}(?:[.,]\d{1,6})?)h(?:ours?|rs?)?\.?)?(?:(\d{1,7}(?:[.,]\d{1,6})?)m(?:in(?:utes?|s)?)?\.?)?(?:(\d{1,9})s(?:ec(?:onds?|s)?)?\.?)?$/;
const hoursAndMinutes = /^(\d{1,5})h(\d{1,2})$/;
const iso =
  /^p(?:(\d{1,5})d)?(?:t(?:(\d{1,7}(?:[.,]\d{1,6})?)h)?(?:(\d{1,7}(?:[.,]\d{1,6})?)m)?(?:(\d{1,9})(?:[.,]\d{1,9})?s)?)?$/;

/** What a plain number counts. */
export type DurationUnit = "hours" | "minutes" | "seconds";
const secondsOf: Readonly<Record<DurationUnit, number>> = { hours: 3600, minutes: 60, seconds: 1 };

/**
 * The whole seconds of a duration: `1:30`, `1:30:00`, `1.5`, `1,5`, `90m`, `1h 30m`, `18:25 min`, `45 sec`, `PT1H30M`. Negative with a sign before it. Null: it is none. A fraction of a
 * second is rounded.
 */
export function secondsIn(text: string, unit: DurationUnit): number | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, " ");
  const isNegative = /^[-−]/.test(plain);
  const seconds = positive(isNegative ? plain.slice(1).trim() : plain.replace(/^\+/, ""), unit);
  return seconds === null ? null : isNegative && seconds !== 0 ? -seconds : seconds;
}

function positive(text: string, unit: DurationUnit): number | null {
  if (!/\d/.test(text)) return null;
  const short = minutesAndSeconds.exec(text);
  if (short) return whole(short[1], 60) + whole(short[2]);
  const [, hours, minutes, seconds] = clock.exec(text) ?? [];
  if (hours !== undefined)
    return Number(minutes) > 59 || Number(seconds ?? 0) > 59 ? null : whole(hours, 3600) + whole(minutes, 60) + whole(seconds);
  if (decimal.test(text)) return Math.round(Number(text.replace(",", ".")) * secondsOf[unit]);
  const period = iso.exec(text);
  if (period) return whole(period[1], 86_400) + whole(period[2], 3600) + whole(period[3], 60) + whole(period[4]);
  const compact = text.replace(/\s/g, "");
  const named = units.exec(compact) ?? hoursAndMinutes.exec(compact);
  return named ? whole(named[1], 3600) + whole(named[2], 60) + whole(named[3]) : null;
}

function whole(text = "", each = 1): number {
  return Math.round(Number(text.replace(",", ".") || 0) * each);
}
