import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { type SealContext, type Recorded, sealed } from "./ledger.js";

/** Appends to the ledger of a series, which the transaction must hold, by `nextInSeries` or `raiseSeries`. */
export async function appendToLedger(
  { digest }: Pick<Ports, "digest">,
  { ledger }: Pick<Stores, "ledger">,
  recorded: Recorded,
  context: SealContext,
): Promise<void> {
  await ledger.append(sealed(recorded, context, await ledger.last(context.series), digest));
}
