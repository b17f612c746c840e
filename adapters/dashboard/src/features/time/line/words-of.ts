const signs = ["#", "@", "+"] as const;
export type Sign = (typeof signs)[number];

/** A word of a line, with where it stands in it. */
export interface Word {
  readonly sign: Sign | null;
  readonly text: string;
  /** A backslash stood before it: it is what it says, whatever it looks like. */
  readonly isLiteral: boolean;
  readonly from: number;
  readonly to: number;
}

const WORD = /(\\?)([#@+]?)(?:"([^"]*)"?|(\S+))?/y;

/** The words of a line; what stands in quotes right after a sign is one. */
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
  // Quotes count after a sign only: in a note they are the writer's own.
  if (sign !== null && backslash === "" && (quoted !== undefined || whole !== ""))
    return { sign, text: (quoted ?? plain).trim(), isLiteral: false, from, to: from + whole.length };
  const end = from + (/^\S+/.exec(line.slice(from))?.[0].length ?? 1);
  return { sign: null, text: line.slice(from + (backslash?.length ?? 0), end), isLiteral: backslash !== "", from, to: end };
}

/** The word with a sign that the cursor stands in or right behind: what is being searched for. */
export function wordAtCursor(line: string, cursor: number): (Word & { readonly sign: Sign }) | null {
  const found = wordsOf(line).find(({ from, to }) => from < cursor && cursor <= to);
  return found && found.sign !== null ? { ...found, sign: found.sign } : null;
}

/** A name as it stands in a line after its sign; a quote cannot, and is left out. */
export function named(sign: Sign, name: string): string {
  const plain = name.replaceAll('"', "");
  return /^[^\s"]+$/.test(plain) ? sign + plain : `${sign}"${plain}"`;
}
