import { countryCodes } from "../../../../core/billing/countries.js";
import { currencyCodes } from "../../../../core/kernel/currency.js";
import { dateFormat, displayNames } from "./formats.js";
import type { Option } from "./options.js";

/** The languages of invoices and emails, and the regions whose numbers and dates they follow. */
const locales = [
  "de de-AT de-CH de-DE de-LI de-LU en en-AU en-CA en-GB en-IE en-IN en-NZ en-US en-ZA es es-AR es-CL es-CO es-ES es-MX es-PE es-US",
  "fr fr-BE fr-CA fr-CH fr-FR fr-LU",
].flatMap((line) => line.split(" "));

/** The current names of zones that browsers list by an old one. */
const renamed: Readonly<Record<string, string>> = {
  "America/Coral_Harbour": "America/Atikokan",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** All currencies by code. */
export function currencyOptions(locale: string): readonly Option[] {
  return currencyCodes.map((value) => ({ value, label: currencyName(value, locale) }));
}

/** The code and the name, such as "EUR – Euro". */
export function currencyName(code: string, locale: string): string {
  return `${code} – ${displayNames(locale, { type: "currency" }).of(code) ?? code}`;
}

/** All countries by name. */
export function countryOptions(locale: string): readonly Option[] {
  return byLabel(
    countryCodes.map((value) => ({ value, label: countryName(value, locale) })),
    locale,
  );
}

/** The country's name; the code if the browser does not know it. */
export function countryName(code: string, locale: string): string {
  return displayNames(locale, { type: "region" }).of(code) ?? code;
}

/** The supported languages by name, with and without a region. */
export function languageOptions(locale: string): readonly Option[] {
  return byLabel(
    locales.map((value) => ({ value, label: languageName(value, locale) })),
    locale,
  );
}

/** The language's name, with its region if it has one; the tag if the browser does not know it. */
export function languageName(tag: string, locale: string): string {
  try {
    return capital(displayNames(locale, { type: "language", languageDisplay: "standard" }).of(tag) ?? tag, locale);
  } catch {
    return tag;
  }
}

/** Time zones by city, with their current offset. They are found by region and country too. */
export function zoneOptions(locale: string, now: number): readonly Option[] {
  const countries = countriesOfZones(locale);
  const zones = new Set(["UTC", ...Intl.supportedValuesOf("timeZone")]);
  const options = [...zones].map((zone) => {
    const value = renamed[zone] ?? zone;
    const terms = `${zone} ${value.replaceAll(/[_/]/g, " ")} ${countries.get(zone) ?? ""}`;
    return { value, label: zoneName(value, locale, now), terms };
  });
  return byLabel(options, locale);
}

/** The city and the offset, such as "Berlin (GMT+2)"; the zone if the browser does not know it. */
export function zoneName(zone: string, locale: string, now: number): string {
  const city = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  try {
    const format = dateFormat(locale, { timeZone: zone, timeZoneName: "shortOffset" });
    const offset = format.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value ?? "";
    return city === offset ? city : `${city} (${offset})`;
  } catch {
    return zone;
  }
}

/** The zones of countries, of which not every browser knows. */
type WithTimeZones = Intl.Locale & { getTimeZones?(): readonly string[] | undefined };

function countriesOfZones(locale: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const code of countryCodes) {
    const region: WithTimeZones = new Intl.Locale("und", { region: code });
    for (const zone of region.getTimeZones?.() ?? []) names.set(zone, countryName(code, locale));
  }
  return names;
}

function byLabel(options: readonly Option[], locale: string): readonly Option[] {
  const { compare } = new Intl.Collator(locale);
  return [...options].sort((one, other) => compare(one.label, other.label));
}

function capital(text: string, locale: string): string {
  return text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
}
