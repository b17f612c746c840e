import type { Issues } from "./errors.js";
import type { Path } from "./field.js";

const BRACED = /\{([a-z_]*)\}/g;

/** Adds `placeholder_unknown` for words in braces that are none of the names. */
export function checkBraced(issues: Issues, path: Path, text: string | null, names: readonly string[]): void {
  const unknown = [...(text ?? "").matchAll(BRACED)].find(([, name]) => !names.some((known) => known === name));
  if (!unknown) return;
  const known = names.map((name) => `{${name}}`).join(", ");
  issues.add(path, "placeholder_unknown", `${unknown[0]} is not one of ${known}.`);
}

/** Replaces the words in braces that have a value. */
export function filled(text: string, values: Readonly<Record<string, () => string>>): string {
  return text.replace(BRACED, (braced, name: string) => (Object.hasOwn(values, name) ? (values[name]?.() ?? braced) : braced));
}
