import { coreMoney } from "./core-money.js";
import { coreRules } from "./core-rules.js";
import type { Mutant } from "./mutant.js";

/** Every mutant, by the part of the project that it breaks. */
export const areas: Readonly<Record<string, readonly Mutant[]>> = {
  core: [...coreMoney, ...coreRules],
};
