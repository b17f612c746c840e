import { type BackendModule, createInstance, type i18n, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import { preferredLanguage } from "./languages.js";
import type { Namespace } from "./namespaces.js";

const files = import.meta.glob<{ readonly default: ResourceKey }>(["./shell/*.ts", "../features/*/words/*.ts"]);

const backend: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (language, namespace, done) => {
    const path = namespace === "shell" ? `./shell/${language}.ts` : `../features/${namespace}/words/${language}.ts`;
    const load = files[path];
    if (!load) return done(new Error(`There are no words in ${path}.`), null);
    load().then(
      (file) => done(null, file.default),
      (error: Error) => done(error, null),
    );
  },
};

/** The words of one language at a time; no other stands in for it, since the compiler knows that each has all of them. */
export const words: i18n = createInstance();

let started: Promise<void> | undefined;

/** Settles when the words of the frame are there. */
export function startWords(): Promise<void> {
  started ??= init();
  return started;
}

/** Settles when the words of a feature are there. */
export async function loadWords(namespace: Namespace): Promise<void> {
  await startWords();
  await words.loadNamespaces(namespace);
}

async function init(): Promise<void> {
  words.on("languageChanged", (language) => {
    document.documentElement.lang = language;
  });
  await words
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: preferredLanguage(),
      fallbackLng: false,
      load: "currentOnly",
      ns: ["shell"],
      defaultNS: "shell",
      interpolation: { escapeValue: false },
    });
}
