import { clockText, readHours } from "../line/clock-text.js";

const NOTHING = /^(?:0+(?:[:.,]0*)?)?$/;

/** Parses the text of a cell, see `readHours`. 0 clears the cell; null is invalid. */
export function readCell(text: string): number | null {
  return NOTHING.test(text.trim()) ? 0 : readHours(text);
}

/** The text of a cell with this time; "" without time. Seconds are left out. */
export function cellText(seconds: number): string {
  return seconds === 0 ? "" : clockText(Math.floor(seconds / 60));
}
