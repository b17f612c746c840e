import { useCallback, useSyncExternalStore } from "react";
import type { Language } from "./languages.js";
import type { Namespace } from "./namespaces.js";
import { currentLanguage, lookUp, onLanguage } from "./start.js";
import type { Translate } from "./translate.js";

interface Translation<Name extends Namespace> {
  /** Returns a text of the feature, or the key if there is none. */
  readonly t: Translate<Name>;
  /** Returns a text of the feature whose key is not known in advance, or undefined. */
  readonly find: (key: string) => string | undefined;
  readonly language: Language;
}

/** The texts of a feature, by default of the frame, in the current language. */
export function useTranslation<Name extends Namespace = "shell">(namespace?: Name): Translation<Name> {
  const language = useSyncExternalStore(onLanguage, currentLanguage);
  const name = namespace ?? "shell";
  const t = useCallback<Translate<Name>>((key, values) => lookUp(language, name, key, values) ?? key, [language, name]);
  const find = useCallback((key: string) => lookUp(language, name, key), [language, name]);
  return { t, find, language };
}
