import { invalidField, type StintError } from "../../kernel/errors.js";

/** The error for a file that cannot be read from a line and column on, both from 1: `export_unreadable` (invalid). */
export function unreadable(line: number, column: number, message: string): StintError {
  return invalidField(["line", line, "column", column], "export_unreadable", `Line ${line}, column ${column}: ${message}`);
}

/** The error for a file that cannot be read as a whole: `export_unreadable` (invalid). */
export function unreadableFile(message: string): StintError {
  return invalidField([], "export_unreadable", message);
}
