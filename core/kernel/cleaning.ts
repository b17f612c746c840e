import type { NamedField, Shape } from "./field.js";
import { cleanText, trimmed } from "./text.js";

/** The value with its texts as they are stored: clean, and written as their types write them. It is the same value if nothing changes. */
export function cleaned(shape: Shape, value: unknown): unknown {
  switch (shape.kind) {
    case "text":
      return typeof value === "string" ? (shape.clean ?? cleanText)(value) : value;
    // A control character in an address is refused: what remains without it could be another address.
    case "email":
      return typeof value === "string" ? trimmed(value) : value;
    case "list":
      return Array.isArray(value) ? cleanedList(shape.item, value) : value;
    case "pairs":
      return isPairs(value) ? cleanedPairs(value) : value;
    case "object":
      return cleanedObject(shape, value);
    default:
      return value;
  }
}

/** A command with its texts as they are stored, see {@link cleaned}. */
export function cleanedFields(named: readonly NamedField[], given: unknown): unknown {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return given;
  const values = given as Readonly<Record<string, unknown>>;
  const changed = named.flatMap(({ name, field }) => {
    const after = cleaned(field.type.shape, values[name]);
    return Object.is(after, values[name]) ? [] : [[name, after] as const];
  });
  return changed.length === 0 ? given : { ...given, ...Object.fromEntries(changed) };
}

function cleanedObject({ named, clean }: Extract<Shape, { readonly kind: "object" }>, value: unknown): unknown {
  const fields = cleanedFields(named, value);
  return clean === undefined || typeof fields !== "object" || fields === null ? fields : clean(fields);
}

const isPairs = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function cleanedPairs(pairs: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const before = Object.entries(pairs);
  const after = before.map(([key, text]) => [cleanText(key), typeof text === "string" ? cleanText(text) : text] as const);
  return after.every(([key, text], index) => key === before[index]?.[0] && text === before[index][1])
    ? pairs
    : Object.fromEntries(after);
}

function cleanedList(item: Shape, values: readonly unknown[]): readonly unknown[] {
  const after = values.map((value) => cleaned(item, value));
  return after.every((value, index) => Object.is(value, values[index])) ? values : after;
}

/**
 * The value after a change, where a text that differs from the stored one only by cleaning is the stored one: sending back what was stored before texts were
 * cleaned changes nothing.
 */
export function withStoredTexts<T>(before: unknown, after: T, clean: (text: string) => string = cleanText): T {
  return keptTexts(before, after, clean) as T;
}

function keptTexts(before: unknown, after: unknown, clean: (text: string) => string): unknown {
  if (Object.is(before, after) || before === null || after === null) return after;
  if (typeof before === "string") return typeof after === "string" && clean(before) === after ? before : after;
  if (Array.isArray(before))
    return Array.isArray(after) ? after.map((one, index) => keptTexts(before[index], one, clean)) : after;
  if (typeof before !== "object" || typeof after !== "object" || Array.isArray(after)) return after;
  const stored = before as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(after).map(([name, value]) => [name, keptTexts(stored[name], value, clean)]));
}
