import { invalidField, type StintError } from "../../kernel/errors.js";

/** The error for a file that cannot be read at a line and column, both from 1: `statement_unreadable` (invalid). */
export function unreadable(line: number, column: number, message: string): StintError {
  return invalidField(["line", line, "column", column], "statement_unreadable", `Line ${line}, column ${column}: ${message}`);
}

/** The error for a file that cannot be read at a position of its text. */
export function unreadableAt(text: string, at: number, message: string): StintError {
  let line = 1;
  let start = 0;
  for (const { index, 0: end } of text.slice(0, at).matchAll(/\r\n|\n|\r/g)) {
    line += 1;
    start = index + end.length;
  }
  return unreadable(line, at - start + 1, message);
}

/** A line of a text, with its number from 1. */
export interface Line {
  readonly text: string;
  readonly number: number;
}

/** The lines of a text, which end with CR LF, LF or CR. */
export function linesOf(text: string): readonly Line[] {
  return text.split(/\r\n|\n|\r/).map((line, index) => ({ text: line, number: index + 1 }));
}
