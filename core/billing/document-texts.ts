import { FieldTable, objectType } from "../kernel/field-table.js";
import { listType, ruledTextType, textType } from "../kernel/field-types.js";
import { type Described, field, type ModelOf } from "../kernel/fields.js";
import { notesLimits } from "../kernel/text.js";
import { checkLocale, localeLimits } from "./locale.js";

/** The most languages with texts, and the longest footer, in code points. */
export const documentTextLimits = { languages: 20, footer: { max: 1_000 }, notes: notesLimits } as const;

/** A primary language, such as `de`. */
const languageType = ruledTextType(localeLimits, ["locale_unknown"], checkLocale);

const documentTextTable = new FieldTable({
  /** BCP 47. Documents in a variant of the language have the texts, too. */
  language: field.required(languageType, ["The language, as a BCP 47 tag", "de"]),
  /** The notes of new invoices in this language, at most 10,000 characters. */
  notes: field.defaulting(textType(notesLimits), "", ["The notes of new invoices", "Thank you for your business."]),
  /** Below the text of every page, at most 1,000 characters. */
  footer: field.defaulting(textType(documentTextLimits.footer), "", [
    "Printed at the bottom of every page",
    "Nordbank, BIC BYLADEM1001",
  ]),
});

/** The texts of documents in one language. */
export interface DocumentTexts extends ModelOf<typeof documentTextTable.fields>, Described {}

const listOfTexts = listType(objectType(documentTextTable), { max: documentTextLimits.languages });

/** Texts in different languages. Adds `not_unique` for a language that is listed before. */
export const documentTextsType: typeof listOfTexts = {
  ...listOfTexts,
  codes: [...listOfTexts.codes, "not_unique"],
  check: (issues, path, texts) => {
    listOfTexts.check(issues, path, texts);
    texts.forEach(({ language }, index) => {
      if (texts.findIndex((other) => other.language.toLowerCase() === language.toLowerCase()) < index)
        issues.add([...path, index, "language"], "not_unique", "Each language has one entry.");
    });
  },
};

/** The texts for a document in the locale: those of exactly this tag, of its language, or else the first. Null if there are none. */
export function textsFor(all: readonly DocumentTexts[], locale: string): DocumentTexts | null {
  const languageOf = (tag: string) => new Intl.Locale(tag).language;
  const exact = all.find(({ language }) => language.toLowerCase() === locale.toLowerCase());
  return exact ?? all.find(({ language }) => languageOf(language) === languageOf(locale)) ?? all[0] ?? null;
}
