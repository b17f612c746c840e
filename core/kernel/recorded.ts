/**
 * The paths at which `current` does not have what was recorded, such as `lines/0/net`. Compares each recorded scalar with the value at its path,
 * and the lengths of recorded lists, so that later versions can add fields at every depth. Does not compare recorded values for which `isUnknown`
 * returns true. Bigints are scalars.
 */
export function* changedPaths(
  recorded: unknown,
  current: unknown,
  isUnknown: (value: unknown) => boolean = () => false,
  path = "",
): Generator<string, void> {
  if (Object.is(recorded, current) || isUnknown(recorded)) return;
  if (!isNested(recorded) || !isNested(current) || !haveSameItems(recorded, current)) {
    yield path;
    return;
  }
  for (const [key, value] of Object.entries(recorded)) {
    const now = current[key];
    if (!Object.is(value, now)) yield* changedPaths(value, now, isUnknown, path === "" ? key : `${path}/${key}`);
  }
}

/** Whether `current` has everything that was recorded; see {@link changedPaths}. */
export function isUnchanged(recorded: unknown, current: unknown): boolean {
  return changedPaths(recorded, current).next().done === true;
}

/**
 * Whether a computed value has everything that a model stores. Null in a model can mean that the version that stored it did not have the field, so
 * it is not compared.
 */
export function fitsStored(stored: unknown, computed: unknown): boolean {
  return changedPaths(stored, computed, (value) => value === null || value === undefined).next().done === true;
}

type Nested = Readonly<Record<string, unknown>>;

function isNested(value: unknown): value is Nested {
  return typeof value === "object" && value !== null;
}

/** Whether both are lists of the same length, or neither is a list. */
function haveSameItems(a: Nested, b: Nested): boolean {
  return Array.isArray(a) ? Array.isArray(b) && a.length === b.length : !Array.isArray(b);
}
