import type { Json } from "../../../core/index.js";
import { fields } from "./fields.js";

export interface FieldWords {
  readonly meaning: string | undefined;
  readonly example: Json | undefined;
}

/** The description of a field. `place` is the schema's name, the parent field, or `query`. The most specific entry wins. */
export function wordsFor(place: string, name: string): FieldWords {
  const base = place.replace(/(Creation|Patch|Preview)$/, "");
  const found = [`${place}.${name}`, `${base}.${name}`, name].find((key) => key in fields);
  const words = found === undefined ? undefined : fields[found];
  if (words === undefined || typeof words === "string") return { meaning: words, example: undefined };
  const [meaning, example] = words;
  return { meaning, example };
}

/** Joins the parts as sentences: adds missing periods, removes duplicates. */
export function sentences(...parts: readonly (string | undefined)[]): string {
  const ended = parts.flatMap((part) => (part === undefined || part === "" ? [] : [/[.!?]$/.test(part) ? part : `${part}.`]));
  return [...new Set(ended)].join(" ");
}
