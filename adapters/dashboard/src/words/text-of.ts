/** Words of one feature in one language: texts, or groups of them. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** What replaces `{{name}}` in a text. `count` also selects the plural form. */
export type Values = Readonly<Record<string, string | number>> & { readonly count?: number };

const PLACE = /\{\{(\w+)(, number)?\}\}/g;

/** Returns the text, with its values. Undefined if there is none. */
export function textOf(words: Dictionary | undefined, language: string, key: string, values: Values = {}): string | undefined {
  const { count } = values;
  const found =
    count === undefined
      ? find(words, key)
      : (find(words, `${key}_${count === 0 ? "zero" : formOf(language, count)}`) ??
        find(words, `${key}_${formOf(language, count)}`) ??
        find(words, `${key}_other`) ??
        find(words, key));
  return found?.replace(PLACE, (place, name: string, isNumber?: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return isNumber && typeof value === "number" ? value.toLocaleString(language) : String(value);
  });
}

function find(words: Dictionary | undefined, key: string): string | undefined {
  let found: string | Dictionary | undefined = words;
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  return typeof found === "string" ? found : undefined;
}

const rules = new Map<string, Intl.PluralRules>();

/** The plural form of the number (Unicode CLDR). */
function formOf(language: string, count: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}
