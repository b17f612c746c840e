import { codedDetails, type Details } from "./mt940-coded.js";
import { plainAccount } from "./plain-account.js";
import { referenceOf } from "./references.js";

/** A code of three digits, then a mark and two digits before each part, as German, Dutch and Polish banks do: `166?00GUTSCHRIFT?20SVWZ+…`. */
const coded = /^\d{3}([?>~<@|^])\d{2}/;
/** Names between slashes before each part, as Dutch banks and SWIFT do: `/EREF/4711/REMI/…`. */
const slashed =
  /\/(TRTP|TRCD|EREF|PREF|MARF|CSID|RTRN|ACCW|IBAN|BIC|NAME|ADDR|BENM|ORDP|CNTP|ULTB|ULTC|ULTD|REMI|ISDT|PURP|SVCL|OCMT|CHGS|EXCH|ID|SVWZ|KREF)\//g;
const beginsSlashed = /^\/(?:TRTP|TRCD|EREF|PREF|MARF|CSID|RTRN|BENM|ORDP|CNTP|REMI|IBAN|NAME|OCMT|ACCW)\//;
/** Lines of this length continue without a blank. */
const LINE = 65;

/** The parts of a field `:86:`, in the dialects of banks. */
export function detailsOf(lines: readonly string[]): Details {
  const [first = ""] = lines;
  const mark = coded.exec(first)?.[1];
  if (mark !== undefined) return codedDetails(lines.join(""), mark);
  if (beginsSlashed.test(first)) return slashedDetails(lines.join(""));
  const text = lines
    .map((line) => (line.length >= LINE ? line : `${line} `))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
  return { name: null, account: null, endToEndId: null, creditorReference: null, text: text || null };
}

function slashedDetails(text: string): Details {
  const parts = new Map<string, string>();
  const marks = [...text.matchAll(slashed)];
  marks.forEach(({ 0: whole, 1: name = "", index }, position) => {
    const value = text.slice(index + whole.length, marks[position + 1]?.index).trim();
    if (value !== "" && !parts.has(name)) parts.set(name, value.replace(/\/$/, ""));
  });
  // ING: account, BIC, name and city of the counterparty.
  const [account, , name] = parts.get("CNTP")?.split("/") ?? [];
  const remittance = remittanceOf(parts.get("REMI") ?? "");
  const iban = parts.get("IBAN") ?? account;
  return {
    name: parts.get("NAME") ?? (name?.trim() || null),
    account: iban ? plainAccount(iban) : null,
    endToEndId: referenceOf(parts.get("EREF")),
    ...remittance,
  };
}

/** `USTD//` and text, `STRD/`, the issuer and a reference, or text. */
function remittanceOf(text: string): Pick<Details, "creditorReference" | "text"> {
  const [, issuer, rest = ""] = /^STRD\/([A-Z]*)\/(.*)$/.exec(text) ?? [];
  if (issuer !== undefined) return { creditorReference: referenceOf(rest), text: null };
  return { creditorReference: null, text: text.replace(/^USTD\/\//, "").trim() || null };
}
