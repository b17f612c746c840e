import { plainAccount } from "./plain-account.js";
import { referenceOf } from "./references.js";

/** What a field `:86:` says of a transaction. */
export interface Details {
  readonly name: string | null;
  readonly account: string | null;
  readonly endToEndId: string | null;
  readonly creditorReference: string | null;
  readonly text: string | null;
}

/** The parts of the purpose, in order. */
const PURPOSE = /^(?:2\d|6[0-3])$/;
/** A part of this length continues in the next one without a blank. */
const FULL = 27;
/** The names of SEPA before parts of the purpose. */
const tag = /(?:^|(?<=[\n ]))(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|COAM|OAMT|RREF|RETP|PURP|IBAN|BIC)\+/g;
/** These are one reference; text that follows in another part is not of it. */
const references: readonly string[] = ["EREF", "KREF", "MREF", "CRED", "DEBT", "RREF", "COAM", "OAMT", "IBAN", "BIC"];

/** The details in parts of two digits after a mark: booking text 00, purpose 20 to 29 and 60 to 63, account 31 or 38, name 32 and 33. */
export function codedDetails(text: string, mark: string): Details {
  const parts = partsOf(text, mark);
  const purpose = purposeOf(parts);
  const name = `${parts.get("32")?.trimStart() ?? ""}${parts.get("33") ?? ""}`.trim();
  const account = (parts.get("38") ?? parts.get("31") ?? "").trim();
  const tagged = taggedOf(purpose);
  return {
    name: name || null,
    account: account === "" ? null : plainAccount(account),
    endToEndId: referenceOf(tagged.get("EREF")),
    creditorReference: null,
    text: (tagged.get("SVWZ") || tagged.get("") || parts.get("00")?.trim() || "").trim() || null,
  };
}

function partsOf(text: string, mark: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  let code: string | null = null;
  for (const piece of text.slice(3).split(mark)) {
    const [, next, value = ""] = /^(00|10|2\d|3\d|6[0-3]|7\d)([^]*)$/.exec(piece) ?? [];
    if (next !== undefined) {
      code = next;
      parts.set(code, (parts.get(code) ?? "") + value);
    } else if (code !== null) {
      // The mark is a character of the text.
      parts.set(code, `${parts.get(code)}${mark}${piece}`);
    }
  }
  return parts;
}

/** The parts of the purpose as one text. A line break separates those that are not full. */
function purposeOf(parts: ReadonlyMap<string, string>): string {
  return [...parts]
    .filter(([code]) => PURPOSE.test(code))
    .map(([, value]) => (value.length >= FULL ? value : `${value.trimEnd()}\n`))
    .join("");
}

/** The values by the names of SEPA. What has no name is under "". */
function taggedOf(purpose: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const add = (name: string, value: string): void => {
    const text = value.replace(/\s+/g, " ").trim();
    if (text !== "") values.set(name, values.has(name) ? `${values.get(name)} ${text}` : text);
  };
  const marks = [...purpose.matchAll(tag)];
  add("", purpose.slice(0, marks[0]?.index));
  marks.forEach(({ 0: whole, 1: name = "", index }, position) => {
    const value = purpose.slice(index + whole.length, marks[position + 1]?.index);
    const end = references.includes(name) ? value.indexOf("\n") : -1;
    add(name, end === -1 ? value : value.slice(0, end));
    if (end !== -1) add("", value.slice(end));
  });
  return values;
}
