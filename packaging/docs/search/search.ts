import { type Entry, weights } from "./entry.js";
import { synonyms } from "./synonyms.js";
import { inParts, stemsOf, uniqueStems } from "./words.js";

/** What a word of the query is worth where it occurs, as a whole word and as the beginning of one. */
const worths = { title: [10, 6], names: [4, 2], place: [3, 2], text: [2, 1] } as const;

/** The part of a title's worth that does not depend on how much of the title the query has. */
const TITLE_SHARE = 0.6;

/** How much more an entry ranks if the query is its title or another of its names. */
const WHOLE = 1.6;

/** How much less an entry ranks that only a synonym finds. */
const SYNONYM = 0.8;

/** Shorter words match whole words only. */
const LEAST_BEGINNING = 3;

/** Shorter words do not begin a synonym. */
const LEAST_OF_SYNONYM = 5;

/** An entry with what the search compares. */
interface Prepared {
  readonly entry: Entry;
  /** What the query can be as a whole: the title's first sentence, and the further names. */
  readonly wholes: readonly (readonly string[])[];
  /** The words of the title's first sentence, with names in parts, without repetitions. */
  readonly titleParts: readonly string[];
  /** All words of the title. */
  readonly titleStems: readonly string[];
  readonly nameStems: readonly string[];
  readonly placeStems: readonly string[];
}

const terms = synonyms.map((group) => group.map(stemsOf));

/** Searches the entries, best match first. Entries that match equally keep their order. */
export function searchOf(entries: readonly Entry[]): (query: string) => readonly Entry[] {
  const prepared = entries.map(prepare);
  return (query) => {
    const stems = stemsOf(query);
    if (stems.length === 0) return [];
    const others = withSynonyms(stems);
    return prepared
      .map((one) => ({
        entry: one.entry,
        score: Math.max(scoreOf(one, stems), ...others.map((other) => SYNONYM * scoreOf(one, other))),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ entry }) => entry);
  };
}

function prepare(entry: Entry): Prepared {
  const [sentence = ""] = entry.title.split(". ");
  return {
    entry,
    wholes: [sentence, ...entry.names].map(stemsOf),
    titleParts: [...new Set(stemsOf(inParts(sentence)))],
    titleStems: uniqueStems(entry.title),
    nameStems: uniqueStems(entry.names.join(" ")),
    placeStems: uniqueStems(entry.place),
  };
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((stem, at) => stem === others[at]);

/** The query with each of its terms replaced by each synonym. */
function withSynonyms(query: readonly string[]): readonly (readonly string[])[] {
  return terms.flatMap((group) =>
    group.flatMap((term) => {
      const at = query.findIndex((_, from) => term.every((stem, within) => isTerm(stem, query[from + within])));
      if (at < 0) return [];
      return group.flatMap((other) => (other === term ? [] : [query.toSpliced(at, term.length, ...other)]));
    }),
  );
}

/** Whether the stem is that of the term, or long enough to be the beginning of it while the reader types. */
const isTerm = (stem: string, typed: string | undefined): boolean =>
  typed === stem || (typed !== undefined && typed.length >= LEAST_OF_SYNONYM && stem.startsWith(typed));

/** The mean of what the words are worth, reduced if some do not occur. */
function scoreOf(prepared: Prepared, query: readonly string[]): number {
  const { entry, wholes, titleParts, titleStems, nameStems, placeStems } = prepared;
  if (wholes.some((whole) => isSame(whole, query))) return worths.title[0] * weights[entry.kind] * WHOLE;
  const covered = titleParts.filter((stem) => query.some((one) => worthIn([stem], one, worths.title) > 0)).length;
  const share = TITLE_SHARE + (1 - TITLE_SHARE) * (covered / Math.max(1, titleParts.length));
  const found = query.map((stem) =>
    Math.max(
      share * worthIn(titleStems, stem, worths.title),
      worthIn(nameStems, stem, worths.names),
      worthIn(placeStems, stem, worths.place),
      worthIn(entry.stems, stem, worths.text),
    ),
  );
  const sum = found.reduce((total, worth) => total + worth, 0);
  const matched = found.filter((worth) => worth > 0).length / query.length;
  return (sum / query.length) * matched * weights[entry.kind];
}

function worthIn(stems: readonly string[], stem: string, [whole, beginning]: readonly [number, number]): number {
  if (stems.includes(stem)) return whole;
  return stem.length >= LEAST_BEGINNING && stems.some((one) => one.startsWith(stem)) ? beginning : 0;
}
