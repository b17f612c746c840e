import { foldCase } from "../kernel/letter-case.js";
import type { View } from "../kernel/view.js";

/** A tag as it is spelled, and what it is compared by. */
export interface Tag {
  /** See {@link tagKey}. */
  readonly key: string;
  /** As the workspace spelled it first. */
  readonly name: string;
}

/** A tag, and the number of entries that have it. */
export interface TagUse {
  /** As the workspace spelled it first. */
  readonly name: string;
  /** How many entries have it. Of all users. */
  readonly entries: number;
}

/** The JSON of a tag and its use. */
export function tagUseView({ name, entries }: TagUse): View {
  return { name, entries };
}

/** What tags are compared by: without letter case, surrounding blanks and the form of their characters in Unicode. */
export function tagKey(text: string): string {
  return foldCase(spelled(text));
}

/** The tag as it is stored: without surrounding blanks, in Unicode's composed form (NFC). */
function spelled(text: string): string {
  return text.normalize("NFC").trim();
}

/** The tags in order, each once, in its first spelling. One of the same tags in `known` is spelled as it is there. */
export function distinctTags(texts: readonly string[], known: readonly string[] = []): readonly string[] {
  const names = new Map(known.map((name) => [tagKey(name), name]));
  const found = new Map<string, string>();
  for (const text of texts) {
    const key = tagKey(text);
    if (!found.has(key)) found.set(key, names.get(key) ?? spelled(text));
  }
  return [...found.values()];
}
