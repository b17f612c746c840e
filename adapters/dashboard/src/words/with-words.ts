import type { Namespace } from "./namespaces.js";
import { loadWords } from "./start.js";

/** Loads a module together with the words of the features that it uses. */
export function withWords<Module>(load: () => Promise<Module>, ...namespaces: readonly Namespace[]): () => Promise<Module> {
  return async () => {
    const [loaded] = await Promise.all([load(), ...namespaces.map(loadWords)]);
    return loaded;
  };
}
