import { type FieldProblem, pointerOf } from "./problem.js";

/** Values nested deeper are reported with the field of the body that has them, since finding their place would mean to parse them. */
const MAX_PARSED_DEPTH = 64;
/** Above the fields of any valid object. */
const MAX_FIELDS = 1_000;

const [QUOTE, BACKSLASH, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Array.from('"\\:[]{}', (character) =>
  character.charCodeAt(0),
);

type Place = readonly [start: number, end: number];

/**
 * Whether it would take unreasonably long to parse and check the JSON: whether it is nested too deeply, or an object has too many fields. Takes a few
 * milliseconds for a megabyte, and does not care whether the JSON is valid.
 */
export function excessOf(json: Uint8Array): FieldProblem | null {
  /** The number of fields of each open object, and lists, which have none. */
  const fields: number[] = [];
  let text: Place | null = null;
  /** The field of the body. */
  let name: Place | null = null;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === QUOTE) {
      const end = endOfText(json, at);
      text = [at, end];
      at = end;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (fields.push(0) > MAX_PARSED_DEPTH)
        return excess(json, name, "too_deep", `Must not be nested more than ${MAX_PARSED_DEPTH} levels deep.`);
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) fields.pop();
    else if (byte === COLON) {
      const count = (fields.pop() ?? 0) + 1;
      if (fields.push(count) === 1) name = text;
      if (count > MAX_FIELDS)
        return excess(json, fields.length === 1 ? null : name, "too_many", `An object must have at most ${MAX_FIELDS} fields.`);
    }
  }
  return null;
}

function excess(
  json: Uint8Array,
  name: readonly [start: number, end: number] | null,
  code: string,
  message: string,
): FieldProblem {
  const field = name === null ? null : textOf(json.subarray(name[0], name[1] + 1));
  return { pointer: field === null ? "" : pointerOf([field]), code, message };
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
