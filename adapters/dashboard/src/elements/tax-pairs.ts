import type { ComponentValues } from "./tax-values.js";

/** Where a pair of taxes is usual, by the words of the dashboard. */
type Place = "quebec" | "britishColumbia" | "saskatchewan" | "manitoba" | "india";
/** A name of a tax, by the words of the dashboard. */
type TaxName = "gst" | "qst" | "pst" | "rst" | "cgst" | "sgst";

interface Pair {
  readonly place: Place;
  readonly taxes: readonly (readonly [name: TaxName, rate: string])[];
}

const federal = ["gst", "5"] as const;

/**
 * Usual pairs, both computed on the price. Canada: GST (Excise Tax Act, section 165 (1)) with QST (Act respecting the Québec sales tax, section 16), with the
 * PST of British Columbia and Saskatchewan, or with the RST of Manitoba. India: central and state tax at half the rate each (CGST Act, section 9).
 */
const pairs: readonly Pair[] = [
  { place: "quebec", taxes: [federal, ["qst", "9.975"]] },
  { place: "britishColumbia", taxes: [federal, ["pst", "7"]] },
  { place: "saskatchewan", taxes: [federal, ["pst", "6"]] },
  { place: "manitoba", taxes: [federal, ["rst", "7"]] },
  {
    place: "india",
    taxes: [
      ["cgst", "9"],
      ["sgst", "9"],
    ],
  },
];

type Translate = (key: `twoTaxes.places.${Place}` | `twoTaxes.names.${TaxName}`) => string;

/** A usual pair with the name of the place, and the values of a form. */
export interface NamedPair {
  readonly place: string;
  readonly components: readonly ComponentValues[];
}

/** The usual pairs, in the language of the dashboard. */
export function usualPairs(t: Translate): readonly NamedPair[] {
  return pairs.map(({ place, taxes }) => ({
    place: t(`twoTaxes.places.${place}`),
    components: taxes.map(([name, rate]) => ({ name: t(`twoTaxes.names.${name}`), rate, compound: false })),
  }));
}

/** The fields of a second tax beside one that has only a rate so far. */
export function blankPair(rate: string): readonly ComponentValues[] {
  return [rate, ""].map((one) => ({ name: "", rate: one, compound: false }));
}
