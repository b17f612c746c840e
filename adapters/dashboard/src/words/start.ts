import { createInstance, type i18n, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import { steadily } from "../loading/steadily.js";
import type { Language } from "./languages.js";
import { preferredLanguage } from "./preferred-language.js";
import type { Namespace } from "./namespaces.js";

const files = import.meta.glob<{ readonly default: ResourceKey }>(["./shell/*.ts", "../features/*/words/*.ts"]);

/** The words of the current language. There is no fallback language: the compiler checks that every language is complete. */
export const words: i18n = createInstance();

const needed = new Set<Namespace>(["shell"]);
let started: Promise<void> | undefined;

/** Resolves when the frame's words are loaded. */
export function startWords(): Promise<void> {
  started ??= init();
  return started;
}

/** Resolves when a feature's words are loaded. */
export async function loadWords(namespace: Namespace): Promise<void> {
  await startWords();
  needed.add(namespace);
  for (let loaded = ""; loaded !== words.language;) {
    loaded = words.language;
    await loadFile(loaded, namespace);
  }
}

/** Loads the needed words of another language, then switches to it. */
export async function speak(language: Language): Promise<void> {
  for (const namespace of needed) await loadFile(language, namespace);
  await words.changeLanguage(language);
}

async function init(): Promise<void> {
  words.on("languageChanged", (language) => {
    document.documentElement.lang = language;
  });
  const language = preferredLanguage();
  const shell = await read(language, "shell");
  await words.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { shell } },
    fallbackLng: false,
    load: "currentOnly",
    ns: ["shell"],
    defaultNS: "shell",
    interpolation: { escapeValue: false },
  });
}

async function loadFile(language: string, namespace: Namespace): Promise<void> {
  if (!words.hasResourceBundle(language, namespace))
    words.addResourceBundle(language, namespace, await read(language, namespace));
}

async function read(language: string, namespace: Namespace): Promise<ResourceKey> {
  const path = namespace === "shell" ? `./shell/${language}.ts` : `../features/${namespace}/words/${language}.ts`;
  const load = files[path];
  if (!load) throw new Error(`There are no words in ${path}.`);
  return (await steadily(load)).default;
}
