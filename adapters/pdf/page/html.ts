/** HTML that is safe to send. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | readonly Part[];

/** Escapes every text in a template, so that only the template itself is markup. Not called `html`, since formatters would add blanks, which are part of a text. */
export function markup(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(pieces.map((piece, index) => piece + textOf(parts[index] ?? "")).join(""));
}

/** Nothing. */
export const none = new Html("");

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === "string") return escaped(part);
  return part.map(textOf).join("");
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
