import { clockText, readHours } from "../line/clock-text.js";

const SECONDS_PER_MINUTE = 60;
const NOTHING = /^(?:0+(?:[:.,]0*)?)?$/;

/** Parses the text of a cell into minutes, see `readHours`. 0 clears the cell; null is invalid. */
export function readCell(text: string): number | null {
  if (NOTHING.test(text.trim())) return 0;
  const seconds = readHours(text);
  return seconds === null || seconds % SECONDS_PER_MINUTE !== 0 ? null : seconds / SECONDS_PER_MINUTE;
}

/** The text of a cell with this time; "" without time. Seconds are left out. */
export function cellText(seconds: number): string {
  return seconds === 0 ? "" : clockText(Math.floor(seconds / 60));
}
