import { daysOf, type LocalDate } from "./calendar.js";
import { type CurrencyCode, currencyExponent } from "./currency.js";
import { type Decimal, formatDecimal } from "./decimal.js";
import { formatAmount } from "./money.js";
import { MS_PER_DAY } from "./durations.js";
import type { Instant } from "./instant.js";
import type { TimeZone } from "./time-zone.js";

const HUNDREDTHS_OF_MILLIONTHS = 8;

/** Numbers and dates in the locale's format, computed from exact decimals, with digits 0–9 and the Gregorian calendar. */
export interface LocalFormats {
  /** Minor units with the currency's decimals, without the currency. */
  readonly amount: (minor: bigint) => string;
  /** Minor units with the currency's decimals and code. */
  readonly money: (minor: bigint) => string;
  /** Minor units of another currency, with its decimals and code. */
  readonly moneyIn: (minor: bigint, other: CurrencyCode) => string;
  readonly decimal: (value: Decimal) => string;
  readonly percent: (value: Decimal) => string;
  readonly date: (date: LocalDate) => string;
  readonly period: (period: { readonly start: LocalDate; readonly end: LocalDate }) => string;
  readonly country: (code: string) => string;
  readonly labelled: (label: string, value: string) => string;
}

/** A label, a colon and a value. French has a no-break space before the colon. */
export function labelled(locale: string, label: string, value: string): string {
  return `${label}${/^fr(-|$)/i.test(locale) ? "\u00a0" : ""}: ${value}`;
}

/** The formats of a BCP 47 tag; English if it is unknown. Creating them takes a millisecond. */
export function localFormats(locale: string, currency: CurrencyCode): LocalFormats {
  // Intl would replace an unknown locale with the machine's.
  const locales = [locale, "en"];
  const digits = currencyExponent(currency);
  const plain = { numberingSystem: "latn", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  const currencies = { ...plain, style: "currency", currencyDisplay: "code" } as const;
  // In some locales amounts with a currency have other separators, such as a point in Switzerland. A document has one set.
  const separators = separatorsOf(locales, currency);
  const formatted = (format: Intl.NumberFormat, value: string): string =>
    withSeparators(format.formatToParts(exact(value)), separators);
  const amounts = new Intl.NumberFormat(locales, plain);
  const money = new Intl.NumberFormat(locales, { ...currencies, currency });
  const percents = new Intl.NumberFormat(locales, { numberingSystem: "latn", style: "percent", maximumFractionDigits: 6 });
  const countries = new Intl.DisplayNames(locales, { type: "region" });
  const date = localDates(locale, { dateStyle: "medium" });
  return {
    amount: (minor) => formatted(amounts, formatAmount(minor, currency)),
    money: (minor) => formatted(money, formatAmount(minor, currency)),
    moneyIn: (minor, other) => {
      const decimalsOf = currencyExponent(other);
      const fraction = { minimumFractionDigits: decimalsOf, maximumFractionDigits: decimalsOf };
      return formatted(
        new Intl.NumberFormat(locales, { ...currencies, ...fraction, currency: other }),
        formatAmount(minor, other),
      );
    },
    decimal: localDecimals(locale, separators),
    percent: (value) => formatted(percents, hundredth(value)),
    date,
    period: ({ start, end }) => (start === end ? date(start) : `${date(start)} – ${date(end)}`),
    country: (code) => countries.of(code) ?? code,
    labelled: (label, value) => labelled(locale, label, value),
  };
}

/** Formats days in a BCP 47 tag's format, or in English if it is unknown, with digits 0–9 and the Gregorian calendar. */
export function localDates(locale: string, options: Intl.DateTimeFormatOptions): (day: LocalDate) => string {
  const style = { timeZone: "UTC", calendar: "gregory", numberingSystem: "latn" } as const;
  // Intl would replace an unknown locale with the machine's.
  const formatter = new Intl.DateTimeFormat([locale, "en"], { ...style, ...options });
  return (day) => formatter.format(daysOf(day) * MS_PER_DAY);
}

/** Formats decimals in a BCP 47 tag's format, with digits 0–9. `separators` replace the locale's. */
export function localDecimals(locale: string, separators: Separators = {}): (value: Decimal) => string {
  const decimals = new Intl.NumberFormat([locale, "en"], { numberingSystem: "latn", maximumFractionDigits: 6 });
  return (value) => withSeparators(decimals.formatToParts(exact(formatDecimal(value))), separators);
}

type Separators = Readonly<Partial<Record<Intl.NumberFormatPartTypes, string>>>;

/** The separators of amounts in the currency. */
function separatorsOf(locales: readonly string[], currency: CurrencyCode): Separators {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const style = { numberingSystem: "latn", style: "currency", currency, currencyDisplay: "code", ...digits } as const;
  const parts = new Intl.NumberFormat([...locales], style).formatToParts(1_234_567.5);
  return Object.fromEntries(parts.flatMap(({ type, value }) => (type === "group" || type === "decimal" ? [[type, value]] : [])));
}

function withSeparators(parts: readonly Intl.NumberFormatPart[], separators: Separators): string {
  return parts.map(({ type, value }) => separators[type] ?? value).join("");
}

/** An instant as date and time of a zone, in the locale's format, with digits 0–9 and the Gregorian calendar. */
export function formatLocalTime(locale: string, timeZone: TimeZone, at: Instant): string {
  const style = { dateStyle: "medium", timeStyle: "short", calendar: "gregory", numberingSystem: "latn" } as const;
  return new Intl.DateTimeFormat([locale, "en"], { ...style, timeZone }).format(at);
}

/** Groups of four characters, as printed on paper (ISO 13616). */
export function groupedIban(iban: string): string {
  return iban
    .replace(/\s/g, "")
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, "$1 ");
}

/** Intl formats a decimal string without floating point, which the types of ES2022 do not include. */
function exact(decimal: string): number {
  return decimal as unknown as number;
}

function hundredth(value: Decimal): string {
  const digits = (value < 0n ? -value : value).toString().padStart(HUNDREDTHS_OF_MILLIONTHS + 1, "0");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -HUNDREDTHS_OF_MILLIONTHS)}.${digits.slice(-HUNDREDTHS_OF_MILLIONTHS)}`;
}
