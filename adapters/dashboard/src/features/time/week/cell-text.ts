import { readHours } from "../line/clock-text.js";

const NOTHING = /^(?:0+(?:[:.,]0*)?)?$/;

/** Parses the text of a cell into seconds, see `readHours`. 0 clears the cell; null is invalid. */
export function readCell(text: string): number | null {
  return NOTHING.test(text.trim()) ? 0 : readHours(text);
}
