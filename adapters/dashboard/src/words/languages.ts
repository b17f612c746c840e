/** The supported languages and their native names. */
export const languages = { en: "English", de: "Deutsch", fr: "Français", es: "Español" } as const;

export type Language = keyof typeof languages;
