import type { Issues } from "../kernel/errors.js";
import { checkText } from "../kernel/text.js";

/** A postal address. `country` is ISO 3166-1 alpha-2. */
export interface Address {
  /** Each text has at most 200 characters. */
  readonly line1: string | null;
  readonly line2: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  /** A state or province. */
  readonly region: string | null;
  readonly country: string | null;
}

/** An address without any data. */
export const emptyAddress: Address = { line1: null, line2: null, city: null, postalCode: null, region: null, country: null };

/** Applies a change to an address; null clears it, undefined keeps it. */
export function mergeAddress(before: Address | null, change: Partial<Address> | null | undefined): Address | null {
  return change === undefined ? before : change && { ...(before ?? emptyAddress), ...change };
}

/** All ISO 3166-1 alpha-2 codes, and `XK` (Kosovo), sorted. */
export const countryCodes: readonly string[] = (
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF " +
  "CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH " +
  "GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW " +
  "KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG " +
  "NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN " +
  "SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE " +
  "YT ZA ZM ZW"
).split(" ");

const countries = new Set(countryCodes);

/** Whether the text is an ISO 3166-1 alpha-2 code in capitals. `XK` (Kosovo) counts too. */
export function isCountry(code: string): boolean {
  return countries.has(code);
}

/** The lengths of an address's texts, in UTF-16 units. */
export const addressLimits = { line: { max: 200 }, country: { min: 2, max: 2 } } as const;

/** Adds an issue at `path` for each text that is too long, and `country_unknown`. */
export function checkAddress(issues: Issues, path: readonly (string | number)[], address: Address): void {
  for (const field of ["line1", "line2", "city", "postalCode", "region"] as const) {
    checkText(issues, [...path, field], address[field], addressLimits.line);
  }
  if (address.country !== null && !isCountry(address.country)) {
    issues.add([...path, "country"], "country_unknown", "Must be an ISO 3166-1 alpha-2 country code such as DE.");
  }
}
