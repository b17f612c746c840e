import { clockText, readDuration } from "../line/clock-text.js";

const HOURS = /^(\d{1,2})(?:[.,](\d{1,2}))?$/;
const NOTHING = /^(?:0+(?:[:.,]0*)?)?$/;
const MINUTES_PER_DAY = 1440;

/** Parses the text of a cell: a duration such as `1:30` or `90m`, or plain hours such as `2` or `1.5`. 0 clears the cell; null is invalid. */
export function readCell(text: string): number | null {
  const plain = text.replaceAll(/\s/g, "");
  if (NOTHING.test(plain)) return 0;
  const hours = HOURS.exec(plain);
  if (!hours) return readDuration(plain);
  const minutes = Math.round(Number(`${hours[1]}.${hours[2] ?? 0}`) * 60);
  return minutes <= MINUTES_PER_DAY ? minutes : null;
}

/** The text of a cell with this time; "" without time. Seconds are left out. */
export function cellText(seconds: number): string {
  return seconds === 0 ? "" : clockText(Math.floor(seconds / 60));
}
