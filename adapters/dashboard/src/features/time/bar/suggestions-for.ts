import { foldCase } from "../../../../../../core/kernel/letter-case.js";
import type { Choices } from "../choices.js";
import type { EntryBody } from "../entries.js";
import { findNamed, ranked } from "../line/find-named.js";
import { type Sign, wordAtCursor, wordsOf } from "../line/words-of.js";

interface Shown {
  readonly key: string;
  readonly name: string;
  /** Distinguishes suggestions with the same name. */
  readonly beside: string;
  readonly color: string | null;
}

/** Completes the word at the cursor. */
export interface NameSuggestion extends Shown {
  readonly kind: "name";
  readonly sign: Sign;
}

/** Continues a recent entry. */
export interface RecentSuggestion extends Shown {
  readonly kind: "recent";
  readonly body: EntryBody;
}

export type Suggestion = NameSuggestion | RecentSuggestion;

const SHOWN = 8;

/** Suggestions for the word at the cursor, best match first. None if the word is already a complete name. */
export function suggestionsFor(line: string, cursor: number, choices: Choices) {
  const word = wordAtCursor(line, cursor);
  if (!word) return null;
  const all = ranked(allOf(word.sign, line, choices), word.text);
  const isWhole = all.some(({ name }) => foldCase(name) === foldCase(word.text));
  return { from: word.from, to: word.to, suggestions: isWhole ? [] : all.slice(0, SHOWN) };
}

function allOf(sign: Sign, line: string, { projects, tasks, tags }: Choices): readonly NameSuggestion[] {
  if (sign === "+") return tags.map((name) => ({ kind: "name", key: name, sign, name, beside: "", color: null }));
  if (sign === "#")
    return projects.map(({ id, name, code, color }) => ({ kind: "name", key: id, sign, name, beside: code ?? "", color }));
  const project = wordsOf(line).find((word) => word.sign === "#" && word.text !== "");
  const found = project ? findNamed(projects, project.text) : null;
  return tasks.flatMap(({ id, name, project_id: of }) => {
    if (found?.kind === "one" && found.item.id !== of) return [];
    const { name: beside = "", color = null } = projects.find((one) => one.id === of) ?? {};
    return [{ kind: "name", key: id, sign, name, beside, color }];
  });
}
