import { windows1252Characters } from "../../../core/index.js";

/** The bytes of the characters beyond ASCII: the others of the upper half are those of ISO 8859-1. */
const bytes = new Map([
  ...Array.from(windows1252Characters, (character, at) => [character, 0x80 + at] as const),
  ...Array.from({ length: 0x60 }, (_, at) => [String.fromCharCode(0xa0 + at), 0xa0 + at] as const),
]);
const MARKS = /\p{M}/gu;
const QUESTION_MARK = 63;

/** The text in windows-1252. Other characters lose their accents, or else become question marks. */
export function windows1252(text: string): Uint8Array {
  return Uint8Array.from(Array.from(text.normalize("NFC")).flatMap(encoded));
}

function encoded(character: string): readonly number[] {
  const code = character.charCodeAt(0);
  if (character.length === 1 && code < 128) return [code];
  const known = bytes.get(character);
  if (known !== undefined) return [known];
  const plain = Array.from(character.normalize("NFKD").replace(MARKS, ""), (one) =>
    one.length === 1 && one.charCodeAt(0) < 128 ? one.charCodeAt(0) : QUESTION_MARK,
  );
  return plain.length === 0 ? [QUESTION_MARK] : plain;
}
