import { useTranslation } from "../../words/use-translation.js";
import { deleteEntry, type Entry } from "./entries.js";
import { useOfferUndo } from "./undo.js";

/** Returns a function that deletes an entry immediately, and offers to undo it for a short time. */
export function useRemoval(): (entry: Entry) => Promise<void> {
  const { t } = useTranslation("time");
  const offerUndo = useOfferUndo();
  return async (entry) => offerUndo({ message: t("deleted"), undo: await deleteEntry(entry) });
}
