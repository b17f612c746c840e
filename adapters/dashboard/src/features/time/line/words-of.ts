const signs = ["#", "@", "+"] as const;
export type Sign = (typeof signs)[number];

/** A word and its position in the line. */
export interface Word {
  readonly sign: Sign | null;
  readonly text: string;
  /** Escaped by a backslash, so it has no special meaning. */
  readonly isLiteral: boolean;
  readonly from: number;
  readonly to: number;
}

const WORD = /(\\?)([#@+]?)(?:"([^"]*)"?|(\S+))?/y;

/** The words of a line. Quoted text after a sign is one word. */
export function wordsOf(line: string): readonly Word[] {
  const words: Word[] = [];
  let from = 0;
  while (from < line.length) {
    if (/\s/.test(line.charAt(from))) {
      from += 1;
      continue;
    }
    const word = wordAt(line, from);
    words.push(word);
    from = word.to;
  }
  return words;
}

function wordAt(line: string, from: number): Word {
  WORD.lastIndex = from;
  const [whole = "", backslash, mark = "", quoted, plain = ""] = WORD.exec(line) ?? [];
  const sign = signs.find((one) => one === mark) ?? null;
  // Quotes have a meaning only after a sign; elsewhere they are part of the note.
  if (sign !== null && backslash === "" && (quoted !== undefined || whole !== ""))
    return { sign, text: (quoted ?? plain).trim(), isLiteral: false, from, to: from + whole.length };
  const end = from + (/^\S+/.exec(line.slice(from))?.[0].length ?? 1);
  return { sign: null, text: line.slice(from + (backslash?.length ?? 0), end), isLiteral: backslash !== "", from, to: end };
}

/** The word with a sign that contains the cursor or ends at it. */
export function wordAtCursor(line: string, cursor: number): (Word & { readonly sign: Sign }) | null {
  const found = wordsOf(line).find(({ from, to }) => from < cursor && cursor <= to);
  return found && found.sign !== null ? { ...found, sign: found.sign } : null;
}

/** A sign and a name, as written in a line. Quotes in the name are omitted, since a line cannot contain them. */
export function named(sign: Sign, name: string): string {
  const plain = name.replaceAll('"', "");
  return /^[^\s"]+$/.test(plain) ? sign + plain : `${sign}"${plain}"`;
}
