import { readDecimal } from "./amounts.js";

/** A tax that buyers withhold, as texts. Both are empty if there is none. */
export interface WithholdingValues {
  readonly name: string;
  readonly rate: string;
}

export function withholdingValues(withholding: WithholdingValues | null | undefined): WithholdingValues {
  return { name: withholding?.name ?? "", rate: withholding?.rate ?? "" };
}

/** In the API's format; null if there is none, or if a field is empty or the rate is no number. */
export function withholdingOf({ name, rate }: WithholdingValues): WithholdingValues | null {
  const read = readDecimal(rate);
  return read === undefined || name.trim() === "" ? null : { name: name.trim(), rate: read };
}
