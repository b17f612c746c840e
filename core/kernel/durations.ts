/** Seconds. */
export const SECONDS_PER_DAY = 86_400;
/** Milliseconds. */
export const MS_PER_MINUTE = 60_000;
/** Milliseconds. */
export const MS_PER_HOUR = 60 * MS_PER_MINUTE;
/** Milliseconds of a day of 24 hours. */
export const MS_PER_DAY = 24 * MS_PER_HOUR;
