import type { FieldProblem } from "../../../../client/index.js";

export interface PlacedErrors {
  /** The first error of each field, by field path, such as `address.line1`. */
  readonly fields: ReadonlyMap<string, FieldProblem>;
  /** Errors that no field may show. */
  readonly rest: readonly FieldProblem[];
}

/**
 * Finds the field of each error by its pointer (RFC 6901): the field of that path, the field that contains it (`tags` for `/tags/0`), or a field inside it
 * (`discount.percent` for `/discount`).
 */
export function placeErrors(errors: readonly FieldProblem[], values: object): PlacedErrors {
  const fields = new Map<string, FieldProblem>();
  const rest: FieldProblem[] = [];
  for (const error of errors) {
    const { path, isShown } = targetOf(error.pointer, values);
    if (!isShown) rest.push(error);
    if (path !== "" && !fields.has(path)) fields.set(path, error);
  }
  return { fields, rest };
}

function targetOf(pointer: string, values: object): { readonly path: string; readonly isShown: boolean } {
  const path: string[] = [];
  let value: unknown = values;
  for (const name of namesIn(pointer)) {
    if (!isGroup(value)) break;
    if (!(name in value)) return { path: "", isShown: false };
    path.push(name);
    value = value[name];
  }
  const only = isGroup(value) && path.length > 0 ? Object.keys(value) : [];
  if (only.length === 1) return { path: [...path, ...only].join("."), isShown: true };
  return { path: path.join("."), isShown: !isGroup(value) };
}

function namesIn(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Whether the element contains fields. A choice among several texts is one field. */
function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !(Array.isArray(value) && typeof value[0] === "string");
}
