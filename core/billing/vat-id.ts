import { isCountry } from "./countries.js";
import { isBelgian, isLuhn, isMod11Mod10, luhnSum, mod97, weighted } from "./check-digits.js";

/** The format of a country's VAT identification numbers without prefix, and their check digit rule. */
interface VatIds {
  /** The lengths that identify a text as a VAT id; 8 if absent. */
  readonly lengths?: readonly number[];
  /** How a number of any length begins; with a digit if absent. */
  readonly start?: RegExp;
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
const european: Readonly<Record<string, VatIds>> = {
  AT: {
    lengths: [9],
    start: /^U?\d/,
    spelling: /^U\d{8}$/,
    isSound: (number) => (10 - ((luhnSum(number.slice(1, 8)) + 4) % 10)) % 10 === last(number),
  },
  BE: {
    lengths: [10],
    spelling: /^[01]\d{9}$/,
    isSound: isBelgian,
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
  ES: {
    lengths: [9],
    start: /^[A-Z]?\d/,
    spelling: /^(?:[A-HJNP-SUVW]\d{7}[0-9A-J]|[0-9XYZKLM]\d{7}[A-Z])$/,
    isSound: isSpanish,
  },
  FI: {
    spelling: /^\d{8}$/,
    isSound: (number) => {
      const rest = weighted(number, [7, 9, 10, 5, 8, 4, 2]) % 11;
      return rest !== 1 && (11 - rest) % 11 === last(number);
    },
  },
  FR: {
    lengths: [11],
    start: /^[A-Z]{0,2}\d/,
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

const british: VatIds = {
  lengths: [9, 12],
  spelling: /^(?:\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/,
  isSound: (number) => {
    if (!/^\d/.test(number)) return true;
    const sum = weighted(number, from(8)) + Number(number.slice(7, 9));
    return sum % 97 === 0 || (sum + 55) % 97 === 0;
  },
};

/** The rules by prefix: those of the European Union, where Greece has two prefixes, and those of Great Britain, Northern Ireland, Switzerland and Norway. */
const vatIds: Readonly<Record<string, VatIds>> = {
  ...european,
  GR: european["EL"] as VatIds,
  GB: british,
  XI: british,
  CH: {
    lengths: [10, 13, 14],
    start: /^E\d/,
    spelling: /^E\d{9}(?:MWST|TVA|IVA)?$/,
    isSound: (number) => (11 - (weighted(number.slice(1), [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(number[9]),
  },
  NO: {
    lengths: [9, 12],
    spelling: /^\d{9}(?:MVA)?$/,
    isSound: (number) => (11 - (weighted(number, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(number[8]),
  },
};

/** The country whose authorities assign the numbers with a prefix. */
function countryOf(prefix: string): string {
  return prefix === "EL" ? "GR" : prefix === "XI" ? "GB" : prefix;
}

/** Whether a country (ISO 3166-1 alpha-2) is a member of the European Union. */
export function isInEuropeanUnion(country: string): boolean {
  return country === "GR" || (country !== "EL" && Object.hasOwn(european, country));
}

interface Parts {
  readonly prefix: string;
  readonly number: string;
}

function partsOf(text: string): Parts {
  const compact = text.replace(/[ ./-]/g, "").toUpperCase();
  return { prefix: compact.slice(0, 2), number: compact.slice(2) };
}

function isSound({ prefix, number }: Parts): boolean {
  const rules = Object.hasOwn(vatIds, prefix) ? vatIds[prefix] : undefined;
  return rules !== undefined && rules.spelling.test(number) && (rules.isSound?.(number) ?? true);
}

/**
 * Whether the text is a VAT id: the prefix of a country of the European Union (Greece: EL or GR), of Northern Ireland (XI), Great Britain, Switzerland or
 * Norway, and the syntax and check digits of that country. Ignores spaces, dots, slashes, hyphens and letter case.
 */
export function isVatId(text: string): boolean {
  return isSound(partsOf(text));
}

/** A VAT id as documents state it: without separators, and with the prefix EL in Greece. Other texts stay as they are. */
export function plainVatId(text: string): string {
  const parts = partsOf(text);
  return isSound(parts) ? `${parts.prefix === "GR" ? "EL" : parts.prefix}${parts.number}` : text;
}

/** Whether the text begins with the code of a country (BR-CO-09; Greece: EL, Northern Ireland: XI), as the VAT ids of other countries may. */
export function hasVatPrefix(text: string): boolean {
  const { prefix, number } = partsOf(text);
  return number.length >= 2 && (isCountry(prefix) || prefix === "EL" || prefix === "XI");
}

/** The country (ISO 3166-1 alpha-2) that assigned a VAT id; null if the text is none. */
export function vatCountryOf(text: string): string | null {
  const parts = partsOf(text);
  return isSound(parts) ? countryOf(parts.prefix) : null;
}

/**
 * Whether the text begins like a VAT id, but is none. It is not judged for someone outside the European Union unless it begins like the ids of the
 * country: tax ids of Mexico and India can begin with the prefix of a member state. `country` is ISO 3166-1 alpha-2, null if it is not known.
 */
export function isMalformedVatId(text: string, country: string | null): boolean {
  const parts = partsOf(text);
  const { prefix, number } = parts;
  const rules = Object.hasOwn(vatIds, prefix) ? vatIds[prefix] : undefined;
  if (!rules || isSound(parts)) return false;
  if (country !== null && !isInEuropeanUnion(country) && country !== countryOf(prefix)) return false;
  return (rules.lengths ?? [8]).includes(number.length) || (rules.start ?? /^\d/).test(number);
}

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
