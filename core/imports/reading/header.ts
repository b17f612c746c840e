import { foldForSearch } from "../../kernel/search-fold.js";
import { type CurrencyCode, isCurrency } from "../../kernel/currency.js";
import type { CsvRow } from "../../kernel/csv-rows.js";
import { invalidField } from "../../kernel/errors.js";
import { type ExportField, type HeaderVariant, type ImportSource, importSources } from "../export-fields.js";
import { exportLimits } from "../export-limits.js";
import { headersOf } from "../sources/headers.js";

/** A column of the file. */
export interface RecognizedColumn {
  /** As the header writes it. */
  readonly title: string;
  /** What the column means. Null: it is not read. */
  readonly field: ExportField | null;
}

/** What a header says. */
export interface RecognizedHeader {
  readonly source: ImportSource;
  /** A BCP 47 tag of the language of the titles. */
  readonly language: string;
  readonly columns: readonly RecognizedColumn[];
  /** The currency that titles state, such as `Billable Rate (EUR)`. */
  readonly currency: CurrencyCode | null;
}

/** Columns by field: their title, or their number from 1. */
export type NamedColumns = Readonly<Partial<Record<ExportField, string>>>;

const number = /^\d{1,3}$/;
const inBrackets = /\(([a-z]{3})?\)$/i;

/** A title as titles are compared. A longer text is none. */
function fold(title: string): string {
  const plain = title.length > 2 * exportLimits.title.max ? "" : title.trim();
  return plain === "" ? "" : foldForSearch(plain).replace(inBrackets, "").trim().replace(/\s+/g, " ");
}

interface Variant {
  readonly source: ImportSource;
  readonly language: string;
  readonly meaning: ReadonlyMap<string, ExportField | null>;
}

const variantsOf = (source: ImportSource): readonly Variant[] =>
  headersOf(source).map(({ language, columns }: HeaderVariant) => ({
    source,
    language,
    meaning: new Map(Object.entries(columns).map(([title, field]) => [fold(title), field])),
  }));

let known: readonly Variant[] | null = null;

/** All variants, those of a source in the order of its list. Folded on the first call, which pages that read no export do not make. */
function variants(): readonly Variant[] {
  known ??= importSources.flatMap(variantsOf);
  return known;
}

/** A header and how many of its titles are known. */
interface Candidate {
  readonly header: RecognizedHeader;
  readonly score: number;
}

/** Whether columns suffice: a day or a moment of the start, and when the work ended or how long it took. */
function suffices(fields: ReadonlySet<ExportField | null>): boolean {
  const has = (...names: readonly ExportField[]): boolean => names.some((name) => fields.has(name));
  return has("date", "start") && has("endTime", "end", "duration", "hours", "minutes", "seconds");
}

/** A header among the first rows. */
export interface FoundHeader {
  readonly header: RecognizedHeader;
  /** The index of its row. */
  readonly at: number;
}

/**
 * The header among the first rows: of the source, or of the one that knows most of the titles. It is a table of another tool if all titles together know more. Null: there is
 * none.
 */
export function headerAmong(rows: readonly CsvRow[], source: ImportSource | null): FoundHeader | null {
  const wanted = variants().filter((variant) => source === null || variant.source === source);
  let best: (Candidate & FoundHeader) | null = null;
  for (const [at, { cells }] of rows.slice(0, exportLimits.headerWithin).entries()) {
    const titles = cells.map((title) => ({ title: title.trim(), folded: fold(title) }));
    for (const variant of wanted) {
      const candidate = candidateOf(titles, variant);
      if (candidate !== null && candidate.score > (best?.score ?? 0)) best = { ...candidate, at };
    }
  }
  return best;
}

interface Title {
  readonly title: string;
  readonly folded: string;
}

function candidateOf(titles: readonly Title[], { source, language, meaning }: Variant): Candidate | null {
  const taken = new Set<ExportField | null>();
  let known = 0;
  const columns = titles.map(({ title, folded }): RecognizedColumn => {
    const field = folded === "" ? undefined : meaning.get(folded);
    if (field !== undefined) known += 1;
    // The first column of a field counts.
    const free = field !== undefined && field !== null && !taken.has(field) ? field : null;
    taken.add(free);
    return { title, field: free };
  });
  if (!suffices(taken)) return null;
  return { header: { source, language, columns, currency: currencyIn(columns) }, score: known };
}

function currencyIn(columns: readonly RecognizedColumn[]): CurrencyCode | null {
  const rate = columns.find(({ field }) => field === "rate");
  const code = inBrackets.exec(rate?.title ?? "")?.[1]?.toUpperCase() ?? "";
  return isCurrency(code) ? code : null;
}

/** The header with the columns that the caller names, which count more than those recognized. Throws `column_unknown` (invalid). */
export function withNamed(header: RecognizedHeader, named: NamedColumns): RecognizedHeader {
  const places = new Map(Object.entries(named).map(([field, name]) => [field, placeOf(header.columns, field, name)]));
  const columns = header.columns.map(({ title, field }, index): RecognizedColumn => {
    const given = [...places].find(([, place]) => place === index)?.[0] as ExportField | undefined;
    return { title, field: given ?? (field !== null && places.has(field) ? null : field) };
  });
  return { ...header, columns, currency: currencyIn(columns) };
}

/** Whether the row has all named titles. */
export function hasTitles({ cells }: CsvRow, named: NamedColumns): boolean {
  const titles = cells.map(fold);
  return Object.values(named).every((name) => number.test(name) || titles.includes(fold(name)));
}

/** The header of a row whose columns are named, and nothing else is known of. */
export function plainHeader({ cells }: CsvRow): RecognizedHeader {
  const columns = cells.map((title) => ({ title: title.trim(), field: null }));
  return { source: "csv", language: "en", columns, currency: null };
}

function placeOf(columns: readonly RecognizedColumn[], field: string, name: string): number {
  const wanted = fold(name);
  const found = columns.findIndex(({ title }) => fold(title) === wanted);
  const place = found === -1 && number.test(name) ? Number(name) - 1 : found;
  if (place >= 0 && place < columns.length) return place;
  throw invalidField(["columns", field], "column_unknown", "The file has no column with this title or number.");
}
