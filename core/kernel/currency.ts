import { invalidField, type Issues } from "./errors.js";

/** An ISO 4217 alphabetic code in capitals, such as `EUR`. Excludes metals, testing codes and units without a minor unit. */
export type CurrencyCode = string & { readonly __currency: true };

/**
 * ISO 4217 list one by exponent (digits of the minor unit), funds codes included.
 * ANG and BGN, withdrawn in 2025 and 2026, stay readable because invoices in them are still being settled.
 */
const codesByExponent: readonly (readonly [exponent: number, codes: string])[] = [
  [0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"],
  [
    2,
    `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY
     COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR
     JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO
     NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS
     TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG`,
  ],
  [3, "BHD IQD JOD KWD LYD OMR TND"],
  [4, "CLF UYW"],
];

const exponents: ReadonlyMap<string, number> = new Map(
  codesByExponent.flatMap(([exponent, codes]) => codes.split(/\s+/).map((code) => [code, exponent] as const)),
);

/** All supported codes, sorted. */
export const currencyCodes: readonly CurrencyCode[] = [...exponents.keys()].sort() as CurrencyCode[];

/** Whether the text is a supported code in capitals. */
export function isCurrency(text: string): text is CurrencyCode {
  return exponents.has(text);
}

/**
 * Parses an ISO 4217 code in capitals. Throws `currency_unknown` (invalid), with an empty path, also for lower case.
 */
export function parseCurrency(text: string): CurrencyCode {
  if (!isCurrency(text)) throw invalidField([], "currency_unknown", "A currency must be an ISO 4217 code such as EUR.");
  return text;
}

/** Adds `currency_unknown` unless {@link parseCurrency} accepts the text. */
export function checkCurrency(issues: Issues, path: readonly (string | number)[], text: string): void {
  if (!isCurrency(text)) issues.add(path, "currency_unknown", "Must be an ISO 4217 code such as EUR.");
}

/** The number of decimals of the currency's minor unit: JPY 0, EUR 2, KWD 3, CLF 4. Throws as {@link parseCurrency} does. */
export function currencyExponent(code: CurrencyCode): number {
  return exponents.get(parseCurrency(code)) ?? 0;
}
