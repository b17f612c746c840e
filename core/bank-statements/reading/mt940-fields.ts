import { linesOf } from "./source.js";

/** A field of a SWIFT message, with the lines that it continues on. */
export interface Mt940Field {
  /** Such as `61`. */
  readonly tag: string;
  readonly lines: readonly string[];
  /** The number of its first line. */
  readonly line: number;
  /** Whether it is the last of the file, and its last line has no end. */
  readonly isUnterminated: boolean;
}

/** Only these begin a field: `:26:` in the text of a field is a time. */
const start = /^:(20|21|25P?|28C?|60[FM]|61|62[FM]|64|65|86|13D?|34F|90[CD]|NS|940|942):(.*)$/;
/** Banks frame messages in blocks, and files in control characters. */
const frame = /^(?:[\u0001-\u0008]|\{1:|\{2:|\{3:|\{4:)/;

/**
 * The fields of all messages of a file. Lines before the first field, and between the end of a message (`-` or `-}`) and the next field, are not part of any.
 */
export function mt940Fields(text: string): readonly Mt940Field[] {
  const lines = linesOf(text);
  const fields: { readonly tag: string; readonly lines: string[]; readonly line: number; isUnterminated: boolean }[] = [];
  let isOpen = false;
  for (const { text: line, number } of lines) {
    const [, tag, content] = start.exec(line) ?? [];
    if (tag !== undefined) {
      fields.push({ tag, lines: [content ?? ""], line: number, isUnterminated: number === lines.length });
      isOpen = true;
    } else if (line.trimEnd() === "-" || line.startsWith("-}") || frame.test(line)) {
      isOpen = false;
    } else {
      const field = fields.at(-1);
      if (!isOpen || field === undefined) continue;
      field.lines.push(line);
      field.isUnterminated = number === lines.length && line !== "";
    }
  }
  return fields;
}
