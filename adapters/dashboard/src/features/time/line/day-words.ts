import { foldCase } from "../../../../../../core/kernel/letter-case.js";

const days = ["today", "yesterday"] as const;
export type NamedDay = (typeof days)[number];

const spoken = {
  en: { today: "today", yesterday: "yesterday" },
  de: { today: "heute", yesterday: "gestern" },
  fr: { today: "aujourd'hui", yesterday: "hier" },
  es: { today: "hoy", yesterday: "ayer" },
} as const satisfies Record<string, Record<NamedDay, string>>;

export type DayLanguage = keyof typeof spoken;

/** The day that the word means in the language or in English. Other languages are ignored: "hier" has another meaning in German. */
export function dayNamed(word: string, language: DayLanguage): NamedDay | null {
  const text = foldCase(word.replaceAll("’", "'"));
  return days.find((day) => text === spoken[language][day] || text === spoken.en[day]) ?? null;
}
