import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { type Place, type Recorded, sealed } from "./ledger.js";

/** Appends to the ledger of a series, which the transaction must hold, by `nextInSeries` or `raiseSeries`. */
export async function appendToLedger(
  { digest }: Pick<Ports, "digest">,
  { ledger }: Pick<Stores, "ledger">,
  recorded: Recorded,
  place: Place,
): Promise<void> {
  await ledger.append(sealed(recorded, place, await ledger.last(place.series), digest));
}
