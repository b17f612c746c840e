import { LRUCache } from "lru-cache";
import {
  type Address,
  type CurrencyCode,
  currencyExponent,
  daysOf,
  type Decimal,
  DECIMAL_SCALE,
  divideRounded,
  formatAmount,
  formatDecimal,
  formatDuration,
  type LocalDate,
} from "../../core/index.js";

const MS_PER_DAY = 86_400_000;
const HUNDREDTHS_OF_MILLIONTHS = 8;

/** Numbers and dates in the locale's format, computed from exact decimals, with digits 0–9 and the Gregorian calendar. */
export interface Formats {
  /** Minor units with the currency's decimals, without the currency. */
  readonly amount: (minor: bigint) => string;
  /** Minor units with the currency's decimals and code. */
  readonly money: (minor: bigint) => string;
  /** Minor units of another currency, with its decimals and code. */
  readonly moneyIn: (minor: bigint, currency: CurrencyCode) => string;
  readonly decimal: (value: Decimal) => string;
  readonly percent: (value: Decimal) => string;
  readonly date: (date: LocalDate) => string;
  readonly period: (period: { readonly start: LocalDate; readonly end: LocalDate }) => string;
  readonly country: (code: string) => string;
}

/** The first of the locales whose dates and numbers are `printable`, otherwise English. */
export function formatsFor(locale: string, currency: CurrencyCode, printable: (text: string) => boolean): Formats {
  const formats = make(locale, currency);
  const months = Array.from({ length: 12 }, (_, month) =>
    formats.date(`2026-${String(month + 1).padStart(2, "0")}-28` as LocalDate),
  );
  const sample = [...months, formats.money(-123_456_789n), formats.percent(-DECIMAL_SCALE as Decimal), formats.country("DE")];
  return printable(sample.join("")) ? formats : make("en", currency);
}

/** Creating them takes a millisecond. */
const made = new LRUCache<string, Formats>({ max: 100 });

function make(locale: string, currency: CurrencyCode): Formats {
  const key = `${locale} ${currency}`;
  const formats = made.get(key) ?? create(locale, currency);
  made.set(key, formats);
  return formats;
}

function create(locale: string, currency: CurrencyCode): Formats {
  // Intl would replace an unknown locale with the machine's.
  const locales = [locale, "en"];
  const digits = currencyExponent(currency);
  const plain = { numberingSystem: "latn", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  const amounts = new Intl.NumberFormat(locales, plain);
  const money = new Intl.NumberFormat(locales, { ...plain, style: "currency", currency, currencyDisplay: "code" });
  const decimals = new Intl.NumberFormat(locales, { numberingSystem: "latn", maximumFractionDigits: 6 });
  const percents = new Intl.NumberFormat(locales, { numberingSystem: "latn", style: "percent", maximumFractionDigits: 6 });
  const dates = new Intl.DateTimeFormat(locales, {
    dateStyle: "medium",
    timeZone: "UTC",
    calendar: "gregory",
    numberingSystem: "latn",
  });
  const countries = new Intl.DisplayNames(locales, { type: "region" });
  const date = (day: LocalDate): string => dates.format(daysOf(day) * MS_PER_DAY);
  return {
    amount: (minor) => amounts.format(exact(formatAmount(minor, currency))),
    money: (minor) => money.format(exact(formatAmount(minor, currency))),
    moneyIn: (minor, other) => make(locale, other).money(minor),
    decimal: (value) => decimals.format(exact(formatDecimal(value))),
    percent: (value) => percents.format(exact(hundredth(value))),
    date,
    period: ({ start, end }) => (start === end ? date(start) : `${date(start)} – ${date(end)}`),
    country: (code) => countries.of(code) ?? code,
  };
}

/** Intl formats a decimal string without floating point. */
function exact(decimal: string): Intl.StringNumericLiteral {
  return decimal as Intl.StringNumericLiteral;
}

function hundredth(value: Decimal): string {
  const digits = (value < 0n ? -value : value).toString().padStart(HUNDREDTHS_OF_MILLIONTHS + 1, "0");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -HUNDREDTHS_OF_MILLIONTHS)}.${digits.slice(-HUNDREDTHS_OF_MILLIONTHS)}`;
}

/** `h:mm`, with seconds if minutes alone do not multiply to the line's amount. */
export function duration(seconds: Decimal): string {
  return formatDuration(Number(divideRounded(seconds, DECIMAL_SCALE)));
}

/** Groups of four characters, as printed on paper (ISO 13616). */
export function groupedIban(iban: string): string {
  return iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ");
}

const cityFirst = new Set(["AU", "CA", "GB", "IE", "IN", "NZ", "US"]);

/** An address in the format of its country's post, without the country. */
export function addressLines(address: Address | null): readonly string[] {
  if (address === null) return [];
  const { line1, line2, city, postalCode, region, country } = address;
  const place =
    country !== null && cityFirst.has(country)
      ? [written([written([city, region], ", "), postalCode], " ")]
      : [written([postalCode, city], " "), region];
  return [line1, line2, ...place].filter(isWritten);
}

function written(parts: readonly (string | null)[], separator: string): string {
  return parts.filter(isWritten).join(separator);
}

function isWritten(text: string | null): text is string {
  return text !== null && text.trim() !== "";
}
