import { type Offer, useUndoOffer } from "../../elements/offer-undo.js";
import { useEntriesChanged } from "./use-entries-changed.js";

/** Returns a function that reports a change of entries and offers to undo it for a short time. */
export function useOfferUndo(): (offer: Offer) => void {
  return useUndoOffer(useEntriesChanged());
}
