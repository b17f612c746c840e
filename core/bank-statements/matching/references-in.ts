/** What may stand between the characters of a number. */
const ignored = /[^A-Z0-9]/;
/** Joins parts of a longer number. */
const joiner = /[-/._]/;
const digit = /[0-9]/;
/** Longer numbers and references are not looked for. */
const LONGEST = 60;

/** A number or reference as it is compared: capitals and digits only. */
export function plainKey(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

/** Finds numbers and references in texts, whatever spaces, dashes and letter case they are written with, but not as parts of longer numbers. */
export class ReferenceIndex<Value> {
  readonly #values = new Map<string, Value[]>();
  /** By the key without leading zeros. */
  readonly #bare = new Map<string, Value[]>();
  readonly #lengths = new Set<number>();

  add(text: string, value: Value): void {
    const key = plainKey(text);
    if (key === "" || key.length > LONGEST) return;
    addTo(this.#values, key, value);
    addTo(this.#bare, bare(key), value);
    this.#lengths.add(key.length);
  }

  /** The values of a complete reference, whose leading zeros do not count. */
  exactly(reference: string): readonly Value[] {
    return this.#bare.get(bare(plainKey(reference))) ?? [];
  }

  /** The values of all references in the text, in the order of the text. */
  in(text: string): readonly Value[] {
    const characters = text.normalize("NFKC").toUpperCase().split("");
    const places = characters.flatMap((character, at) => (ignored.test(character) ? [] : [at]));
    const stripped = places.map((at) => characters[at] ?? "").join("");
    const found = new Set<Value>();
    for (let start = 0; start < stripped.length; start += 1)
      for (const length of this.#lengths) {
        const values = this.#values.get(stripped.slice(start, start + length));
        if (values === undefined || start + length > stripped.length) continue;
        const [first = 0, last = 0] = [places[start], places[start + length - 1]];
        if (isWhole(characters, first, last)) values.forEach((value) => found.add(value));
      }
    return [...found];
  }
}

const bare = (key: string): string => key.replace(/^0+/, "");

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}

/** Whether no digit, or further part of a number, precedes or follows. */
function isWhole(characters: readonly string[], first: number, last: number): boolean {
  const at = (index: number): string => characters[index] ?? " ";
  const isPart = (next: string, afterNext: string): boolean => digit.test(next) || (joiner.test(next) && digit.test(afterNext));
  const isLetter = (character: string): boolean => /[A-Z]/.test(character);
  if (isPart(at(first - 1), at(first - 2)) || isPart(at(last + 1), at(last + 2))) return false;
  if (isLetter(at(first)) && isLetter(at(first - 1))) return false;
  return !(isLetter(at(last)) && isLetter(at(last + 1)));
}
