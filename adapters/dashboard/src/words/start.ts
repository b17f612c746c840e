import { steadily } from "../loading/steadily.js";
import { setCurrentLocale } from "./current-locale.js";
import type { Language } from "./languages.js";
import { firstNamespaces, type Namespace } from "./namespaces.js";
import { localeOf, preferredLanguage } from "./preferred-language.js";
import { type Dictionary, textOf, type Values } from "./text-of.js";
import type { Translate } from "./translate.js";

type Dictionaries = Readonly<Record<string, Dictionary>>;

/** The words of the frame and of the first pages, in one file for each language. */
const first = import.meta.glob<Dictionaries>("./first/*.ts");
const files = import.meta.glob<{ readonly default: Dictionary }>([
  "../features/*/words/*.ts",
  "!../features/{projects,time,welcome,work}/words/*.ts",
]);

const needed = new Set<Namespace>(firstNamespaces);
const loaded = new Map<string, Dictionary>();
const listeners = new Set<() => void>();
let language: Language = preferredLanguage();
let started: Promise<void> | undefined;

/** The current language. There is no fallback language: the compiler checks that every language is complete. */
export const currentLanguage = (): Language => language;

/** Calls the listener when the language changes. Returns a function that removes the listener. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a text of a feature in a language, or undefined if it has none. */
export function lookUp(of: Language, namespace: Namespace, key: string, values?: Values): string | undefined {
  const [name, rest = ""] = key.includes(":") ? key.split(":", 2) : [namespace, key];
  return textOf(loaded.get(`${of} ${name}`), of, rest, values);
}

/** Returns a text of the frame in the current language, outside of components. */
export const shellText: Translate = (key, values) => lookUp(language, "shell", key, values) ?? key;

/** Resolves when the words of the frame and of the first pages are loaded. */
export function startWords(): Promise<void> {
  started ??= speak(language);
  return started;
}

/** Resolves when a feature's words are loaded. */
export async function loadWords(namespace: Namespace): Promise<void> {
  await startWords();
  needed.add(namespace);
  for (let done: Language | null = null; done !== language;) {
    done = language;
    await load(done, namespace);
  }
}

/** Loads the needed words of a language, then switches to it. */
export async function speak(next: Language): Promise<void> {
  for (const namespace of needed) await load(next, namespace);
  language = next;
  setCurrentLocale(localeOf(next));
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

async function load(of: Language, namespace: Namespace): Promise<void> {
  const id = `${of} ${namespace}`;
  if (!loaded.has(id)) loaded.set(id, await read(of, namespace));
}

async function read(of: Language, namespace: Namespace): Promise<Dictionary> {
  const file = files[`../features/${namespace}/words/${of}.ts`];
  const words = file ? (await steadily(file)).default : (await readFirst(of))[namespace];
  if (words === undefined) throw new Error(`There are no words of ${namespace} in ${of}.`);
  return words;
}

async function readFirst(of: Language): Promise<Dictionaries> {
  const load = first[`./first/${of}.ts`];
  if (!load) throw new Error(`There are no words in ${of}.`);
  return steadily(load);
}
