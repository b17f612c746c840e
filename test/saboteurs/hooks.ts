import type { InitializeHook, LoadHook } from "node:module";

/** A module, and the source that replaces it. */
export interface Substitution {
  readonly url: string;
  readonly source: string;
}

let substitution: Substitution;

export const initialize: InitializeHook<Substitution> = (data) => {
  substitution = data;
};

export const load: LoadHook = (url, context, nextLoad) =>
  url === substitution.url ? { format: "module", source: substitution.source, shortCircuit: true } : nextLoad(url, context);
