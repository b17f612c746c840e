import { ruledTextType } from "../kernel/field-types.js";
import { mod97 } from "./check-digits.js";
import { plainIdentifier } from "./identifier.js";

/** The countries by the length of their IBANs, from the ISO 13616 registry. */
const countriesByLength: readonly (readonly [length: number, countries: string])[] = [
  [15, "NO"],
  [16, "BE"],
  [18, "DK FI FK FO GL NL SD"],
  [19, "MK SI"],
  [20, "AT BA EE KZ LT LU MN XK"],
  [21, "CH HR LI LV"],
  [22, "BG BH CR DE GB GE IE ME RS VA"],
  [23, "AE GI IL IQ OM SO TL"],
  [24, "AD CZ ES MD PK RO SA SE SK TN VG"],
  [25, "LY PT ST"],
  [26, "IS TR"],
  [27, "BI DJ FR GR IT MC MR SM"],
  [28, "AL AZ BY CY DO GT HN HU LB NI PL SV"],
  [29, "BR EG PS QA UA"],
  [30, "JO KW MU YE"],
  [31, "MT SC"],
  [32, "LC"],
  [33, "RU"],
];

const lengths: ReadonlyMap<string, number> = new Map(
  countriesByLength.flatMap(([length, countries]) => countries.split(" ").map((country) => [country, length] as const)),
);

/** In characters, including spaces. */
const ibanLimits = { min: 15, max: 42 } as const;

/**
 * Whether the text is an IBAN (ISO 13616) with a known country, the right length and valid check digits; ignores spaces and letter
 * case.
 */
export function isIban(text: string): boolean {
  if (text.length > ibanLimits.max) return false;
  const iban = text.replaceAll(" ", "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || lengths.get(iban.slice(0, 2)) !== iban.length) return false;
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** An IBAN (ISO 13616), stored with or without spaces. Hyphens and a label are ignored. Adds `iban_malformed` otherwise. */
export const ibanType = ruledTextType(
  ibanLimits,
  ["iban_malformed"],
  (issues, path, iban) => {
    if (!isIban(iban))
      issues.add(path, "iban_malformed", "Must be an IBAN with valid check digits, such as DE02 1203 0000 0000 2020 51.");
  },
  (text) => plainIdentifier(text, /^IBAN[ :.]*/i).replaceAll("-", ""),
);
