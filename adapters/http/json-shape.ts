import { MAX_LINES, pointerOf } from "../../core/index.js";
import type { FieldProblem } from "./problem.js";

/** Values nested deeper are reported with the field of the body that has them, since finding their place would mean to parse them. */
const MAX_PARSED_DEPTH = 64;
/** Above the fields of any valid object. */
const MAX_FIELDS = 1_000;

/** Above the largest valid body: {@link MAX_LINES} of 16 values. */
const MAX_VALUES = 20 * MAX_LINES;

const [QUOTE, BACKSLASH, COLON, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Array.from('"\\:,[]{}', (character) =>
  character.charCodeAt(0),
);

type Place = readonly [start: number, end: number];

/** What is known of JSON that is not parsed. */
export interface JsonShape {
  /** Why it would take unreasonably long to parse and check it: it is nested too deeply, an object has too many fields, or the whole too many values. */
  readonly excess: FieldProblem | null;
  /** The number of fields of all objects, if there is no excess. */
  readonly fields: number;
}

/** Takes a few milliseconds for a megabyte, and does not care whether the JSON is valid. */
export function shapeOf(json: Uint8Array): JsonShape {
  let total = 0;
  /** The number of fields of each open object, and lists, which have none. */
  const fields: number[] = [];
  let text: Place | null = null;
  /** The field of the body. */
  let name: Place | null = null;
  /** The values in lists and objects: one more than the commas, unless they are empty. */
  let values = 0;
  let isFirst = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === COMMA || (isFirst && !isBlank(byte) && byte !== CLOSE_LIST && byte !== CLOSE_OBJECT)) values++;
    if (values > MAX_VALUES) return excessive(json, name, "too_many", `The body must have at most ${MAX_VALUES} values.`);
    isFirst = byte === OPEN_LIST || byte === OPEN_OBJECT || (isFirst && isBlank(byte));
    if (byte === QUOTE) {
      const end = endOfText(json, at);
      text = [at, end];
      at = end;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (fields.push(0) > MAX_PARSED_DEPTH)
        return excessive(json, name, "too_deep", `Must not be nested more than ${MAX_PARSED_DEPTH} levels deep.`);
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) fields.pop();
    else if (byte === COLON) {
      total++;
      const count = (fields.pop() ?? 0) + 1;
      if (fields.push(count) === 1) name = text;
      if (count > MAX_FIELDS)
        return excessive(
          json,
          fields.length === 1 ? null : name,
          "too_many",
          `An object must have at most ${MAX_FIELDS} fields.`,
        );
    }
  }
  return { excess: null, fields: total };
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

function excessive(
  json: Uint8Array,
  name: readonly [start: number, end: number] | null,
  code: string,
  message: string,
): JsonShape {
  const field = name === null ? null : textOf(json.subarray(name[0], name[1] + 1));
  return { excess: { pointer: field === null ? "" : pointerOf([field]), code, message }, fields: 0 };
}

const MAX_REPORTED = 100;

/** The fields that valid JSON has several times. `parsed` is its value, which has each of them once. */
export function repeatedFields(json: Uint8Array, { fields }: JsonShape, parsed: unknown): readonly FieldProblem[] {
  if (fieldsIn(parsed) === fields) return [];
  const open: { readonly names: Set<string>; at: string | number }[] = [];
  const found = new Set<string>();
  let text: Place = [0, 0];
  for (let at = 0; at < json.length && found.size < MAX_REPORTED; at++) {
    const byte = json[at];
    const last = open.at(-1);
    if (byte === QUOTE) {
      const end = endOfText(json, at);
      text = [at, end];
      at = end;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) open.push({ names: new Set(), at: 0 });
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) open.pop();
    else if (byte === COMMA && typeof last?.at === "number") last.at++;
    else if (byte === COLON && last) {
      last.at = textOf(json.subarray(text[0], text[1] + 1)) ?? "";
      if (last.names.has(last.at)) found.add(pointerOf(open.map((one) => one.at)));
      last.names.add(last.at);
    }
  }
  return [...found].map((pointer) => ({ pointer, code: "duplicate_key", message: "Must not be repeated in its object." }));
}

function fieldsIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const items: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? 0 : items.length;
  for (const item of items) count += fieldsIn(item);
  return count;
}

/** Null if it is not valid JSON. */
function textOf(json: Uint8Array): string | null {
  try {
    return String(JSON.parse(Buffer.from(json).toString("utf8")));
  } catch {
    return null;
  }
}

/** The position of the quotation mark that ends the text. */
function endOfText(json: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
