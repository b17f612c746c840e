import { ruledTextType } from "../kernel/field-types.js";
import { isCountry } from "./countries.js";
import { isLuhn, isMod11Mod10, luhnSum, mod97, weighted } from "./check-digits.js";

/** The format of a country's VAT identification numbers without prefix, and their check digit rule. */
interface VatIds {
  /** The lengths that identify a text as a VAT id; 8 if absent. */
  readonly lengths?: readonly number[];
  readonly spelling: RegExp;
  readonly isSound?: (number: string) => boolean;
}

const last = (digits: string): number => Number(digits.at(-1));
/** Weights from `first` down to 2. */
const from = (first: number): readonly number[] => Array.from({ length: first - 1 }, (_, index) => first - index);

/**
 * The rules of the member states by the prefix of Directive 2006/112/EC, article 215 (Greece: EL); formats and check digits as in
 * the VAT Information Exchange System. France's newer keys with letters and the numbers of natural persons in Czechia and Latvia
 * have no check digits.
 */
const vatIds: Readonly<Record<string, VatIds>> = {
  AT: {
    lengths: [9],
    spelling: /^U\d{8}$/,
    isSound: (number) => (10 - ((luhnSum(number.slice(1, 8)) + 4) % 10)) % 10 === last(number),
  },
  BE: {
    lengths: [10],
    spelling: /^[01]\d{9}$/,
    isSound: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  },
  BG: {
    lengths: [9, 10],
    spelling: /^\d{9,10}$/,
    isSound: (number) => (number.length === 9 ? isBulgarianCompany(number) : isBulgarianPerson(number)),
  },
  CY: {
    lengths: [9],
    spelling: /^(?!12)\d{8}[A-Z]$/,
    isSound: (number) => {
      const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
      const sum = Array.from(number.slice(0, 8)).reduce(
        (total, digit, index) => total + (index % 2 === 0 ? (odd[Number(digit)] ?? 0) : Number(digit)),
        0,
      );
      return String.fromCharCode(65 + (sum % 26)) === number.at(-1);
    },
  },
  CZ: {
    lengths: [8, 9, 10],
    spelling: /^\d{8,10}$/,
    isSound: (number) => {
      if (number.length !== 8) return true;
      const check = 11 - (weighted(number, from(8)) % 11);
      return (check === 10 ? 0 : check === 11 ? 1 : check) === last(number);
    },
  },
  DE: { lengths: [9], spelling: /^[1-9]\d{8}$/, isSound: isMod11Mod10 },
  DK: { spelling: /^\d{8}$/, isSound: (number) => weighted(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: {
    lengths: [9],
    spelling: /^10\d{7}$/,
    isSound: (number) => (10 - (weighted(number, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === last(number),
  },
  EL: {
    lengths: [9],
    spelling: /^\d{9}$/,
    isSound: (number) => (weighted(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(number),
  },
  ES: { lengths: [9], spelling: /^(?:[A-HJNP-SUVW]\d{7}[0-9A-J]|[0-9XYZKLM]\d{7}[A-Z])$/, isSound: isSpanish },
  FI: {
    spelling: /^\d{8}$/,
    isSound: (number) => {
      const rest = weighted(number, [7, 9, 10, 5, 8, 4, 2]) % 11;
      return rest !== 1 && (11 - rest) % 11 === last(number);
    },
  },
  FR: {
    lengths: [11],
    spelling: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
    isSound: (number) => {
      if (!/^\d\d/.test(number)) return true;
      return (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(number.slice(0, 2));
    },
  },
  HR: { lengths: [11], spelling: /^\d{11}$/, isSound: isMod11Mod10 },
  HU: {
    spelling: /^\d{8}$/,
    isSound: (number) => (10 - (weighted(number, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === last(number),
  },
  IE: { lengths: [8, 9], spelling: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, isSound: isIrish },
  IT: { lengths: [11], spelling: /^\d{11}$/, isSound: isLuhn },
  LT: { lengths: [9, 12], spelling: /^(?:\d{7}1\d|\d{10}1\d)$/, isSound: isLithuanian },
  LU: { spelling: /^\d{8}$/, isSound: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)) },
  LV: {
    lengths: [11],
    spelling: /^\d{11}$/,
    isSound: (number) => {
      if (Number(number[0]) <= 3) return true;
      const check = 3 - (weighted(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11);
      return check !== -1 && (check < -1 ? check + 11 : check) === last(number);
    },
  },
  MT: { spelling: /^\d{8}$/, isSound: (number) => 37 - (weighted(number, [3, 4, 6, 7, 8, 9]) % 37) === Number(number.slice(6)) },
  NL: {
    lengths: [12],
    spelling: /^\d{9}B\d{2}$/,
    isSound: (number) => {
      const digits = number.slice(0, 9);
      return weighted(digits, from(9)) % 11 === last(digits) || mod97(`NL${number}`) === 1;
    },
  },
  PL: {
    lengths: [10],
    spelling: /^\d{10}$/,
    isSound: (number) => weighted(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(number),
  },
  PT: {
    lengths: [9],
    spelling: /^\d{9}$/,
    isSound: (number) => {
      const check = 11 - (weighted(number, from(9)) % 11);
      return (check > 9 ? 0 : check) === last(number);
    },
  },
  RO: {
    lengths: [2, 3, 4, 5, 6, 7, 8, 9, 10],
    spelling: /^[1-9]\d{1,9}$/,
    isSound: (number) => ((weighted(number.padStart(10, "0"), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(number),
  },
  SE: { lengths: [12], spelling: /^\d{10}01$/, isSound: (number) => isLuhn(number.slice(0, 10)) },
  SI: {
    spelling: /^[1-9]\d{7}$/,
    isSound: (number) => {
      const check = 11 - (weighted(number, from(8)) % 11);
      return check !== 11 && check % 10 === last(number);
    },
  },
  SK: { lengths: [10], spelling: /^[1-9]\d[2-47-9]\d{7}$/, isSound: (number) => Number(number) % 11 === 0 },
};

/** In characters. */
export const taxIdLimits = { min: 4, max: 40 } as const;

/**
 * Whether the text is a plausible tax id. A text with the prefix and length of an EU VAT id must be a valid one; any other has 4 to
 * 40 letters, digits, spaces and `-./`, including at least 4 digits.
 */
export function isTaxId(text: string): boolean {
  if (text.length < taxIdLimits.min || text.length > taxIdLimits.max) return false;
  const compact = text.replace(/[ ./-]/g, "").toUpperCase();
  const [prefix, number] = [compact.slice(0, 2), compact.slice(2)];
  const country = vatIds[prefix];
  if (country && (country.lengths ?? [8]).includes(number.length)) {
    return country.spelling.test(number) && (country.isSound?.(number) ?? true);
  }
  return /^[\p{L}\d ./-]+$/u.test(text) && (text.match(/\d/g) ?? []).length >= 4;
}

/** Whether the text has the form of a VAT id: the prefix of its country (BR-CO-09; Greece: EL, Northern Ireland: XI), then at least two characters. */
export function isVatId(text: string): boolean {
  const compact = text.replace(/[ ./-]/g, "").toUpperCase();
  const prefix = compact.slice(0, 2);
  return isTaxId(text) && compact.length >= 4 && (isCountry(prefix) || prefix === "EL" || prefix === "XI");
}

/** A tax id, see {@link isTaxId}. Adds `tax_id_malformed` otherwise. */
export const taxIdType = ruledTextType(taxIdLimits, ["tax_id_malformed"], (issues, path, taxId) => {
  if (isTaxId(taxId)) return;
  const message = "Must be a tax number such as 12/345/67890, or a VAT id with valid check digits, such as DE136695976.";
  issues.add(path, "tax_id_malformed", message);
});

function isBulgarianCompany(number: string): boolean {
  const first = weighted(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const check = first === 10 ? weighted(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : first;
  return check % 10 === last(number);
}

/** A citizen, a foreigner, or another person. */
function isBulgarianPerson(number: string): boolean {
  const other = 11 - (weighted(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return (
    (weighted(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === last(number) ||
    weighted(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === last(number) ||
    (other !== 10 && other % 11 === last(number))
  );
}

/** Natural persons have their number modulo 23 as a letter; companies have a check digit or its letter. */
function isSpanish(number: string): boolean {
  const letters = "TRWAGMYFPDXBNJZSQVHLCKE";
  const [first = "", digits, check] = [number[0], number.slice(1, 8), number.at(-1)];
  if (/[0-9XYZ]/.test(first)) {
    const leading = "XYZ".includes(first) ? "XYZ".indexOf(first) : first;
    return letters[Number(`${leading}${digits}`) % 23] === check;
  }
  if (/[KLM]/.test(first) && letters[Number(digits) % 23] === check) return true;
  const control = (10 - (luhnSum(`${digits}0`) % 10)) % 10;
  return check === String(control) || check === "JABCDEFGHI"[control];
}

function isIrish(number: string): boolean {
  const isOld = /^\d[A-Z+*]/.test(number);
  const digits = isOld ? `0${number.slice(2, 7)}${number[0]}` : number.slice(0, 7);
  const second = isOld ? "" : number.slice(8);
  const sum = weighted(digits, from(8)) + (second === "" ? 0 : 9 * (second.charCodeAt(0) - 64));
  return "WABCDEFGHIJKLMNOPQRSTUV"[sum % 23] === number[7];
}

function isLithuanian(number: string): boolean {
  const count = number.length - 1;
  const weights = (start: number): number[] => Array.from({ length: count }, (_, index) => ((start - 1 + index) % 9) + 1);
  const first = weighted(number, weights(1)) % 11;
  const check = first === 10 ? weighted(number, weights(3)) % 11 : first;
  return check % 10 === last(number);
}
