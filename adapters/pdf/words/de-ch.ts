import { exemptionTexts } from "../../../core/index.js";
import { de } from "./de.js";
import type { Words } from "./words.js";

/** German as in Switzerland and Liechtenstein, where the tax is the Mehrwertsteuer. */
export const deCh: Words = {
  ...de,
  vatId: "MWST-Nr.",
  tax: "MWST",
  pricesIncludeTax: "Die Preise enthalten die Mehrwertsteuer.",
  taxAtRate: (from, rate, to) => `MWST (1 ${from} = ${rate} ${to})`,
  exemptions: exemptionTexts["de-CH"],
};
