import { LRUCache } from "lru-cache";
import {
  type Address,
  type CurrencyCode,
  type Decimal,
  DECIMAL_SCALE,
  divideRounded,
  formatDuration,
  localFormats,
  type LocalFormats,
} from "../../core/index.js";
import { hasWords } from "./words/index.js";

/** The locale's formats if its language has words, so that a document is in one language; otherwise the English ones. */
export function formatsFor(locale: string, currency: CurrencyCode): LocalFormats {
  return make(hasWords(locale) ? locale : "en", currency);
}

const made = new LRUCache<string, LocalFormats>({ max: 100 });

function make(locale: string, currency: CurrencyCode): LocalFormats {
  const key = `${locale} ${currency}`;
  const formats = made.get(key) ?? localFormats(locale, currency);
  made.set(key, formats);
  return formats;
}

/** `h:mm`, with seconds if minutes alone do not multiply to the line's amount. */
export function duration(seconds: Decimal): string {
  return formatDuration(Number(divideRounded(seconds, DECIMAL_SCALE)));
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
