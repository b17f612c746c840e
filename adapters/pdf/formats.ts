import { LRUCache } from "lru-cache";
import {
  type Address,
  type CurrencyCode,
  type Decimal,
  DECIMAL_SCALE,
  divideRounded,
  documentLocale,
  formatDuration,
  localFormats,
  type LocalFormats,
} from "../../core/index.js";

/** The formats of the language that the document is in. */
export function formatsFor(locale: string, currency: CurrencyCode): LocalFormats {
  return make(documentLocale(locale), currency);
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

/** The last lines of addresses, separated by `|`, by country, as its post wants them (Universal Postal Union, S42). */
const places: Readonly<Record<string, string>> = {
  AU: "{city} {region} {postalCode}",
  BR: "{city} - {region}|{postalCode}",
  CA: "{city}, {region} {postalCode}",
  GB: "{city}|{region}|{postalCode}",
  IE: "{city}|{region}|{postalCode}",
  IN: "{city} {postalCode}|{region}",
  IT: "{postalCode} {city} {region}",
  MX: "{postalCode} {city}, {region}",
  NZ: "{city} {postalCode}|{region}",
  SG: "{city} {postalCode}|{region}",
  US: "{city}, {region} {postalCode}",
};
const usualPlace = "{postalCode} {city}|{region}";

/** An address in the format of its country's post, without the country. */
export function addressLines(address: Address | null): readonly string[] {
  if (address === null) return [];
  const { line1, line2, city, postalCode, region, country } = address;
  const parts: Readonly<Record<string, string | null>> = { city, postalCode, region };
  const place = (places[country ?? ""] ?? usualPlace).split("|").map((line) => placed(line, parts));
  return [line1, line2, ...place].filter(isWritten);
}

/** A line with its parts, without the separators of those that are missing. */
function placed(line: string, parts: Readonly<Record<string, string | null>>): string {
  const pieces = line.split(/(?<=\})|(?=\{)/);
  return pieces.reduce((text, piece, index) => {
    const part = parts[piece.slice(1, -1)] ?? null;
    if (!isWritten(part)) return text;
    return text === "" ? part : text + (pieces[index - 1] ?? " ") + part;
  }, "");
}

function isWritten(text: string | null): text is string {
  return text !== null && text.trim() !== "";
}
