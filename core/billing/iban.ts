import type { Issues } from "../kernel/errors.js";
import { mod97 } from "./check-digits.js";

/** The IBAN length per country, from the ISO 13616 registry. */
const lengths = new Map(
  (
    "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 " +
    "FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 " +
    "LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 " +
    "SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30"
  )
    .split(" ")
    .map((entry): [string, number] => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** In characters, including spaces. */
export const ibanLimits = { min: 15, max: 42 } as const;

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

/** Adds `iban_malformed` at `path` unless the text is null or an IBAN. */
export function checkIban(issues: Issues, path: readonly (string | number)[], iban: string | null): void {
  if (iban === null || isIban(iban)) return;
  issues.add(path, "iban_malformed", "Must be an IBAN with valid check digits, such as DE02 1203 0000 0000 2020 51.");
}
