import { type Decimal, formatDecimal } from "../../core/index.js";
import type { Words } from "./words/index.js";

/** The symbols of units that all languages share, by code of UN/ECE Recommendation 20. C62 is one, without a unit. */
const symbols: Readonly<Record<string, string>> = {
  ...{ C62: "", HUR: "h", MIN: "min", SEC: "s", P1: "%", KWH: "kWh", KWT: "kW", MWH: "MWh", GB: "GB", "4L": "MB" },
  ...{ KMT: "km", MTR: "m", CMT: "cm", MMT: "mm", SMI: "mi", FOT: "ft", INH: "in", YRD: "yd" },
  ...{ MTK: "m²", KMK: "km²", CMK: "cm²", HAR: "ha", MTQ: "m³", LTR: "l", MLT: "ml", HLT: "hl" },
  ...{ KGM: "kg", GRM: "g", MGM: "mg", TNE: "t", LBR: "lb", ONZ: "oz" },
};

/** Codes that mean the same as another code on an invoice. */
const synonyms: Readonly<Record<string, string>> = {
  ...{ EA: "H87", NAR: "H87", PCE: "H87", XPP: "H87", LM: "MTR", KTM: "KMT", WSD: "DAY", "10": "E51", PK: "XPK", BX: "XBX" },
};

/** The unit in words, such as `days`; a code that has none is printed unchanged. */
export function unitName(code: string, quantity: Decimal, { units, hour, plurals }: Words): string {
  const known = synonyms[code] ?? code;
  if (known === "HUR") return hour;
  const forms = units[known];
  if (forms === undefined) return symbols[known] ?? code;
  const [one, other] = forms;
  return plurals.select(Number(formatDecimal(quantity))) === "one" ? one : other;
}
